import { describe, expect, it } from 'vitest';
import { orderLife } from '../../life/order-life.ts';
import type { Decidable } from '../../record/decision.ts';
import { sampleDelivery, sampleOffer } from '../sample-order.ts';
import { sampleQuote } from '../sample-quote.ts';
import { withMails } from '../server/with-mails.ts';
import { decideConfirmation } from './confirm-delivery.ts';
import { decideRevision } from './request-revision.ts';

const at = '2026-11-21T10:00:00.000Z';
const now = Date.parse(at);
const rules = { retentionHours: 23, abandonedDays: 30 } as const;
const delivered = sampleQuote({
  status: 'in-progress',
  offers: [sampleOffer({ deliverBy: '2026-11-20T12:00:00.000Z' })],
  acceptance: { version: 1, name: '林美', at: '2026-11-20T09:30:00.000Z' },
  deliveries: [sampleDelivery({ number: 1 }), sampleDelivery({ number: 2 })],
});
const office = { office: { address: 'office@example.com', language: 'en' } } as const;
const mailsOf = (before: Decidable, after: Decidable) =>
  withMails(before, after, office, now).mails?.map(({ id }) => id);

const confirm = (number = 2, of: Decidable = delivered) =>
  decideConfirmation(of, { number }, { at: now, rules });
const revise = (of: Decidable = delivered, changes = {}) =>
  decideRevision(
    of,
    { number: 2, text: ' 第二页 ', changeId: 'revision-1', ...changes },
    { at: now, rules },
  );

describe('decideConfirmation', () => {
  it('completes the order, and starts the clock that deletes its files', () => {
    const { kind, quote } = confirm();
    expect(kind).toBe('changed');
    expect(quote).toMatchObject({
      status: 'completed',
      revision: 4,
      fileDeletionDueAt: '2026-11-22T09:00:00.000Z',
    });
    expect(quote.history.at(-1)).toEqual({ status: 'completed', at });
    expect(quote.deliveries?.map(({ confirmedAt }) => confirmedAt)).toEqual([undefined, at]);
    expect(mailsOf(delivered, quote)).toEqual(['confirmation.2']);
  });

  it('changes nothing the second time, nor once the order is completed', () => {
    const confirmed = confirm().quote;
    expect(confirm(2, confirmed)).toEqual({ kind: 'unchanged', quote: confirmed });
    const byItself = { ...delivered, status: 'completed' };
    expect(confirm(2, byItself)).toEqual({ kind: 'unchanged', quote: byItself });
  });

  it.each([
    ['an earlier delivery', 1, delivered, 'delivery-superseded'],
    ['one that there is not', 3, delivered, 'delivery-missing'],
    ['one where there is none', 1, sampleQuote(), 'delivery-missing'],
    ['one that a revision was asked for', 2, revise().quote, 'revision-requested'],
    ['one of a cancelled order', 2, { ...delivered, status: 'cancelled' }, 'order-closed'],
  ])('refuses %s', (_, number, of, reason) => {
    expect(confirm(number, of)).toEqual({ kind: 'refused', reason, quote: of });
  });
});

describe('decideRevision', () => {
  it('resumes the work, adds its text to the thread, and is reported once', () => {
    const { kind, quote } = revise();
    expect(kind).toBe('changed');
    const revision = { text: '第二页', at, id: 'revision-1' };
    expect(quote.deliveries?.at(-1)?.revision).toEqual(revision);
    expect(quote.messages).toEqual([{ ...revision, from: 'client' }]);
    expect(quote.status).toBe('in-progress');
    const day = 24 * 3_600_000;
    expect(orderLife(quote, now)).toMatchObject({
      state: 'accepted',
      views: ['to-answer', 'to-deliver', 'unpaid'],
      due: { what: 'revision', by: 'office', at: now + day },
      isLate: false,
    });
    expect(mailsOf(delivered, quote)).toEqual(['revision.2']);
    expect(revise(quote, { text: '' })).toEqual({ kind: 'unchanged', quote });
  });

  it('finds its place although the thread is full', () => {
    const messages = Array.from({ length: 60 }, (_, index) => ({
      id: `m-${index}`,
      from: 'client',
      text: 'Well?',
      at,
    }));
    const { quote } = revise({ ...delivered, messages });
    expect(quote.deliveries?.at(-1)?.revision?.text).toBe('第二页');
    expect(quote.messages).toHaveLength(60);
  });

  it.each([
    ['after the confirmation', {}, confirm().quote, 'delivery-confirmed'],
    [
      'of an order that has completed itself',
      {},
      { ...delivered, status: 'completed' },
      'order-closed',
    ],
    ['a second time', { changeId: 'revision-2' }, revise().quote, 'revision-requested'],
    ['of an earlier delivery', { number: 1 }, delivered, 'delivery-superseded'],
    ['without a word', { text: ' \n' }, delivered, 'text-missing'],
    ['with too many', { text: 'x'.repeat(2001) }, delivered, 'text-too-long'],
  ])('refuses one %s', (_, changes, of, reason) => {
    expect(revise(of, changes)).toEqual({ kind: 'refused', reason, quote: of });
  });
});
