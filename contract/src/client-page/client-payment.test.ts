import { describe, expect, it } from 'vitest';
import { sampleOffer } from '../commands/sample-order.ts';
import { samplePayment } from '../commands/sample-payment.ts';
import { sampleQuote } from '../commands/sample-quote.ts';
import { listCardPayments, toClientPayment } from './client-payment.ts';

const at = '2026-11-20T10:00:00.000Z';
const now = Date.parse(at);
const order = {
  ...sampleQuote({
    status: 'in-progress',
    offers: [sampleOffer({ total: '831.30' })],
    acceptance: { version: 1, name: '林美', at },
  }),
  reference: 'YQ-7F3K-Q2ZD',
};
const ways = { hasCards: true, bankTransfer: 'IBAN 1\nSay {reference}.' };

describe('toClientPayment', () => {
  it('says nothing before acceptance', () => {
    const { acceptance: _, ...offered } = order;
    expect(toClientPayment(offered, ways, now)).toBeUndefined();
  });

  it('leads to the payment of an estimate until that expires', () => {
    const { acceptance: _, ...offered } = order;
    const estimate = sampleOffer({ total: '831.30', fromEstimate: true });
    const estimated = { ...offered, offers: [estimate] };
    expect(toClientPayment(estimated, ways, now)).toEqual({
      canPayByCard: true,
      amount: '831.30',
      currency: 'USD',
    });
    const expired = toClientPayment(estimated, ways, Date.parse(estimate.validUntil));
    expect(expired).toMatchObject({ canPayByCard: false });
    const underWay = { ...estimated, payments: [samplePayment({ submittedAt: at })] };
    expect(toClientPayment(underWay, ways, now)).toMatchObject({
      canPayByCard: false,
      isUnderWay: true,
    });
  });

  it('says how the accepted quote can be paid', () => {
    expect(toClientPayment(order, ways, now)).toEqual({
      canPayByCard: true,
      amount: '831.30',
      currency: 'USD',
      bankTransfer: 'IBAN 1\nSay YQ-7F3K-Q2ZD.',
    });
  });

  it('names the account of the currency that was agreed, as long as something is open', () => {
    const account = { name: '译桥', number: '1001 1234', bank: '示例银行', code: '102290000001' };
    const paidByBank = { hasCards: false, accounts: { CNY: account } };
    const inRenminbi = { ...order, offers: [sampleOffer({ total: '831.30', currency: 'CNY' })] };
    expect(toClientPayment(inRenminbi, paidByBank, now)).toMatchObject({ account });
    expect(toClientPayment(order, paidByBank, now)).not.toHaveProperty('account');
    const cancelled = { ...inRenminbi, status: 'cancelled' as const };
    expect(toClientPayment(cancelled, paidByBank, now)).not.toHaveProperty('account');
  });

  it('promises nothing where no provider takes cards', () => {
    expect(toClientPayment(order, { hasCards: false }, now)).toEqual({
      canPayByCard: false,
      amount: '831.30',
      currency: 'USD',
    });
  });

  it('can go on with an open payment, and begin another after one that failed', () => {
    const open = toClientPayment({ ...order, payments: [samplePayment()] }, ways, now);
    expect(open).toMatchObject({ canPayByCard: true, state: 'open' });
    const failed = { ...order, payments: [samplePayment({ state: 'failed' })] };
    expect(toClientPayment(failed, ways, now)).toMatchObject({
      canPayByCard: true,
      state: 'failed',
    });
  });

  it('asks for nothing more once money has come or is under way', () => {
    const paid = samplePayment({ state: 'partly-refunded', paidAt: at, refunded: '5.00' });
    const payments = [paid, samplePayment({ state: 'failed' })];
    expect(toClientPayment({ ...order, payments }, ways, now)).toEqual({
      canPayByCard: false,
      state: 'partly-refunded',
      amount: '831.30',
      currency: 'USD',
      paidAt: at,
      refunded: '5.00',
    });
    const underWay = { ...order, payments: [samplePayment({ submittedAt: at })] };
    expect(toClientPayment(underWay, ways, now)).toMatchObject({
      canPayByCard: false,
      isUnderWay: true,
    });
  });

  it('asks for nothing when the order is cancelled', () => {
    const cancelled = toClientPayment({ ...order, status: 'cancelled' }, ways, now);
    expect(cancelled).toEqual({ canPayByCard: false, amount: '831.30', currency: 'USD' });
  });
});

describe('listCardPayments', () => {
  it('lists each payment that came, and none that is open, failed or in another currency', () => {
    const paid = samplePayment({ state: 'paid', paidAt: at });
    const payments = [
      paid,
      samplePayment(),
      samplePayment({ state: 'failed' }),
      samplePayment({ state: 'unclear', received: { units: 83_130, currency: 'EUR' } }),
      samplePayment({ state: 'partly-refunded', amount: '180.60', refunded: '31.30' }),
    ];
    expect(listCardPayments({ payments })).toEqual([
      { amount: '831.30', currency: 'USD', at },
      { amount: '180.60', currency: 'USD', at: paid.updatedAt, refunded: '31.30' },
    ]);
    expect(listCardPayments({})).toEqual([]);
  });
});
