import { describe, expect, it } from 'vitest';
import { keepAll } from '../../files/file-deletion.ts';
import { findCardSum, isOutdated, orderMoney } from '../../life/order-money.ts';
import { declinableUntil } from '../../life/pay-now.ts';
import { sampleOffer } from '../sample-order.ts';
import { samplePaid, samplePayment } from '../sample-payment.ts';
import { sampleQuote } from '../sample-quote.ts';
import { withMails } from '../server/with-mails.ts';
import { decideAcceptance } from './accept-offer.ts';
import { decideFact, decidePayment, type Payable } from './decide-payment.ts';
import { decideRefusal } from './decline-offer.ts';

const at = '2026-11-30T10:00:00.000Z';
const now = Date.parse(at);
const estimate = sampleOffer({ total: '831.30', fromEstimate: true });
const toPay = sampleQuote({ offers: [estimate] });
const paying: Payable = { ...toPay, payments: [samplePayment()] };
const pay = (quote: Payable = paying, changes = {}) =>
  decideFact(quote, { payment: 'payment-1', fact: samplePaid(changes) }, now, keepAll);
const begin = (quote = toPay) =>
  decidePayment(quote, { id: 'payment-1', version: 1 }, now, keepAll);

describe('paying an estimate', () => {
  it('begins before anything is accepted, and asks for the sum that the client saw', () => {
    const [payment] = begin().quote.payments ?? [];
    expect(payment).toMatchObject({ version: 1, amount: '831.30' });
    expect(payment && isOutdated(begin().quote, payment)).toBe(false);
  });

  it('accepts it, and counts the delivery from there', () => {
    const { quote } = pay();
    expect(quote).toMatchObject({
      status: 'in-progress',
      revision: paying.revision + 1,
      acceptance: { version: 1, name: '王小明', byPayment: true, at },
      offers: [{ ...estimate, deliverBy: '2026-12-07T10:00:00.000Z' }],
    });
    expect(quote.history.at(-1)).toEqual({ status: 'in-progress', at });
    expect(orderMoney(quote)).toMatchObject({ paid: 83130, open: 0, overpaid: 0 });
    expect(declinableUntil(quote)).toBe(now + 24 * 3_600_000);
  });

  it('accepts it once, however often and in whatever order the provider reports', () => {
    const refund = {
      kind: 'refund',
      intent: 'pi_1',
      id: 're_1',
      cents: 100,
      status: 'succeeded',
      at: now,
    } as const;
    const tell = (quote: Payable) =>
      decideFact(quote, { payment: 'payment-1', fact: refund }, now, keepAll).quote;
    const first = pay(tell(paying)).quote;
    const second = tell(pay().quote);
    expect(first.acceptance).toEqual(second.acceptance);
    expect(first.payments).toEqual(second.payments);
    expect(pay(first).quote).toBe(first);
  });

  it('accepts it although it has expired meanwhile', () => {
    const expired = { ...estimate, validUntil: at };
    expect(pay({ ...paying, offers: [expired] }).quote.acceptance?.version).toBe(1);
    expect(begin({ ...toPay, offers: [expired] })).toMatchObject({ reason: 'not-payable' });
  });

  it.each<[string, Payable]>([
    ['a cancelled order', { ...paying, status: 'cancelled' }],
    [
      'one that the client has declined',
      decideRefusal(paying, { version: 1 }, { at: now, rules: keepAll }).quote,
    ],
  ])('accepts nothing of %s, and asks for nothing', (_, quote) => {
    expect(pay(quote).quote.acceptance).toBeUndefined();
    expect(findCardSum(quote)).toBeNull();
  });

  it.each([{ units: 100 }, { currency: 'eur' }, { outcome: 'submitted' }, { outcome: 'failed' }])(
    'accepts nothing by %o',
    (changes) => {
      expect(pay(paying, changes).quote.acceptance).toBeUndefined();
    },
  );

  it('accepts nothing by the payment of an offer that is no estimate', () => {
    const { fromEstimate: _, ...offer } = estimate;
    expect(pay({ ...paying, offers: [offer] }).quote.acceptance).toBeUndefined();
  });

  it('asks for nothing more while the money is under way', () => {
    const submitted = pay(paying, { outcome: 'submitted' }).quote;
    expect(begin(submitted)).toMatchObject({ reason: 'already-paid' });
  });

  it('closes the page when the office makes another offer', () => {
    const offers = [estimate, sampleOffer({ version: 2, total: '900.00' })];
    expect(isOutdated({ ...paying, offers }, samplePayment())).toBe(true);
  });

  it('leaves an acceptance by name as it is', () => {
    const context = { at: now, rules: keepAll };
    const accepted = decideAcceptance(paying, { version: 1, name: '林美' }, context).quote;
    expect(accepted.offers?.[0]?.deliverBy).toBe('2026-12-07T10:00:00.000Z');
    expect(pay(accepted).quote.acceptance).toEqual(accepted.acceptance);
  });

  it('is mailed once to each', () => {
    const office = { address: 'office@example.com', language: 'en' } as const;
    const { mails } = withMails(paying, pay().quote, { office }, now);
    expect(mails?.map(({ id }) => id)).toEqual(['accepted.1', 'acceptance.1']);
  });
});
