import type { FileDeletionRules } from '../../files/file-deletion.ts';
import { touch } from '../../files/plan-deletion.ts';
import { change, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { isOverStatus } from '../../record/status.ts';

export interface ConfirmationCommand {
  /** Of the delivery that the client has seen. */
  readonly number: number;
}

/** Why a delivery can no longer be confirmed or revised, or never could. */
export type ClientDeliveryObstacle =
  | 'delivery-superseded'
  | 'delivery-confirmed'
  | 'revision-requested'
  | 'order-closed';

/**
 * The client has what was ordered: the submission is completed, and the clock runs that deletes its files.
 * Confirming again, or what is completed already, changes nothing.
 * @param at in ms since the epoch.
 */
export function decideConfirmation<Quote extends Decidable>(
  quote: Quote,
  { number }: ConfirmationCommand,
  at: number,
  rules: FileDeletionRules,
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

/** What changes when an order comes to its end by itself or by its client. */
export function complete(quote: Decidable, at: number, rules: FileDeletionRules) {
  const status = 'completed';
  return {
    status,
    history: [...quote.history, { status, at: toDateTime(at) }],
    ...touch(quote, status, at, rules),
  };
}

/** Why the client cannot answer this delivery; `null` when it waits for the client. */
export function findClientObstacle(
  { deliveries = [], status }: Decidable,
  number: number,
): ClientDeliveryObstacle | null {
  const last = deliveries.at(-1);
  if (last?.number !== number) return 'delivery-superseded';
  if (last.confirmedAt !== undefined) return 'delivery-confirmed';
  if (isOverStatus(status)) return 'order-closed';
  return last.revision === undefined ? null : 'revision-requested';
}
