import { describe, expect, it } from 'vitest';
import { toClientRequest } from '../../client-page/client-request.ts';
import { orderLife } from '../../life/order-life.ts';
import type { Decidable } from '../../record/decision.ts';
import { sampleQuote } from '../sample-quote.ts';
import { findMailEvents } from '../server/find-mail-events.ts';
import { decideExported, decideWish } from './make-wish.ts';

const now = Date.parse('2026-11-20T10:00:00.000Z');
const at = new Date(now).toISOString();
const day = 86_400_000;
const quote = sampleQuote();
const decide = (changes: Partial<Parameters<typeof decideWish>[1]> = {}, of: Decidable = quote) =>
  decideWish(of, { changeId: 'wish-1', what: 'export', ...changes }, { at: now });

describe('decideWish', () => {
  it('keeps a wish, tells the office, and keeps no document longer for it', () => {
    const { quote: changed } = decide();
    expect(changed.wishes).toEqual([{ id: 'wish-1', what: 'export', at }]);
    expect(changed.updatedAt).toBe(quote.updatedAt);
    expect(changed.fileDeletionDueAt).toBe(quote.fileDeletionDueAt);
    expect(findMailEvents(quote, changed)).toEqual([
      { to: 'office', event: 'wish', about: 'wish-1' },
    ]);
  });

  it('has one open wish of a kind, and a repeat is no other', () => {
    const once = decide().quote;
    expect(decide({ changeId: 'wish-2' }, once)).toEqual({ kind: 'unchanged', quote: once });
    const both = decide({ changeId: 'wish-2', what: 'erase' }, once).quote;
    expect(both.wishes).toHaveLength(2);
    const done = decideExported(both, now + 1).quote;
    expect(decide({}, done)).toEqual({ kind: 'unchanged', quote: done });
    expect(decide({ changeId: 'wish-3' }, done).kind).toBe('changed');
  });

  it('has an end', () => {
    let last: Decidable = quote;
    for (let count = 1; count <= 20; count += 1) {
      last = decideExported(decide({ changeId: `w-${count}` }, last).quote, now).quote;
    }
    expect(decide({ changeId: 'w-21' }, last)).toMatchObject({ reason: 'order-full' });
  });

  it('is something to answer for the office within 30 days, whatever else the order is', () => {
    const asked = decide({}, { ...quote, status: 'completed' }).quote;
    const life = orderLife(asked, now);
    expect(life.views).toContain('to-answer');
    expect(life.due).toEqual({ what: 'wish', by: 'office', at: now + 30 * day });
    expect(orderLife(asked, now + 31 * day)).toMatchObject({
      isLate: true,
      wish: { id: 'wish-1' },
    });
    const answered = decideExported(asked, now).quote;
    expect(orderLife(answered, now).views).not.toContain('to-answer');
  });

  it('is shown to the client by itself, and not as what is due', () => {
    const show = (of: Decidable) =>
      toClientRequest({ ...of, reference: 'YQ-7F3K-Q2ZD' }, { at: now, hasMail: false });
    const { wishes, due } = show(decide().quote);
    expect(wishes).toEqual([{ what: 'export', at }]);
    expect(due).toEqual(show(quote).due);
  });
});

describe('decideExported', () => {
  it('fulfils what asks for a copy, and nothing else', () => {
    const asked = decide({ changeId: 'wish-2', what: 'erase' }, decide().quote).quote;
    const { quote: exported } = decideExported(asked, now + 1);
    expect(exported.wishes?.map(({ doneAt }) => doneAt)).toEqual([
      new Date(now + 1).toISOString(),
      undefined,
    ]);
    expect(decideExported(exported, now + 2).kind).toBe('unchanged');
  });
});
