import { type FileDeletionRules, fileDeletionDueAt } from '../../files/file-deletion.ts';
import type { Cents } from '../../money/money.ts';
import { ratesOf } from '../../money/prices.ts';
import { estimateCents } from '../../money/pricing.ts';
import { type Decision, toDateTime } from '../../record/decision.ts';
import { keepRates } from '../../record/keep-rates.ts';
import type { Offer } from '../../record/order.ts';
import { notCountedYet, priceCount } from '../../record/price-count.ts';
import type { PricesInEffect } from '../../record/prices-in-effect.ts';
import type { QuoteRequestFields } from '../../record/quote-request.ts';
import { isSameRequest, toRecord } from '../../record/request-record.ts';
import { initialQuoteStatus } from '../../record/status.ts';
import type { StoredQuote } from '../../record/stored-quote.ts';
import { makeEstimateOffer } from './estimate-offer.ts';

type DocumentFacts = 'fileName' | 'fileSize' | 'fileType' | 'filePath' | 'fileSha256';

/** A quote request that has arrived whole. */
export interface AddCommand
  extends Readonly<Pick<StoredQuote, 'id' | 'reference' | 'estimatedWordCount'>> {
  readonly request: QuoteRequestFields;
  readonly document: Readonly<Required<Pick<StoredQuote, DocumentFacts>>>;
  readonly idempotencyKey?: string | undefined;
  /** Digest of the first key to the client's page, see `StoredQuote`. */
  readonly linkDigest: string;
  /** `null` while the document is still being counted. */
  readonly measurement: StoredQuote['measurement'];
  /** See `StoredQuote`. */
  readonly countedFor: string;
  /** The sum that the client was shown and wants to pay at once. */
  readonly payNow?: Cents | undefined;
  readonly prices: PricesInEffect;
}

/**
 * Adds a submission. If it is to be paid at once and the client saw the price of its count, that is its first offer.
 * @param first what is already stored under the idempotency key, and the answer to a repeat. A key that was used
 * for a different request is refused: answering a corrected request with the first receipt would drop the
 * correction.
 * @param at in ms since the epoch.
 */
export function decideAdd(
  first: StoredQuote | undefined,
  command: AddCommand,
  at: number,
  rules: FileDeletionRules,
): Decision<StoredQuote, 'key-reused'> {
  if (first !== undefined) return decideRepeat(first, command.request, command.document);
  const { id, reference, request, document, idempotencyKey, measurement, linkDigest } = command;
  const asked = toRecord(request);
  const rates = keepRates(asked, command.prices);
  const counted = { ...asked, ...rates, estimatedWordCount: command.estimatedWordCount };
  const createdAt = toDateTime(at);
  const due = fileDeletionDueAt(initialQuoteStatus, at, rules);
  const quote: StoredQuote = {
    id,
    status: initialQuoteStatus,
    ...counted,
    ...document,
    ...(measurement === null
      ? { ...notCountedYet, countedFor: command.countedFor }
      : priceCount(counted, measurement)),
    createdAt,
    reference,
    ...(due !== null && { fileDeletionDueAt: toDateTime(due) }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
    revision: 1,
    updatedAt: createdAt,
    history: [{ status: initialQuoteStatus, at: createdAt }],
    link: { number: 1, at: createdAt },
    linkDigest,
  };
  const offer = payableOffer(quote, command, at, rules);
  return { kind: 'changed', quote: offer === null ? quote : { ...quote, offers: [offer] } };
}

/**
 * What is to be paid at once. Whoever was shown prices that hold no more is offered the present ones, which nobody pays
 * unseen: that the receipt has another sum shows that they have changed.
 */
function payableOffer(
  quote: StoredQuote,
  { payNow, prices: { former } }: AddCommand,
  at: number,
  rules: FileDeletionRules,
): Offer | null {
  if (payNow === undefined) return null;
  const isOutdated = former?.isHonoured === false && estimateCents(quote, former.prices) === payNow;
  const cents = isOutdated ? estimateCents(quote, ratesOf(quote)) : payNow;
  return makeEstimateOffer(quote, cents, at, rules);
}

/** Answer to a second request under the same key: the stored submission, if the requests are equal. */
export function decideRepeat(
  first: StoredQuote,
  request: QuoteRequestFields,
  document: Pick<StoredQuote, 'fileName' | 'fileSha256'>,
): Decision<StoredQuote, 'key-reused'> {
  const isSameDocument =
    document.fileSha256 === first.fileSha256 && document.fileName === first.fileName;
  return isSameDocument && isSameRequest(request, first)
    ? { kind: 'unchanged', quote: first }
    : { kind: 'refused', reason: 'key-reused', quote: first };
}
