import * as z from 'zod/mini';
import { change, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { ordinal } from '../../record/ordinal.ts';
import { isOverStatus } from '../../record/status.ts';
import { type CommandContext, clientCommand, type RequestOf } from '../command.ts';
import { complete } from '../complete.ts';
import { endpoint } from '../endpoint.ts';

export const confirmDelivery = endpoint({
  ...clientCommand,
  path: '/api/requests/:key/confirmations',
  /** `number` of the delivery that the client has seen. */
  request: z.object({ number: ordinal }),
  invalid: 'Give the `number` of the delivery.',
});

/** Why a delivery can no longer be confirmed or revised, or never could. */
export type ClientDeliveryObstacle =
  | 'delivery-missing'
  | 'delivery-superseded'
  | 'delivery-confirmed'
  | 'revision-requested'
  | 'order-closed';

/**
 * The client confirms the delivery: the submission is completed and the countdown to deleting its files starts.
 * Confirming twice, or when it is already completed, changes nothing.
 */
export function decideConfirmation<Quote extends Decidable>(
  quote: Quote,
  { number }: RequestOf<typeof confirmDelivery>,
  { at, rules }: CommandContext,
): Decision<Quote, ClientDeliveryObstacle> {
  const { deliveries = [], status } = quote;
  const reason = findClientObstacle(quote, number);
  const isLast = deliveries.at(-1)?.number === number;
  const isSo = isLast && (reason === 'delivery-confirmed' || status === 'completed');
  if (isSo) return { kind: 'unchanged', quote };
  if (reason !== null) return { kind: 'refused', reason, quote };
  const confirmedAt = toDateTime(at);
  return change(quote, {
    deliveries: deliveries.map((it) => (it.number === number ? { ...it, confirmedAt } : it)),
    ...complete(quote, at, rules),
  });
}

/** Why the client cannot respond to this delivery; `null` when they can. */
export function findClientObstacle(
  { deliveries = [], status }: Decidable,
  number: number,
): ClientDeliveryObstacle | null {
  const last = deliveries.at(-1);
  if (last === undefined || last.number < number) return 'delivery-missing';
  if (last.number !== number) return 'delivery-superseded';
  if (last.confirmedAt !== undefined) return 'delivery-confirmed';
  if (isOverStatus(status)) return 'order-closed';
  return last.revision === undefined ? null : 'revision-requested';
}
