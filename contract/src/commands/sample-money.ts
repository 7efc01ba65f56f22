import { keepAll } from '../files/file-deletion.ts';
import type { Decidable } from '../record/decision.ts';
import { decideFact } from './client/decide-payment.ts';
import { decideRecordedPayment } from './office/record-payment.ts';
import { decideReversal } from './office/reverse-payment.ts';
import { sampleOffer } from './sample-order.ts';
import { samplePaid, samplePayment } from './sample-payment.ts';
import { sampleQuote } from './sample-quote.ts';

const at = Date.parse('2026-11-24T10:00:00.000Z');

/** An accepted order for $2,005.20 whose payment of $831.30 has begun. */
const begun = sampleQuote({
  status: 'in-progress',
  offers: [sampleOffer({ total: '2005.20' })],
  acceptance: { version: 1, name: 'Ouyang Murong', at: '2026-11-12T09:12:00.000Z' },
  payments: [samplePayment({ amount: '831.30' })],
});

type Fact = (quote: Decidable) => Decidable;

function record(changeId: string, amount: string): Fact {
  const request = { amount, way: 'bank', receivedOn: '2026-11-24', changeId } as const;
  return (quote) => decideRecordedPayment(quote, request, { at }).quote;
}

function report(fact: Parameters<typeof decideFact>[1]['fact']): Fact {
  return (quote) => decideFact(quote, { payment: 'payment-1', fact }, at, keepAll).quote;
}

const second = record('second', '1250');
/** Written only ever beside its payment, so that one comes first. */
const counter: Fact = (quote) =>
  decideReversal(second(quote), { paymentId: 'second', reason: 'wrong', changeId: 'x' }, { at })
    .quote;
const refund = { kind: 'refund', intent: 'pi_1', id: 're_1', cents: 3130 } as const;

/** What the provider and the office come to know of its money, in any order. */
export const moneyFacts: readonly Fact[] = [
  record('first', '800'),
  second,
  counter,
  report(samplePaid()),
  report({ ...refund, status: 'succeeded', at }),
];

/** The order after some of `moneyFacts`. For tests. */
export function sampleMoney(facts: readonly Fact[]): Decidable {
  return facts.reduce((quote: Decidable, apply) => apply(quote), begun);
}
