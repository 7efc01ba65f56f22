import { describe, expect, it } from 'vitest';
import type { Measurement } from '../../counting/measurement.ts';
import { jobsOf } from '../../life/jobs.ts';
import { isAtRevision } from '../../record/revision.ts';
import { addPage } from '../../record/scan-reading.ts';
import { sampleQuote } from '../sample-quote.ts';
import { decideFileDeleted } from './decide-file-deletion.ts';
import {
  decideReadingCancelled,
  decideReadingRequest,
  decideReadingStep,
} from './decide-reading.ts';

const now = Date.parse('2026-11-20T10:00:00.000Z');
const measurement: Measurement = {
  format: 'pdf',
  exactness: 'uncountable',
  limit: 'scan',
  counts: { words: 0, asianCharacters: 0, otherWords: 0, characters: 0 },
  outside: {},
};
const scan = sampleQuote({ measurement });
const { quote: waiting } = decideReadingRequest(scan, { pages: 'sample' });
const page = { words: 400, asianCharacters: 390, otherWords: 10 };

describe('decideReadingRequest', () => {
  it('makes a reading a job, and refuses no decision that was taken before', () => {
    expect(waiting.reading).toMatchObject({ state: 'waiting', scope: 'sample' });
    expect(jobsOf(waiting)).toEqual(['read-scan']);
    expect(isAtRevision(waiting, scan.revision)).toBe(true);
    const { wordCount, estimatedCost, updatedAt, history } = scan;
    expect(waiting).toMatchObject({ wordCount, estimatedCost, updatedAt, history });
  });

  it('refuses what is no scan, and a document that is gone', () => {
    expect(decideReadingRequest(sampleQuote(), { pages: 'all' })).toMatchObject({
      reason: 'no-scan',
    });
    const gone = decideFileDeleted(scan, { cause: 'by-hand' }, now).quote;
    expect(decideReadingRequest(gone, { pages: 'all' })).toMatchObject({ reason: 'gone' });
  });
});

describe('decideReadingStep', () => {
  it('changes nothing of a reading that was ended, or never begun', () => {
    const read = decideReadingStep(waiting, (reading) => addPage(reading, page, 9)).quote;
    const { quote: cancelled } = decideReadingCancelled(read);
    expect(cancelled.reading).toMatchObject({ state: 'cancelled', pagesRead: 1 });
    expect(jobsOf(cancelled)).toEqual([]);
    const late = decideReadingStep(cancelled, (reading) => addPage(reading, page, 9));
    expect(late).toEqual({ kind: 'unchanged', quote: cancelled });
    expect(decideReadingCancelled(scan)).toEqual({ kind: 'unchanged', quote: scan });
  });
});

describe('decideFileDeleted', () => {
  it('ends a reading, and keeps what was read', () => {
    const read = decideReadingStep(waiting, (reading) => addPage(reading, page, 9)).quote;
    const { quote } = decideFileDeleted(read, { cause: 'by-hand' }, now);
    expect(quote.reading).toMatchObject({ state: 'cancelled', pagesRead: 1 });
  });
});
