import { describe, expect, it } from 'vitest';
import { sampleOffer } from '../commands/sample-order.ts';
import { sampleQuote } from '../commands/sample-quote.ts';
import { toClientRequest } from './client-request.ts';

const at = Date.parse('2026-11-20T10:00:00.000Z');

describe('toClientRequest', () => {
  it('tells the client what holds, and nothing that is the office’s own', () => {
    const quote = {
      ...sampleQuote({
        offers: [{ ...sampleOffer(), device: '前台', changeId: 'secret-change' }],
        messages: [
          { id: 'm', from: 'office', text: 'Hello.', device: '前台', at: '2026-11-20T09:00:00Z' },
        ],
        notes: [{ id: 'n', text: 'secret note', at: '2026-11-20T09:00:00Z' }],
        link: { number: 4, at: '2026-11-20T09:00:00Z' },
      }),
      reference: 'YQ-7F3K-Q2ZD',
      fileSha256: 'secret hash',
      linkDigest: 'secret digest',
    };
    const request = toClientRequest(quote, { at, hasMail: false });
    expect(request).toMatchObject({
      reference: 'YQ-7F3K-Q2ZD',
      state: 'quoted',
      openVersion: 1,
      servedAt: '2026-11-20T10:00:00.000Z',
      due: { what: 'decision', by: 'client', at: '2026-12-20T10:00:00.000Z' },
      hasMail: false,
    });
    const text = JSON.stringify(request);
    expect(text).not.toMatch(/secret|前台|wang@example|filePath|revision|history/);
  });

  it('says when a completed order’s document and page end', () => {
    const history = [
      { status: 'pending', at: '2026-11-19T10:00:00.000Z' },
      { status: 'completed', at: '2026-11-20T09:00:00.000Z' },
    ];
    const fileDeletionDueAt = '2026-11-21T08:00:00.000Z';
    const quote = {
      ...sampleQuote({ status: 'completed', history, fileDeletionDueAt }),
      reference: '',
      fileSha256: '9f2c41aa',
    };
    expect(toClientRequest(quote, { at, hasMail: true })).toMatchObject({
      state: 'completed',
      completedAt: '2026-11-20T09:00:00.000Z',
      linkEndsAt: '2027-02-18T09:00:00.000Z',
      fileDeletionDueAt,
      fileSha256: '9f2c41aa',
    });
    const pending = { ...sampleQuote({ fileDeletionDueAt }), reference: '' };
    expect(toClientRequest(pending, { at, hasMail: true })).not.toHaveProperty('fileDeletionDueAt');
  });
});
