import { describe, expect, it } from 'vitest';
import { confirmationDueAt } from '../../life/awaited-delivery.ts';
import { jobsOf } from '../../life/jobs.ts';
import { orderLife } from '../../life/order-life.ts';
import type { Decidable } from '../../record/decision.ts';
import type { QuoteStatus } from '../../record/status.ts';
import { decideStatus } from '../office/set-status.ts';
import { sampleDelivery } from '../sample-order.ts';
import { sampleQuote } from '../sample-quote.ts';
import { decideCompletion } from './decide-completion.ts';

const day = 24 * 3_600_000;
const rules = { retentionHours: 23, abandonedDays: 30 } as const;
const deliveredAt = Date.parse('2026-11-20T13:00:00.000Z');
const due = deliveredAt + 7 * day;
const dueText = new Date(due).toISOString();
const delivered = sampleQuote({ status: 'in-progress', deliveries: [sampleDelivery()] });

const setStatus = (of: Decidable, status: QuoteStatus, at: number) =>
  decideStatus(of, { status }, { at, rules }).quote;

describe('decideCompletion', () => {
  it('completes an order seven days after its last delivery, and not a moment before', () => {
    expect(jobsOf(delivered)).toContain('complete');
    expect(decideCompletion(delivered, due - 1, rules)).toEqual({
      kind: 'unchanged',
      quote: delivered,
    });
    const { kind, quote } = decideCompletion(delivered, due, rules);
    expect(kind).toBe('changed');
    expect(quote).toMatchObject({ status: 'completed', revision: 4, updatedAt: dueText });
    expect(quote.history.at(-1)).toEqual({ status: 'completed', at: dueText });
    expect(quote.fileDeletionDueAt).toBe(new Date(due + 23 * 3_600_000).toISOString());
    expect(jobsOf(quote)).toEqual(['delete-file']);
    expect(decideCompletion(quote, due + 1, rules).kind).toBe('unchanged');
  });

  it('counts from the last delivery', () => {
    const next = sampleDelivery({ number: 2, at: '2026-11-25T13:00:00.000Z' });
    const again = { ...delivered, deliveries: [sampleDelivery(), next] };
    expect(confirmationDueAt(again)).toBe(due + 5 * day);
  });

  it.each([
    ['nothing was delivered', sampleQuote({ status: 'in-progress' })],
    ['a revision was asked for', { revision: { text: '', at: dueText } }],
    ['the client has confirmed', { confirmedAt: dueText }],
    ['it is cancelled', { ...delivered, status: 'cancelled' }],
  ])('leaves it alone when %s', (_, changes) => {
    const of: Decidable =
      'status' in changes ? changes : { ...delivered, deliveries: [sampleDelivery(changes)] };
    expect(jobsOf(of)).not.toContain('complete');
    expect(decideCompletion(of, due + 100 * day, rules).kind).toBe('unchanged');
  });

  it('gives the client the time once more when the office takes the order up again', () => {
    const completed = decideCompletion(delivered, due, rules).quote;
    const takenUp = setStatus(completed, 'in-progress', due + day);
    expect(takenUp).not.toHaveProperty('fileDeletionDueAt');
    expect(orderLife(takenUp, due + day)).toMatchObject({
      state: 'delivered',
      due: { what: 'confirmation', by: 'client', at: due + 8 * day },
    });
    expect(decideCompletion(takenUp, due + 2 * day, rules).kind).toBe('unchanged');
    const paused = setStatus(takenUp, 'pending', due + 2 * day);
    const resumed = setStatus(paused, 'in-progress', due + 3 * day);
    expect(confirmationDueAt(resumed)).toBe(due + 8 * day);
  });

  it('waits for another delivery when what was confirmed is taken up again', () => {
    const confirmed = [sampleDelivery({ confirmedAt: dueText })];
    const takenUp = { ...delivered, deliveries: confirmed };
    expect(orderLife(takenUp, due).state).toBe('in-progress');
    expect(confirmationDueAt(takenUp)).toBeNull();
  });
});
