import * as z from 'zod/mini';
import { changeAside, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { textLimits } from '../../record/order.ts';
import { reversalKinds } from '../../record/recorded-payment.ts';
import { senderShape } from '../../record/sender.ts';
import { readLine, type TextFault } from '../../text/order-text.ts';
import { type CommandContext, type CommandRequest, staffCommand } from '../command.ts';
import { endpoint } from '../endpoint.ts';

/** A counter-entry: the payment was entered wrong, or the money was sent back. */
export const reversePayment = endpoint({
  ...staffCommand,
  path: '/api/quotes/:id/payments/:paymentId/reversals',
  request: z.object({
    reason: z.string(),
    /** Defaults to `mistake`. */
    kind: z.optional(z.enum(reversalKinds)),
    ...senderShape,
  }),
  invalid: 'Give the `reason` of the counter-entry, and `kind`: "mistake" or "refund".',
});

export type ReversalRefusal = 'payment-missing' | 'payment-reversed' | TextFault;

/** Counters a recorded payment, once. A repeat (the same `changeId`) changes nothing. */
export function decideReversal<Quote extends Decidable>(
  quote: Quote,
  { paymentId, reason, kind = 'mistake', changeId, device }: CommandRequest<typeof reversePayment>,
  { at }: Pick<CommandContext, 'at'>,
): Decision<Quote, ReversalRefusal> {
  const { recordedPayments = [] } = quote;
  const payment = recordedPayments.find(({ id }) => id === paymentId);
  if (payment === undefined) return { kind: 'refused', reason: 'payment-missing', quote };
  if (payment.reversal?.changeId === changeId) return { kind: 'unchanged', quote };
  if (payment.reversal !== undefined) return { kind: 'refused', reason: 'payment-reversed', quote };
  const read = readLine(reason, textLimits.reason);
  if ('fault' in read) return { kind: 'refused', reason: read.fault, quote };
  const reversal = {
    kind,
    reason: read.text,
    at: toDateTime(at),
    ...(device !== undefined && { device }),
    changeId,
  };
  return changeAside(quote, {
    recordedPayments: recordedPayments.map((one) => (one === payment ? { ...one, reversal } : one)),
    updatedAt: reversal.at,
  });
}
