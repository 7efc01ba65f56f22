import * as z from 'zod/mini';
import { planDeletion } from '../../files/plan-deletion.ts';
import { isOver } from '../../life/life-state.ts';
import { declinableUntil } from '../../life/pay-now.ts';
import { change, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { textLimits } from '../../record/order.ts';
import { senderShape } from '../../record/sender.ts';
import { isTooLong, readLine } from '../../text/order-text.ts';
import { type CommandContext, type CommandRequest, staffCommand } from '../command.ts';
import { endpoint } from '../endpoint.ts';

/** Staff do not take an order that was accepted by paying for it. The client reads the reason. */
export const declineOrder = endpoint({
  ...staffCommand,
  path: '/api/quotes/:id/declines',
  request: z.object({ reason: z.optional(z.string()), ...senderShape }),
  invalid: 'Give `reason` as text, or leave it out.',
});

/**
 * - `not-declinable`: it was not accepted by a payment, work has been delivered or agreed anew, or it is over.
 * - `decline-too-late`: the time within which the office confirms has passed.
 */
export type DeclineRefusal = 'not-declinable' | 'decline-too-late' | 'text-too-long';

/** Cancels the order, and makes its money go back: see `findPayBacks`. A second decline changes nothing. */
export function decideDecline<Quote extends Decidable>(
  quote: Quote,
  { reason = '', changeId, device }: CommandRequest<typeof declineOrder>,
  { at, rules }: CommandContext,
): Decision<Quote, DeclineRefusal> {
  if (quote.decline !== undefined) return { kind: 'unchanged', quote };
  const obstacle = findObstacle(quote, at);
  if (obstacle !== null) return { kind: 'refused', reason: obstacle, quote };
  const read = readLine(reason, textLimits.reason);
  if (isTooLong(read)) return { kind: 'refused', reason: read.fault, quote };
  const status = 'cancelled';
  const entry = { at: toDateTime(at), changeId, ...(device !== undefined && { device }) };
  return change(quote, {
    decline: { ...entry, ...('text' in read && { reason: read.text }) },
    status,
    history: [...quote.history, { status, ...entry }],
    updatedAt: entry.at,
    fileDeletionDueAt: planDeletion(quote, status, at, rules),
  });
}

function findObstacle(quote: Decidable, at: number): DeclineRefusal | null {
  const until = declinableUntil(quote);
  const { deliveries = [] } = quote;
  if (until === null || isOver(quote) || deliveries.length > 0) return 'not-declinable';
  return at < until ? null : 'decline-too-late';
}
