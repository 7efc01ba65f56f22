import { sampleOffer } from '@yiqiao/contract/commands/sample-order';
import { describe, expect, it } from 'vitest';
import { acceptedRequest, sampleAmendment, sampleMoney } from '../test/sample-states.ts';
import { findClock, listSteps, stateOf } from './describe-state.ts';
import { isFirstPricePaid } from './money-of.ts';

const due = { canPayByCard: false };
const first = sampleOffer({ total: '831.30' });
const acceptance = { version: 2, name: 'Lin', at: '2026-11-25T09:00:00.000Z' };
const raised = {
  payment: due,
  offers: [first, sampleAmendment],
  acceptance,
};

describe('isFirstPricePaid', () => {
  it('waits for the whole price', () => {
    const paid = (amount: string) => acceptedRequest({ payment: due, money: sampleMoney(amount) });
    expect(isFirstPricePaid(paid('0.00'))).toBe(false);
    expect(isFirstPricePaid(paid('400.00'))).toBe(false);
    expect(isFirstPricePaid(paid('831.30'))).toBe(true);
    expect(stateOf(paid('400.00'))).toBe('accepted');
    expect(stateOf(paid('831.30'))).toBe('in-progress');
  });

  it('asks for no more when an amendment raises the price of what is in progress', () => {
    const money = sampleMoney('831.30', { agreed: '1011.90', open: '180.60' });
    expect(isFirstPricePaid(acceptedRequest({ ...raised, money }))).toBe(true);
    const part = sampleMoney('400.00', { agreed: '1011.90', open: '611.90' });
    expect(isFirstPricePaid(acceptedRequest({ ...raised, money: part }))).toBe(false);
  });

  it('does not take what went back for a payment', () => {
    const money = sampleMoney('0.00', { agreed: '0.00' });
    expect(isFirstPricePaid(acceptedRequest({ payment: due, money }))).toBe(false);
  });
});

describe('an order with an amendment to be decided on', () => {
  const decision = { what: 'decision', by: 'client', at: '2026-11-26T09:00:00.000Z' };
  const request = acceptedRequest({
    payment: due,
    money: sampleMoney('831.30'),
    offers: [first, sampleAmendment],
    openVersion: 2,
    due: decision,
  });

  it('keeps its state, its clock and its steps', () => {
    expect(stateOf(request)).toBe('in-progress');
    expect(findClock(request)).toMatchObject({
      subject: 'delivery',
      until: Date.parse(first.deliverBy),
    });
    const now = Date.parse(request.servedAt);
    expect(listSteps(request, now)[1]?.at).toBe(first.at);
  });
});
