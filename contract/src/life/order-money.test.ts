import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyFacts, sampleMoney } from '../commands/sample-money.ts';
import { sampleOffer } from '../commands/sample-order.ts';
import { samplePayment } from '../commands/sample-payment.ts';
import { sampleQuote } from '../commands/sample-quote.ts';
import { findCardSum, findUnpaid, isOutdated, moneyOnWire, orderMoney } from './order-money.ts';

const accepted = sampleQuote({
  status: 'in-progress',
  offers: [sampleOffer({ total: '2005.20' })],
  acceptance: { version: 1, name: 'Ouyang Murong', at: '2026-11-12T09:12:00.000Z' },
});

describe('orderMoney', () => {
  it('is nothing before a quote is accepted', () => {
    expect(orderMoney(sampleQuote({ offers: [sampleOffer()] }))).toBeNull();
    expect(moneyOnWire(sampleQuote())).toBeUndefined();
  });

  it('adds what came by the provider to what staff recorded', () => {
    const paid = samplePayment({ state: 'paid', amount: '1205.20' });
    const quote = { ...accepted, payments: [paid], recordedPayments: [recorded('800.00')] };
    expect(moneyOnWire(quote)).toEqual({
      currency: 'USD',
      agreed: '2005.20',
      paid: '2005.20',
      refunded: '0.00',
      open: '0.00',
      overpaid: '0.00',
    });
    expect(findUnpaid(quote)).toBeNull();
  });

  it('leaves out money in another currency', () => {
    const quote = { ...accepted, recordedPayments: [{ ...recorded('800.00'), currency: 'CNY' }] };
    expect(orderMoney(quote)).toMatchObject({ paid: 0, open: 200_520 });
  });

  it('names what came above the agreement until it is sent back', () => {
    const quote = { ...accepted, recordedPayments: [recorded('2500.00')] };
    expect(orderMoney(quote)).toMatchObject({ open: 0, overpaid: 49_480 });
  });

  it('asks for nothing on a cancelled order', () => {
    const quote = { ...accepted, status: 'cancelled' };
    expect(orderMoney(quote)).toMatchObject({ open: 0, overpaid: 0 });
    expect(findUnpaid(quote)).toBeNull();
  });

  it('is the same after the same facts in every order', () => {
    const { length: minLength } = moneyFacts;
    fc.assert(
      fc.property(fc.shuffledSubarray([...moneyFacts], { minLength }), (facts) => {
        expect(moneyOnWire(sampleMoney(facts))).toMatchObject({
          paid: '1631.30',
          refunded: '31.30',
          open: '373.90',
        });
      }),
    );
  });
});

describe('findCardSum', () => {
  it('is what is open, in dollars, and nothing while money is under way', () => {
    const partly = { ...accepted, recordedPayments: [recorded('800.00')] };
    expect(findCardSum(partly)).toBe(120_520);
    const underWay = samplePayment({ submittedAt: '2026-11-24T09:00:00.000Z' });
    expect(findCardSum({ ...partly, payments: [underWay] })).toBeNull();
    const inRenminbi = { ...accepted, offers: [sampleOffer({ currency: 'CNY' })] };
    expect(findCardSum(inRenminbi)).toBeNull();
  });

  it('outdates a page that asks for more', () => {
    const page = samplePayment({ amount: '2005.20' });
    expect(isOutdated({ ...accepted, payments: [page] }, page)).toBe(false);
    const partly = { ...accepted, payments: [page], recordedPayments: [recorded('800.00')] };
    expect(isOutdated(partly, page)).toBe(true);
  });
});

describe('findUnpaid', () => {
  it('runs from the acceptance, and names the day to pay by', () => {
    const offers = [sampleOffer({ total: '2005.20', payBy: '2026-12-24' })];
    expect(findUnpaid({ ...accepted, offers })).toEqual({
      cents: 200_520,
      currency: 'USD',
      since: Date.parse('2026-11-12T09:12:00.000Z'),
      payBy: '2026-12-24',
    });
  });
});

function recorded(amount: string) {
  return {
    id: amount,
    amount,
    currency: 'USD',
    way: 'bank',
    receivedOn: '2026-11-13',
    at: '2026-11-13T14:02:00.000Z',
  };
}
