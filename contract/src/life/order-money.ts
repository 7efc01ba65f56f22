import type * as z from 'zod/mini';
import { defaultCurrency } from '../money/currency.ts';
import { type Cents, centsToDecimal, decimalToCents } from '../money/money.ts';
import { isSettled, type moneySchema, type OrderPayment } from '../record/payment.ts';
import { hasCome, type RecordedPayment } from '../record/recorded-payment.ts';
import {
  acceptedOffer,
  findPayableEstimate,
  findPayableOffer,
  type LifeFields,
} from './life-state.ts';

/** The fields that an order's sums depend on. */
export type MoneyFields = Pick<
  LifeFields,
  | 'status'
  | 'offers'
  | 'acceptance'
  | 'earlierAcceptances'
  | 'refusals'
  | 'payments'
  | 'recordedPayments'
>;

/** An order's sums, in hundredths of `currency`. */
export interface OrderMoney {
  readonly currency: string;
  /** The total of the accepted quote. */
  readonly agreed: Cents;
  /** All that came, by the provider or recorded by staff, whether or not it went back later. */
  readonly paid: Cents;
  /** What was sent back of it. */
  readonly refunded: Cents;
  /** What has yet to come: nothing for a cancelled order. */
  readonly open: Cents;
  /** What came above the agreement and was not sent back. */
  readonly overpaid: Cents;
}

/**
 * The sums of an order. They follow from its facts alone, in whatever order those came.
 * @returns `null` before a quote was accepted.
 */
export function orderMoney(quote: MoneyFields): OrderMoney | null {
  const accepted = acceptedOffer(quote);
  if (accepted === null) return null;
  const { currency } = accepted;
  const agreed = decimalToCents(accepted.total);
  const received = listReceived(quote, currency);
  const paid = received.reduce((sum, one) => sum + one.paid, 0);
  const refunded = received.reduce((sum, one) => sum + one.refunded, 0);
  const isPayable = findPayableOffer(quote) !== null;
  return {
    currency,
    agreed,
    paid,
    refunded,
    open: isPayable ? Math.max(0, agreed - paid) : 0,
    overpaid: isPayable ? Math.max(0, paid - refunded - agreed) : 0,
  };
}

/** Whether all that was agreed has come and was kept; of a cancelled order nothing may be open without that. */
export function isPaidInFull({ agreed, paid, refunded }: OrderMoney): boolean {
  return paid - refunded >= agreed;
}

/** What came by each payment and was not sent back, without those of which nothing is left. */
export function keptSums(quote: MoneyFields): readonly Cents[] {
  const accepted = acceptedOffer(quote);
  if (accepted === null) return [];
  return listReceived(quote, accepted.currency)
    .map(({ paid, refunded }) => paid - refunded)
    .filter((kept) => kept > 0);
}

/** @returns `undefined` before a quote was accepted. */
export function moneyOnWire(quote: MoneyFields): z.infer<typeof moneySchema> | undefined {
  const money = orderMoney(quote);
  if (money === null) return undefined;
  const { currency, agreed, paid, refunded, open, overpaid } = money;
  return {
    currency,
    agreed: centsToDecimal(agreed),
    paid: centsToDecimal(paid),
    refunded: centsToDecimal(refunded),
    open: centsToDecimal(open),
    overpaid: centsToDecimal(overpaid),
  };
}

interface Received {
  readonly paid: Cents;
  readonly refunded: Cents;
}

const nothing: Received = { paid: 0, refunded: 0 };

function listReceived(
  { payments = [], recordedPayments = [] }: MoneyFields,
  currency: string,
): Received[] {
  return [
    ...payments.map((payment) => ofProvider(payment, currency)),
    ...recordedPayments.map((payment) => ofOffice(payment, currency)),
  ];
}

/** A payment that came in another currency waits for a person, and is no part of a sum. */
function ofProvider(payment: OrderPayment, currency: string): Received {
  const { refunded = '0.00' } = payment;
  const came = receivedOf(payment);
  if (came === null || came.currency !== currency) return nothing;
  return { paid: came.units, refunded: decimalToCents(refunded) };
}

/** What came by a payment on the provider's page, in the smallest unit of its currency; `null` if nothing did. */
export function receivedOf({ state, amount, currency, received }: OrderPayment) {
  if (state === 'open' || state === 'failed') return null;
  return received ?? { units: decimalToCents(amount), currency };
}

function ofOffice(payment: RecordedPayment, currency: string): Received {
  if (payment.currency !== currency || !hasCome(payment)) return nothing;
  const { amount, reversal } = payment;
  const cents = decimalToCents(amount);
  return { paid: cents, refunded: reversal === undefined ? 0 : cents };
}

/** Whether the client has paid on the provider's page and the money has yet to come, or a person has to check it. */
export function isMoneyUnderWay({ payments = [] }: Pick<MoneyFields, 'payments'>): boolean {
  return payments.some(
    (payment) => payment.state === 'unclear' || (payment.state === 'open' && isSettled(payment)),
  );
}

/** The sum that the client can pay now, in the accepted quote's currency; `null` when there is none. */
export function findPayableSum(quote: MoneyFields): Cents | null {
  const money = orderMoney(quote);
  return money === null || money.open === 0 || isMoneyUnderWay(quote) ? null : money.open;
}

/** The same on the provider's page, which takes US dollars; there an estimate can be paid before it is accepted. */
export function findCardSum(quote: MoneyFields): Cents | null {
  const estimate = findPayableEstimate(quote);
  if (estimate !== null) return isMoneyUnderWay(quote) ? null : decimalToCents(estimate.total);
  return orderMoney(quote)?.currency === defaultCurrency ? findPayableSum(quote) : null;
}

/** Whether the provider's page, still open, asks for something else than what is to be paid now. */
export function isOutdated(
  quote: MoneyFields,
  { state, submittedAt, amount }: Pick<OrderPayment, 'state' | 'submittedAt' | 'amount'>,
): boolean {
  if (state !== 'open' || submittedAt !== undefined) return false;
  return findCardSum(quote) !== decimalToCents(amount);
}

export interface Unpaid {
  readonly cents: Cents;
  readonly currency: string;
  /** When a quote was first accepted, in ms since the epoch. */
  readonly since: number;
  /** The last day to pay, if the quote has one: "2026-12-24". */
  readonly payBy?: string;
}

/** What the client has yet to pay; `null` if nothing is agreed, or all of it has come. */
export function findUnpaid(quote: MoneyFields): Unpaid | null {
  const money = orderMoney(quote);
  if (money === null || money.open === 0 || quote.acceptance === undefined) return null;
  const { payBy } = acceptedOffer(quote) ?? {};
  return {
    cents: money.open,
    currency: money.currency,
    since: Date.parse((quote.earlierAcceptances?.[0] ?? quote.acceptance).at),
    ...(payBy !== undefined && { payBy }),
  };
}
