import { describe, expect, it } from 'vitest';
import {
  acceptedRequest,
  paidPayment,
  sampleMoney,
  sampleTransfer,
} from '../test/sample-states.ts';
import { isStruck, listPayments } from './list-payments.ts';

const mistake = { kind: 'mistake', at: '2026-11-25T02:00:00.000Z' };
const refund = { ...mistake, kind: 'refund' };

describe('listPayments', () => {
  it('lists what the office has recorded, and the rest as the provider’s, by day', () => {
    const payments = listPayments(
      acceptedRequest({
        payment: { ...paidPayment, paidAt: '2026-11-25T03:00:00.000Z' },
        money: sampleMoney('831.30'),
        recordedPayments: [sampleTransfer],
      }),
    );
    expect(payments.map(({ way, cents }) => [way, cents])).toEqual([
      ['bank', 40_000],
      ['card', 43_130],
    ]);
    expect(payments.some(isStruck)).toBe(false);
  });

  it('keeps what was entered by mistake, struck, and counts it as nothing', () => {
    const [entered, card, ...others] = listPayments(
      acceptedRequest({
        payment: { ...paidPayment, paidAt: '2026-11-25T03:00:00.000Z' },
        money: sampleMoney('831.30'),
        recordedPayments: [{ ...sampleTransfer, reversal: mistake }],
      }),
    );
    expect(entered).toMatchObject({ counter: { kind: 'mistake', cents: 40_000 } });
    expect(entered && isStruck(entered)).toBe(true);
    expect(card).toMatchObject({ way: 'card', cents: 83_130 });
    expect(others).toEqual([]);
  });

  it('strikes a payment of the provider only when all of it went back', () => {
    const refunded = (amount: string, recorded: readonly (typeof sampleTransfer)[] = []) =>
      listPayments(
        acceptedRequest({
          payment: { ...paidPayment, state: 'partly-refunded', refunded: amount },
          money: sampleMoney('831.30', { refunded: amount }),
          recordedPayments: recorded.map((payment) => ({ ...payment, reversal: refund })),
        }),
      );
    expect(refunded('100.00').map(isStruck)).toEqual([false]);
    expect(refunded('831.30').map(isStruck)).toEqual([true]);
    // 400.00 of what went back is a transfer's.
    const [card, transfer] = refunded('500.00', [sampleTransfer]);
    expect(card?.counter).toMatchObject({ kind: 'refund', cents: 10_000 });
    expect(transfer && isStruck(transfer)).toBe(true);
  });

  it('leaves a payment in another currency out of the sums', () => {
    const yuan = { ...sampleTransfer, currency: 'CNY', way: 'pigeon' };
    expect(listPayments(acceptedRequest({ recordedPayments: [yuan] }))).toMatchObject([
      { currency: 'CNY', way: 'other' },
    ]);
  });
});
