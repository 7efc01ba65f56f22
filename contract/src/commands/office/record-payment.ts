import * as z from 'zod/mini';
import { orderMoney } from '../../life/order-money.ts';
import { centsToDecimal, decimalToCents } from '../../money/money.ts';
import { parseFixedPrice } from '../../money/offer-price.ts';
import { changeAside, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { orderLimits, textLimits } from '../../record/order.ts';
import { paymentWays, type RecordedPayment } from '../../record/recorded-payment.ts';
import { senderShape } from '../../record/sender.ts';
import { isTooLong, readLine } from '../../text/order-text.ts';
import { type CommandContext, type Identified, type RequestOf, staffCommand } from '../command.ts';
import { endpoint } from '../endpoint.ts';

/** Money that came past the provider, or a part of it, in the currency of the accepted quote. */
export const recordPayment = endpoint({
  ...staffCommand,
  path: '/api/quotes/:id/payments',
  request: z.object({
    /** Up to two decimals: "400", "1205.20". */
    amount: z.string(),
    way: z.enum(paymentWays),
    /** The day it came, never a later one than today. */
    receivedOn: z.iso.date(),
    note: z.optional(z.string()),
    /**
     * Ids of the payments of this order that the sender has seen. One that is alike and not among them may be
     * the same money, entered elsewhere. If absent, only one that was entered on another device is.
     */
    knownPayments: z.optional(z.array(z.string()).check(z.maxLength(orderLimits.recordedPayments))),
    ...senderShape,
  }),
  invalid: `Give \`amount\` as a decimal text, \`way\` (${paymentWays.join(', ')}) and \`receivedOn\` as YYYY-MM-DD.`,
});

export type PaymentRequest = RequestOf<typeof recordPayment>;

/**
 * - `nothing-agreed`: no quote was accepted, so there is neither a sum nor a currency.
 * - `payment-alike`: the same sum of about the same day was recorded, and the sender had not seen that.
 * - `amount-invalid`, `day-invalid`, `text-too-long`: of what was sent.
 */
export type RecordPaymentRefusal =
  | 'nothing-agreed'
  | 'payment-alike'
  | 'order-full'
  | 'amount-invalid'
  | 'day-invalid'
  | 'text-too-long';

const hourMs = 3_600_000;
/** Somewhere it is already tomorrow. */
const furthestZoneMs = 14 * hourMs;
/** Two entries of one transfer are rarely dated further apart. */
const alikeMs = 3 * 24 * hourMs;
const firstDay = '2000-01-01';

/** Records a payment, also of an order that is over: money comes late. */
export function decideRecordedPayment<Quote extends Decidable>(
  quote: Quote,
  request: Identified<PaymentRequest>,
  { at }: Pick<CommandContext, 'at'>,
): Decision<Quote, RecordPaymentRefusal> {
  const { recordedPayments = [] } = quote;
  if (recordedPayments.some(({ id }) => id === request.changeId))
    return { kind: 'unchanged', quote };
  const read = readPayment(quote, request, at);
  if (typeof read === 'string') return { kind: 'refused', reason: read, quote };
  if (findAlike(recordedPayments, read, request) !== undefined) {
    return { kind: 'refused', reason: 'payment-alike', quote };
  }
  return changeAside(quote, {
    recordedPayments: [...recordedPayments, read],
    updatedAt: toDateTime(at),
  });
}

function readPayment(
  quote: Decidable,
  { changeId: id, amount, way, receivedOn, note = '', device }: Identified<PaymentRequest>,
  at: number,
): RecordedPayment | RecordPaymentRefusal {
  const money = orderMoney(quote);
  if (money === null) return 'nothing-agreed';
  if ((quote.recordedPayments?.length ?? 0) >= orderLimits.recordedPayments) return 'order-full';
  const cents = parseFixedPrice(amount);
  if (cents === null) return 'amount-invalid';
  const latestDay = toDateTime(at + furthestZoneMs).slice(0, 10);
  if (receivedOn > latestDay || receivedOn < firstDay) return 'day-invalid';
  const read = readLine(note, textLimits.reason);
  if (isTooLong(read)) return read.fault;
  return {
    id,
    amount: centsToDecimal(cents),
    currency: money.currency,
    way,
    receivedOn,
    ...('text' in read && { note: read.text }),
    at: toDateTime(at),
    ...(device !== undefined && { device }),
  };
}

/** A payment that may be the same money: same sum, about the same day, and unknown to the sender. */
export function findAlike(
  recorded: readonly RecordedPayment[],
  payment: Pick<RecordedPayment, 'amount' | 'receivedOn'>,
  { device, knownPayments }: Pick<PaymentRequest, 'device' | 'knownPayments'>,
): RecordedPayment | undefined {
  const isElsewhere = (other: RecordedPayment) =>
    other.device !== undefined && device !== undefined && other.device !== device;
  return recorded.find(
    (other) =>
      other.reversal === undefined &&
      decimalToCents(other.amount) === decimalToCents(payment.amount) &&
      Math.abs(Date.parse(other.receivedOn) - Date.parse(payment.receivedOn)) <= alikeMs &&
      (knownPayments === undefined ? isElsewhere(other) : !knownPayments.includes(other.id)),
  );
}
