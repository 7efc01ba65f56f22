import type { FileDeletionRules } from '../../files/file-deletion.ts';
import { touch } from '../../files/plan-deletion.ts';
import { isOver, latestOffer } from '../../life/life-state.ts';
import { needsReason } from '../../life/needs-reason.ts';
import { priceOffer } from '../../money/offer-price.ts';
import { change, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { orderLimits, textLimits } from '../../record/order.ts';
import { isAtRevision } from '../../record/revision.ts';
import { readLine, readLines } from '../../text/order-text.ts';
import type { OfferRequest } from './order-requests.ts';

export interface OfferCommand extends OfferRequest {
  readonly ifRevision?: number | undefined;
}

/**
 * - `conflict`: the submission has moved on since the sender saw it.
 * - `order-accepted`, `order-closed`: nothing more is offered.
 * - `price-invalid`, `reason-missing`, `text-too-long`, `moment-invalid`: of what was sent.
 */
export type OfferRefusal =
  | 'conflict'
  | 'order-accepted'
  | 'order-closed'
  | 'order-full'
  | 'price-invalid'
  | 'reason-missing'
  | 'text-too-long'
  | 'moment-invalid';

const dayMs = 24 * 3_600_000;
export const defaultValidDays = 30;
export const maxValidDays = 90;

/**
 * Makes an offer: the next version, which takes the place of the one before. A repeat (the same
 * `changeId`) changes nothing.
 * @param at in ms since the epoch.
 */
export function decideOffer<Quote extends Decidable>(
  quote: Quote,
  command: OfferCommand,
  at: number,
  rules: FileDeletionRules,
): Decision<Quote, OfferRefusal> {
  const { offers = [], status } = quote;
  const { changeId, device } = command;
  const isRepeat = changeId !== undefined && offers.some((it) => it.changeId === changeId);
  if (isRepeat) return { kind: 'unchanged', quote };
  const reason = findObstacle(quote, command);
  if (reason !== null) return { kind: 'refused', reason, quote };
  const offered = readOffer(quote, command, at, rules);
  if (typeof offered === 'string') return { kind: 'refused', reason: offered, quote };
  const offer = {
    version: (latestOffer(quote)?.version ?? 0) + 1,
    ...offered,
    ...(quote.timeZone !== undefined && { timeZone: quote.timeZone }),
    at: toDateTime(at),
    ...(device !== undefined && { device }),
    ...(changeId !== undefined && { changeId }),
  };
  return change(quote, { offers: [...offers, offer], ...touch(quote, status, at, rules) });
}

function findObstacle(quote: Decidable, { ifRevision }: OfferCommand): OfferRefusal | null {
  if (quote.acceptance !== undefined) return 'order-accepted';
  if (isOver(quote)) return 'order-closed';
  if (!isAtRevision(quote, ifRevision)) return 'conflict';
  return (quote.offers?.length ?? 0) < orderLimits.offers ? null : 'order-full';
}

function readOffer(
  quote: Decidable,
  command: OfferCommand,
  at: number,
  { abandonedDays }: FileDeletionRules,
) {
  const { wordCount } = command;
  const price = priceOffer(command);
  if (price === null) return 'price-invalid';
  const reason = readLine(command.reason ?? '', textLimits.reason);
  const note = readLines(command.note ?? '', textLimits.note);
  if (isTooLong(reason) || isTooLong(note)) return 'text-too-long';
  if (needsReason(quote, wordCount) && !('text' in reason)) return 'reason-missing';
  // The document of a request that nobody touches is deleted: nothing is offered for longer.
  const longestDays =
    abandonedDays === 'off' ? maxValidDays : Math.min(maxValidDays, abandonedDays);
  const deliverBy = Date.parse(command.deliverBy);
  const validUntil =
    command.validUntil === undefined
      ? at + Math.min(defaultValidDays, longestDays) * dayMs
      : Date.parse(command.validUntil);
  if (deliverBy <= at || validUntil <= at || validUntil > at + longestDays * dayMs) {
    return 'moment-invalid';
  }
  return {
    wordCount,
    countedWords: quote.wordCount,
    ...('text' in reason && { reason: reason.text }),
    ...price,
    currency: 'USD',
    deliverBy: toDateTime(deliverBy),
    validUntil: toDateTime(validUntil),
    ...('text' in note && { note: note.text }),
  };
}

function isTooLong(read: ReturnType<typeof readLine>): boolean {
  return 'fault' in read && read.fault === 'text-too-long';
}
