import * as z from 'zod/mini';
import { touch } from '../../files/plan-deletion.ts';
import { acceptedOffer, isOver, latestOffer } from '../../life/life-state.ts';
import { countDocuments, needsReason } from '../../life/needs-reason.ts';
import { currencies, defaultCurrency } from '../../money/currency.ts';
import { maxOfferedWords, priceOffer } from '../../money/offer-price.ts';
import { addresseeSchema } from '../../record/billing.ts';
import { change, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { orderLimits, textLimits } from '../../record/order.ts';
import { revisionConflictSchema } from '../../record/quote.ts';
import { isAtRevision } from '../../record/revision.ts';
import { senderShape } from '../../record/sender.ts';
import { sourceLimits } from '../../record/source.ts';
import { isTooLong, readLine, readLines } from '../../text/order-text.ts';
import { type CommandContext, type RequestOf, staffCommand } from '../command.ts';
import { endpoint } from '../endpoint.ts';
import { longestValidDays, usualValidDays } from '../offer-validity.ts';
import { takeByDoing } from './assignment.ts';

/**
 * The price is `pricePerWord` or a fixed `total`, in `currency` as decimal text. The decision checks the lengths of
 * texts.
 */
export const makeOffer = endpoint({
  ...staffCommand,
  path: '/api/quotes/:id/offers',
  request: z.object({
    wordCount: z.int().check(z.gte(1), z.lte(maxOfferedWords)),
    /** Ids of the added documents that it covers. */
    sources: z.optional(z.array(z.string()).check(z.maxLength(sourceLimits.files))),
    reason: z.optional(z.string()),
    pricePerWord: z.optional(z.string()),
    total: z.optional(z.string()),
    /** Defaults to US dollars, in an amendment to the currency that was agreed. */
    currency: z.optional(z.enum(currencies)),
    deliverBy: z.iso.datetime(),
    /** Defaults to 30 days from now. */
    validUntil: z.optional(z.iso.datetime()),
    /** The last day to pay. */
    payBy: z.optional(z.iso.date()),
    note: z.optional(z.string()),
    ...senderShape,
  }),
  invalid:
    'Give `wordCount`, `deliverBy`, and `pricePerWord` or `total`; `currency` is USD or CNY.',
  conflict: revisionConflictSchema,
});

export type OfferRequest = RequestOf<typeof makeOffer>;

/**
 * - `conflict`: the submission has changed since the sender saw it.
 * - `order-closed`: no more offers can be made.
 * - `source-missing`: an added document that it should cover is not there any more, or was made a reference.
 * - `currency-differs`: an amendment has the currency of what was accepted.
 * - `price-invalid`, `reason-missing`, `text-too-long`, `moment-invalid`: of what was sent.
 */
export type OfferRefusal =
  | 'conflict'
  | 'order-closed'
  | 'source-missing'
  | 'currency-differs'
  | 'order-full'
  | 'price-invalid'
  | 'reason-missing'
  | 'text-too-long'
  | 'moment-invalid';

const dayMs = 24 * 3_600_000;
/** From midnight in UTC until a day of the calendar is over everywhere, in the zone 12 hours behind as well. */
const longestDayMs = 36 * 3_600_000;

/**
 * Makes an offer: the next version. It replaces an open one before it; what was accepted holds until the client
 * accepts the new one. Nobody's order becomes the sender's. A repeat (the same `changeId`) changes nothing.
 */
export function decideOffer<Quote extends Decidable>(
  quote: Quote,
  request: OfferRequest,
  context: CommandContext,
): Decision<Quote, OfferRefusal> {
  const { offers = [], status } = quote;
  const { changeId, device } = request;
  const { at, rules } = context;
  const isRepeat = changeId !== undefined && offers.some((it) => it.changeId === changeId);
  if (isRepeat) return { kind: 'unchanged', quote };
  const reason = findObstacle(quote, context);
  if (reason !== null) return { kind: 'refused', reason, quote };
  const offered = readOffer(quote, request, context);
  if (typeof offered === 'string') return { kind: 'refused', reason: offered, quote };
  const offer = {
    version: (latestOffer(quote)?.version ?? 0) + 1,
    ...offered,
    ...(quote.acceptance !== undefined && { amends: quote.acceptance.version }),
    ...(quote.timeZone !== undefined && { timeZone: quote.timeZone }),
    ...(quote.billing !== undefined && { addressee: z.parse(addresseeSchema, quote.billing) }),
    at: toDateTime(at),
    ...(device !== undefined && { device }),
    ...(changeId !== undefined && { changeId }),
  };
  return change(quote, {
    offers: [...offers, offer],
    ...takeByDoing(quote, context, device),
    ...touch(quote, status, at, rules),
  });
}

function findObstacle(quote: Decidable, { ifRevision }: CommandContext): OfferRefusal | null {
  if (isOver(quote)) return 'order-closed';
  if (!isAtRevision(quote, ifRevision)) return 'conflict';
  return (quote.offers?.length ?? 0) < orderLimits.offers ? null : 'order-full';
}

function readOffer(quote: Decidable, request: OfferRequest, { at, rules }: CommandContext) {
  const agreed = acceptedOffer(quote)?.currency;
  const { wordCount, currency = agreed ?? defaultCurrency, payBy } = request;
  const covered = findCovered(quote, request.sources ?? []);
  if (covered === null) return 'source-missing';
  const countedWords = countDocuments(quote, covered);
  if (agreed !== undefined && agreed !== currency) return 'currency-differs';
  const price = priceOffer(request);
  if (price === null) return 'price-invalid';
  const reason = readLine(request.reason ?? '', textLimits.reason);
  const note = readLines(request.note ?? '', textLimits.note);
  if (isTooLong(reason) || isTooLong(note)) return 'text-too-long';
  if (needsReason(countedWords, wordCount) && !('text' in reason)) return 'reason-missing';
  const deliverBy = Date.parse(request.deliverBy);
  const validUntil =
    request.validUntil === undefined
      ? at + usualValidDays(rules) * dayMs
      : Date.parse(request.validUntil);
  if (deliverBy <= at || validUntil <= at || validUntil > at + longestValidDays(rules) * dayMs) {
    return 'moment-invalid';
  }
  if (payBy !== undefined && Date.parse(payBy) + longestDayMs <= at) return 'moment-invalid';
  return {
    wordCount,
    countedWords,
    ...(covered.length > 0 && { sources: covered.map(({ id }) => id) }),
    ...('text' in reason && { reason: reason.text }),
    ...price,
    currency,
    deliverBy: toDateTime(deliverBy),
    validUntil: toDateTime(validUntil),
    ...(payBy !== undefined && { payBy }),
    ...('text' in note && { note: note.text }),
  };
}

/** @returns `null` when one of them is no document of this order. */
function findCovered({ sources = [] }: Decidable, ids: readonly string[]) {
  const covered = sources.filter(
    ({ id, role, removedAt }) => ids.includes(id) && role === 'document' && removedAt === undefined,
  );
  return covered.length === new Set(ids).size ? covered : null;
}
