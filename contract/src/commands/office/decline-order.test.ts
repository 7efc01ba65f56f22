import { describe, expect, it } from 'vitest';
import { keepAll } from '../../files/file-deletion.ts';
import { jobsOf } from '../../life/jobs.ts';
import { findPayBacks } from '../../life/pay-back.ts';
import { decideFact, type Payable } from '../client/decide-payment.ts';
import { sampleDelivery, sampleOffer } from '../sample-order.ts';
import { samplePaid, samplePayment } from '../sample-payment.ts';
import { sampleQuote } from '../sample-quote.ts';
import { withMails } from '../server/with-mails.ts';
import { decideDecline } from './decline-order.ts';
import { decideStatus } from './set-status.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const hourMs = 3_600_000;
const paying: Payable = sampleQuote({
  offers: [sampleOffer({ total: '831.30', fromEstimate: true })],
  payments: [samplePayment()],
});
const pay = (quote = paying) =>
  decideFact(quote, { payment: 'payment-1', fact: samplePaid() }, now, keepAll).quote;
const paid = pay();

const decline = (quote = paid, at = now + hourMs, reason?: string) =>
  decideDecline(
    quote,
    { changeId: 'decline-1', ...(reason && { reason }) },
    { at, rules: keepAll },
  );

const refund = (quote: Payable, status = 'succeeded') => {
  const fact = {
    kind: 'refund',
    intent: 'pi_1',
    id: 're_1',
    cents: 83130,
    at: now,
    status,
  } as const;
  return decideFact(quote, { payment: 'payment-1', fact }, now, keepAll).quote;
};

describe('decideDecline', () => {
  it('cancels the order, says why, and leaves its money to be sent back', () => {
    const { quote } = decline(paid, now + hourMs, ' Too technical for us ');
    expect(quote).toMatchObject({
      status: 'cancelled',
      decline: { reason: 'Too technical for us', changeId: 'decline-1' },
    });
    expect(findPayBacks(quote).map(({ id }) => id)).toEqual(['payment-1']);
    expect(jobsOf(quote)).toContain('pay-back');
  });

  it('declines once', () => {
    const { quote } = decline();
    expect(decline(quote)).toEqual({ kind: 'unchanged', quote });
  });

  it('is too late after the time within which the office confirms', () => {
    expect(decline(paid, now + 24 * hourMs - 1).kind).toBe('changed');
    expect(decline(paid, now + 24 * hourMs)).toMatchObject({ reason: 'decline-too-late' });
  });

  it.each<[string, Payable]>([
    ['not paid', paying],
    [
      'accepted by a person',
      { ...paid, acceptance: { version: 1, name: '林美', at: paid.createdAt } },
    ],
    ['cancelled', { ...paid, status: 'cancelled' }],
    ['delivered', { ...paid, deliveries: [sampleDelivery()] }],
  ])('declines no order that is %s', (_, quote) => {
    expect(decline(quote)).toMatchObject({ kind: 'refused', reason: 'not-declinable' });
  });

  it('is mailed instead of the cancellation, and again when the money has gone', () => {
    const office = null;
    const declined = withMails(paid, decline().quote, { office }, now);
    expect(declined.mails?.map(({ event }) => event)).toEqual(['declined']);
    const back = withMails(declined, refund(declined), { office }, now);
    expect(back.mails?.map(({ id }) => id.split('.')[0])).toEqual(['declined', 'paid-back']);
  });
});

describe('findPayBacks', () => {
  it('names nothing of an order that goes on, or was cancelled by a person', () => {
    expect(findPayBacks(paid)).toEqual([]);
    const context = { at: now, rules: keepAll };
    expect(findPayBacks(decideStatus(paid, { status: 'cancelled' }, context).quote)).toEqual([]);
  });

  it('names money that came when the order was over already', () => {
    const late = pay({ ...paying, status: 'cancelled' });
    expect(late.acceptance).toBeUndefined();
    expect(findPayBacks(late)).toHaveLength(1);
    expect(findPayBacks(refund(late))).toEqual([]);
  });

  it('leaves a refund that failed, and a dispute, to a person', () => {
    const { quote } = decline();
    expect(findPayBacks(refund(quote, 'failed'))).toEqual([]);
    const dispute = {
      kind: 'dispute',
      intent: 'pi_1',
      id: 'd',
      status: 'needs_response',
      at: now,
    } as const;
    const disputed = decideFact(quote, { payment: 'payment-1', fact: dispute }, now, keepAll).quote;
    expect(findPayBacks(disputed)).toEqual([]);
  });
});
