import { describe, expect, it } from 'vitest';
import { orderMoney } from '../../life/order-money.ts';
import type { Decidable } from '../../record/decision.ts';
import { sampleOffer } from '../sample-order.ts';
import { sampleQuote } from '../sample-quote.ts';
import { decideRecordedPayment, type PaymentRequest } from './record-payment.ts';
import { decideReversal } from './reverse-payment.ts';

const at = Date.parse('2026-11-24T10:00:00.000Z');
const accepted = sampleQuote({
  status: 'in-progress',
  offers: [sampleOffer({ total: '5985.36', currency: 'CNY' })],
  acceptance: { version: 1, name: '王晓东', at: '2026-11-21T09:00:00.000Z' },
});

function record(quote: Decidable, changeId: string, changes: Partial<PaymentRequest> = {}) {
  const request = { amount: '2000', way: 'bank', receivedOn: '2026-11-24', ...changes } as const;
  return decideRecordedPayment(quote, { ...request, changeId }, { at });
}

describe('decideRecordedPayment', () => {
  it('records a part in the currency of the quote, once', () => {
    const { quote } = record(accepted, 'first', { note: ' 首付 ', device: '前台' });
    expect(quote.recordedPayments).toEqual([
      {
        id: 'first',
        amount: '2000.00',
        currency: 'CNY',
        way: 'bank',
        receivedOn: '2026-11-24',
        note: '首付',
        at: '2026-11-24T10:00:00.000Z',
        device: '前台',
      },
    ]);
    expect(orderMoney(quote)).toMatchObject({ paid: 200_000, open: 398_536 });
    expect(record(quote, 'first')).toEqual({ kind: 'unchanged', quote });
  });

  it('takes two transfers of one sum on one day from somebody who sees both', () => {
    const { quote } = record(accepted, 'first', { device: 'A' });
    expect(record(quote, 'second', { device: 'A' }).kind).toBe('changed');
    expect(record(quote, 'second', { device: 'B', knownPayments: ['first'] }).kind).toBe('changed');
  });

  it.each([
    ['a device that had not seen the first', { device: 'A', knownPayments: [] }],
    ['another device', { device: 'B' }],
    ['one that dates it two days later', { device: 'B', receivedOn: '2026-11-22' }],
  ])('asks about the same sum from %s', (_, changes) => {
    const { quote } = record(accepted, 'first', { device: 'A' });
    expect(record(quote, 'second', changes)).toMatchObject({ reason: 'payment-alike' });
  });

  it('does not ask about another sum, another week, or a payment that was countered', () => {
    const { quote } = record(accepted, 'first', { device: 'A', receivedOn: '2026-11-14' });
    const unseen = { device: 'B', knownPayments: [] };
    expect(record(quote, 'second', { ...unseen, amount: '2000.01' }).kind).toBe('changed');
    expect(record(quote, 'second', unseen).kind).toBe('changed');
    const countered = decideReversal(
      record(accepted, 'first', { device: 'A' }).quote,
      { paymentId: 'first', reason: '记错了', changeId: 'counter' },
      { at },
    ).quote;
    expect(record(countered, 'second', unseen).kind).toBe('changed');
  });

  it.each([
    ['1e9', 'amount-invalid'],
    ['-5', 'amount-invalid'],
    ['０.５', 'amount-invalid'],
    ['0', 'amount-invalid'],
    ['1000000.01', 'amount-invalid'],
    ['9'.repeat(400), 'amount-invalid'],
  ])('refuses the amount %j', (amount, reason) => {
    expect(record(accepted, 'first', { amount })).toMatchObject({ reason });
  });

  it('refuses a day to come, wherever the office is', () => {
    expect(record(accepted, 'first', { receivedOn: '2026-11-25' }).kind).toBe('changed');
    expect(record(accepted, 'first', { receivedOn: '2026-11-26' })).toMatchObject({
      reason: 'day-invalid',
    });
  });

  it('needs an accepted quote', () => {
    expect(record(sampleQuote(), 'first')).toMatchObject({ reason: 'nothing-agreed' });
  });
});

describe('decideReversal', () => {
  const { quote } = record(accepted, 'first');
  const counter = { paymentId: 'first', reason: '属于另一份订单', changeId: 'counter' };

  it('takes back what was entered wrong, and leaves the entry', () => {
    const decision = decideReversal(quote, counter, { at });
    expect(orderMoney(decision.quote)).toMatchObject({ paid: 0, refunded: 0, open: 598_536 });
    expect(decision.quote.recordedPayments).toHaveLength(1);
    expect(decideReversal(decision.quote, counter, { at }).kind).toBe('unchanged');
    const again = { ...counter, changeId: 'another' };
    expect(decideReversal(decision.quote, again, { at })).toMatchObject({
      reason: 'payment-reversed',
    });
  });

  it('counts money that was sent back as refunded', () => {
    const decision = decideReversal(quote, { ...counter, kind: 'refund' }, { at });
    expect(orderMoney(decision.quote)).toMatchObject({ paid: 200_000, refunded: 200_000 });
  });

  it('needs a reason, and a payment', () => {
    expect(decideReversal(quote, { ...counter, reason: ' ' }, { at })).toMatchObject({
      reason: 'text-missing',
    });
    expect(decideReversal(quote, { ...counter, paymentId: 'other' }, { at })).toMatchObject({
      reason: 'payment-missing',
    });
  });
});
