import { describe, expect, it } from 'vitest';
import { sampleJob } from '../../test/sample-job.ts';
import { sampleQuote } from '../../test/sample-quote.ts';
import { findTwice } from './find-twice.ts';

const glossary = {
  ...{ id: 'glossary', role: 'reference', from: 'office', fileName: 'Glossary.xlsx' },
  ...{ fileSize: 1, fileType: '', fileSha256: '', at: '2026-11-20T09:00:00.000Z' },
  ...{ wordCount: 0, wordCountBasis: 'measured', measurement: null },
};

function pairOf(...fileIds: readonly string[][]) {
  const jobs = fileIds.map((ids, index) =>
    sampleJob([], {
      id: `job-${index + 1}`,
      files: ids.map((id) => ({ id, fileName: id })),
    }),
  );
  const order = sampleQuote({ status: 'in-progress', jobs, sources: [glossary] });
  return findTwice(order)?.map(({ id }) => id) ?? null;
}

describe('findTwice', () => {
  it('finds two who have the same document', () => {
    expect(pairOf(['annex'], ['source'], ['annex', 'source'])).toEqual(['job-1', 'job-3']);
  });

  it('finds nothing where they share what is for reference', () => {
    expect(pairOf(['source', 'glossary'], ['annex', 'glossary'])).toBeNull();
  });

  it('leaves out a job that is over', () => {
    const over = sampleJob([{ state: 'declined', at: '2026-11-20T11:00:00.000Z' }]);
    const jobs = [over, sampleJob([], { id: 'job-2' })];
    expect(findTwice(sampleQuote({ status: 'in-progress', jobs }))).toBeNull();
  });
});
