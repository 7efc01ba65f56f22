import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { describe, expect, it } from 'vitest';
import { sampleJob } from '../../test/sample-job.ts';
import { sampleQuote } from '../../test/sample-quote.ts';
import { findInOrder } from './find-in-order.ts';
import { groupByEvent } from './found-event.ts';
import { sinceOf } from './looking.ts';

const before = '2026-11-20T21:00:00.000Z';
const since = '2026-11-20T22:00:00.000Z';
const night = '2026-11-21T02:00:00.000Z';
const now = Date.parse('2026-11-21T07:30:00.000Z');

function find(differences: Partial<QuoteSubmission>) {
  const quote = sampleQuote({ createdAt: before, ...differences });
  return findInOrder(quote, { since: Date.parse(since), now, ownId: 'first' });
}

const by = (id: string) => ({ id, name: `Person ${id}` });
const message = { id: 'm', from: 'client', text: 'Is the stamp included?', at: night };
const offer = {
  version: 1,
  wordCount: 9,
  countedWords: 9,
  total: '531.80',
  currency: 'USD',
  deliverBy: '2026-12-27T09:30:00.000Z',
  validUntil: '2026-12-01T10:00:00.000Z',
  at: before,
};

describe('findInOrder', () => {
  it('finds a request, unless staff have opened it', () => {
    expect(find({ createdAt: night })).toEqual([{ event: 'new-request', at: night, text: null }]);
    const origin = { way: 'phone', by: by('marcus') };
    expect(find({ createdAt: night, origin })).toEqual([]);
    expect(find({})).toEqual([]);
  });

  it('finds a question, unless somebody has answered it or it came before', () => {
    expect(find({ messages: [message] })).toEqual([
      { event: 'question', at: night, text: 'Is the stamp included?' },
    ]);
    const answer = { id: 'n', from: 'office', text: 'Yes.', at: '2026-11-21T03:00:00.000Z' };
    expect(find({ messages: [message, answer] })).toEqual([]);
    expect(find({ messages: [{ ...message, at: before }] })).toEqual([]);
  });

  it('finds that a quote was accepted or declined', () => {
    const acceptance = { version: 1, name: 'M. Okafor', at: night };
    expect(find({ offers: [offer], acceptance })).toEqual([
      { event: 'answered', at: night, text: 'Quote 1 accepted, $531.80' },
    ]);
    const refusals = [{ version: 1, reason: 'Too late for us', at: night }];
    expect(find({ offers: [offer], refusals })).toContainEqual({
      event: 'answered',
      at: night,
      text: 'Too late for us',
    });
  });

  it('finds what translators did and wrote', () => {
    const job = sampleJob(
      [
        { state: 'accepted', at: before },
        { state: 'handed-in', at: night, fileIds: ['a', 'b'] },
      ],
      { messages: [{ id: 't', from: 'translator', text: 'Clause 4?', at: night }] },
    );
    expect(find({ status: 'in-progress', jobs: [job] })).toEqual([
      { event: 'handed-in', at: night, text: '2 files by 顾一鸣' },
      { event: 'question', at: night, text: 'Clause 4?' },
    ]);
  });

  it('finds an order that was handed over, with its note, until it was opened', () => {
    const assignee = { ...by('first'), at: night, givenBy: by('marcus') };
    const note = { id: 'n', text: 'She calls at ten.', receiver: by('first'), at: night };
    const found = { event: 'handed-over', at: night };
    expect(find({ assignee })).toEqual([{ ...found, text: 'by Person marcus' }]);
    expect(find({ assignee, notes: [note] })).toEqual([{ ...found, text: 'She calls at ten.' }]);
    expect(find({ assignee: { ...assignee, openedAt: night } })).toEqual([]);
    expect(find({ assignee: { ...assignee, id: 'elena' } })).toEqual([]);
  });

  it('finds what the office has become late with, and what it owes within the hour', () => {
    const due = (createdAt: string) => find({ createdAt }).map(({ event, text }) => [event, text]);
    expect(due('2026-11-20T06:00:00.000Z')).toEqual([['overdue', 'Reply overdue by 1 h 30 min']]);
    expect(due('2026-11-20T08:00:00.000Z')).toEqual([['due-soon', 'Reply due in 30 min']]);
    expect(due('2026-11-19T06:00:00.000Z')).toEqual([]);
  });
});

describe('groupByEvent', () => {
  it('lists the latest of each event once a record, in the order of the person', () => {
    const found = [
      { event: 'paid', at: before, text: 'earlier' },
      { event: 'paid', at: night, text: 'later' },
      { event: 'overdue', at: night, text: null },
    ] as const;
    const groups = groupByEvent(['one'], () => found, ['paid', 'overdue']);
    expect(groups.map(({ event, items }) => [event, items.map((item) => item.found.text)])).toEqual(
      [
        ['paid', ['later']],
        ['overdue', [null]],
      ],
    );
  });
});

describe('sinceOf', () => {
  it('reads a moment, and takes anything else for now', () => {
    expect(sinceOf('1700000000000', now)).toBe(1_700_000_000_000);
    for (const wrong of ['', 'yesterday', 'Infinity']) expect(sinceOf(wrong, now)).toBe(now);
  });
});
