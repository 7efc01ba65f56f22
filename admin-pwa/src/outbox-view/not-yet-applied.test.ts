import { describe, expect, it } from 'vitest';
import type { OfferTerms, OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import {
  predictQuote,
  queueAside,
  queueChange,
  queueOffer,
} from '../offline/outbox/queue-entries.ts';
import { sampleQuote } from '../test/sample-quote.ts';
import { notYetApplied } from './not-yet-applied.ts';

const quote = sampleQuote();
const decision = {
  quote,
  username: 'office',
  changeId: 'change-1',
  at: Date.parse('2026-11-20T10:00:00.000Z'),
};
const offer: OfferTerms = {
  wordCount: 9,
  total: '2.03',
  currency: 'USD',
  deliverBy: '2026-11-27T10:00:00.000Z',
  validUntil: '2026-12-20T10:00:00.000Z',
};
const text = 'Only the annex is left.';
const note = { command: 'keepNote', request: { text } } as const;

describe('notYetApplied', () => {
  it.each<[string, OutboxEntry[]]>([
    ['status', queueChange([], { ...decision, to: 'in-progress' })],
    ['offer', queueOffer([], { ...decision, offer })],
    [
      'message',
      queueAside([], { ...decision, aside: { command: 'sendMessage', request: { text } } }),
    ],
    ['note', queueAside([], { ...decision, aside: note })],
  ])('leaves out a change that the submission shows: %s', (_, entries) => {
    const applied = predictQuote(quote, entries);
    const later = queueAside(entries, { ...decision, changeId: 'change-2', aside: note });
    expect(notYetApplied(entries, quote)).toEqual(entries);
    expect(notYetApplied(later, applied)).toEqual(later.slice(-1));
  });

  it('is nothing where nothing is queued', () => {
    expect(notYetApplied(undefined, quote)).toBeUndefined();
  });
});
