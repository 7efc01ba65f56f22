import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { requestIn } from '../test/request-in.tsx';
import { acceptedRequest } from '../test/sample-states.ts';

const added = {
  fileSize: 120_000,
  from: 'client',
  role: 'document',
  wordCount: 1204,
  wordCountBasis: 'measured',
  measurement: null,
  state: 'open',
  canTakeBack: false,
};
const reference = { ...added, role: 'reference', wordCount: 0, wordCountBasis: 'none' };

describe('the documents of a quote on paper', () => {
  it('are those that it covers, each with its day, and the references that had come by then', async () => {
    const quoted = acceptedRequest();
    const [offer] = quoted.offers;
    if (offer === undefined) throw new Error('No offer');
    const before = new Date(Date.parse(offer.at) - 3_600_000).toISOString();
    const after = new Date(Date.parse(offer.at) + 3_600_000).toISOString();
    const request = {
      ...quoted,
      offers: [{ ...offer, sources: ['covered'] }],
      sources: [
        { ...added, id: 'covered', fileName: '附件三.docx', at: before },
        { ...added, id: 'open', fileName: 'not covered.docx', at: after },
        { ...reference, id: 'glossary', fileName: '术语表.xlsx', at: before },
        { ...reference, id: 'gone', fileName: 'gone.xlsx', at: before, removedAt: before },
        { ...reference, id: 'later', fileName: 'later.xlsx', at: after },
      ],
    };
    const { container } = render(await requestIn('en', request));
    const hidden = [...container.querySelectorAll('[aria-hidden="true"]')];
    const sheet = hidden
      .map(({ textContent }) => textContent)
      .find((text) => /^.*Quotation/.test(text));
    expect(sheet).toContain(`${request.fileName}, `);
    expect(sheet).toContain('附件三.docx, 0.11 MB, received 20 November 2026');
    expect(sheet).toContain('For reference only, not translated and not counted: 术语表.xlsx');
    for (const name of ['not covered.docx', 'gone.xlsx', 'later.xlsx']) {
      expect(sheet).not.toContain(name);
    }
  });
});
