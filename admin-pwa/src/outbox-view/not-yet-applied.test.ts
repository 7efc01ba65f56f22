import { describe, expect, it } from 'vitest';
import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import {
  predictQuote,
  queueChange,
  queueOffer,
  queueText,
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
const offer = {
  wordCount: 9,
  total: '2.03',
  deliverBy: '2026-11-27T10:00:00.000Z',
  validUntil: '2026-12-20T10:00:00.000Z',
};
const text = 'Only the annex is left.';

describe('notYetApplied', () => {
  it.each<[OutboxEntry['kind'], OutboxEntry[]]>([
    ['status', queueChange([], { ...decision, to: 'in-progress' })],
    ['offer', queueOffer([], { ...decision, offer })],
    ['message', queueText([], { ...decision, kind: 'message', text })],
    ['note', queueText([], { ...decision, kind: 'note', text })],
  ])('leaves out a change that the submission shows: %s', (_, entries) => {
    const applied = predictQuote(quote, entries);
    const later = queueText(entries, { ...decision, changeId: 'change-2', kind: 'note', text });
    expect(notYetApplied(entries, quote)).toEqual(entries);
    expect(notYetApplied(later, applied)).toEqual(later.slice(-1));
  });

  it('is nothing where nothing is queued', () => {
    expect(notYetApplied(undefined, quote)).toBeUndefined();
  });
});
