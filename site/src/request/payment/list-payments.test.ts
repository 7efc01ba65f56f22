import { describe, expect, it } from 'vitest';
import { acceptedRequest, sampleTransfer } from '../test/sample-states.ts';
import { isStruck, listPayments } from './list-payments.ts';

const mistake = { kind: 'mistake', at: '2026-11-25T02:00:00.000Z' };

const card = { amount: '431.30', currency: 'USD', at: '2026-11-25T03:00:00.000Z' };

describe('listPayments', () => {
  it('lists what the office has recorded and each payment by card, by day', () => {
    const payments = listPayments(
      acceptedRequest({
        recordedPayments: [sampleTransfer],
        cardPayments: [card, { ...card, amount: '180.60', at: '2026-11-20T03:00:00.000Z' }],
      }),
    );
    expect(payments.map(({ way, cents }) => [way, cents])).toEqual([
      ['card', 18_060],
      ['bank', 40_000],
      ['card', 43_130],
    ]);
    expect(new Set(payments.map(({ id }) => id)).size).toBe(3);
    expect(payments.some(isStruck)).toBe(false);
  });

  it('keeps what was entered by mistake, struck', () => {
    const recordedPayments = [{ ...sampleTransfer, reversal: mistake }];
    const [entered] = listPayments(acceptedRequest({ recordedPayments, cardPayments: [card] }));
    expect(entered).toMatchObject({ counter: { kind: 'mistake', cents: 40_000 } });
    expect(entered && isStruck(entered)).toBe(true);
  });

  it('strikes a payment by card only when all of it went back', () => {
    const refunded = (amount: string) =>
      listPayments(acceptedRequest({ cardPayments: [{ ...card, refunded: amount }] }));
    expect(refunded('100.00').map(isStruck)).toEqual([false]);
    expect(refunded('431.30').map(isStruck)).toEqual([true]);
  });

  it('leaves a payment in another currency out of the sums', () => {
    const yuan = { ...sampleTransfer, currency: 'CNY', way: 'pigeon' };
    expect(listPayments(acceptedRequest({ recordedPayments: [yuan] }))).toMatchObject([
      { currency: 'CNY', way: 'other' },
    ]);
  });
});
