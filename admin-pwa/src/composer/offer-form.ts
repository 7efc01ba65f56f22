import { maxValidDays } from '@yiqiao/contract/commands/offer-validity';
import { acceptedOffer, latestOffer } from '@yiqiao/contract/life/life-state';
import { countDocuments, needsReason } from '@yiqiao/contract/life/needs-reason';
import { documentsToQuote } from '@yiqiao/contract/life/source-state';
import { type Currency, currencies, defaultCurrency } from '@yiqiao/contract/money/currency';
import { centsToDecimal } from '@yiqiao/contract/money/money';
import {
  maxOfferedWords,
  parseFixedPrice,
  parsePricePerWord,
  pricePerWordToDecimal,
  priceWords,
} from '@yiqiao/contract/money/offer-price';
import { ratesOf } from '@yiqiao/contract/money/prices';
import { tenthsWithFactor } from '@yiqiao/contract/money/pricing';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { Source } from '@yiqiao/contract/record/source';
import { momentOf, wallTimeAt } from '../clocks/zone-time.ts';
import { plainNumber } from '../figures/plain-number.ts';
import type { OfferTerms } from '../offline/outbox/outbox-entry.ts';
import type { OfferDraft } from '../offline/storage/records/order-draft.ts';
import { hasOpenBlank } from '../replies/blanks.ts';
import { proposeDelivery, proposeValidity } from './proposed-moments.ts';

const dayMs = 24 * 3_600_000;

/** The initial form: the last offer, or what the submission says. */
export function newOfferDraft(
  quote: QuoteSubmission,
  {
    queued,
    quotesBeginWith,
    now,
    zone,
  }: { queued: OfferTerms | undefined; quotesBeginWith: Currency; now: number; zone: string },
): OfferDraft {
  const before = queued ?? latestOffer(quote) ?? undefined;
  const isFixed = before !== undefined && before.pricePerWord === undefined;
  const currency = agreedCurrency(quote) ?? knownCurrency(before?.currency) ?? quotesBeginWith;
  const deliver = wallText(deliverAt(quote, before, { now, zone }), zone);
  const valid = wallText(proposeValidity(quote, now, zone), zone);
  const documents = documentsToQuote(quote);
  return {
    words: wordsText(proposeWords(quote, documents, before)),
    sources: documents.map(({ id }) => id),
    reason: before?.reason ?? '',
    priceKind: isFixed ? 'fixed' : 'per-word',
    currency,
    pricePerWord: before?.pricePerWord ?? usualPrice(quote, currency),
    fixedPrice: isFixed ? before.total : '',
    deliverDay: deliver.day,
    deliverTime: deliver.time,
    validDay: valid.day,
    validTime: valid.time,
    payDay: dayToCome(before?.payBy, now, zone),
    note: before?.note ?? '',
  };
}

/** Those of the last offer and of the documents that it does not cover; without one, what was counted. */
function proposeWords(
  quote: QuoteSubmission,
  documents: readonly Source[],
  before: Pick<OfferTerms, 'wordCount' | 'sources'> | undefined,
): number {
  if (before === undefined) return countDocuments(quote, documents);
  const { wordCount, sources = [] } = before;
  return countDocuments(
    { wordCount },
    documents.filter(({ id }) => !sources.includes(id)),
  );
}

/** What a draft becomes when an added document is put in or left out: its words follow, unless they cannot be read. */
export function toggleSource(
  draft: OfferDraft,
  { id, wordCount }: Pick<Source, 'id' | 'wordCount'>,
): Pick<OfferDraft, 'sources' | 'words'> {
  const isIn = draft.sources.includes(id);
  const sources = isIn ? draft.sources.filter((other) => other !== id) : [...draft.sources, id];
  const words = readWords(draft.words);
  if (words === null && draft.words.trim() !== '') return { sources, words: draft.words };
  const next = (words ?? 0) + (isIn ? -wordCount : wordCount);
  return { sources, words: wordsText(Math.max(0, next)) };
}

/** The words that the client knows of, of what a draft covers. */
export function countedWordsOf(quote: QuoteSubmission, { sources }: OfferDraft): number {
  return countDocuments(quote, quote.sources?.filter(({ id }) => sources.includes(id)) ?? []);
}

function wordsText(count: number): string {
  return count > 0 ? String(count) : '';
}

/** The currency of what the client has accepted, which an amendment keeps; `null` before that. */
export function agreedCurrency(quote: QuoteSubmission): Currency | null {
  return knownCurrency(acceptedOffer(quote)?.currency);
}

function knownCurrency(code: string | undefined): Currency | null {
  return currencies.find((currency) => currency === code) ?? null;
}

/** What a draft's price becomes in another currency: nothing is converted. */
export function switchCurrency(
  quote: QuoteSubmission,
  currency: Currency,
): Pick<OfferDraft, 'currency' | 'pricePerWord' | 'fixedPrice'> {
  return { currency, pricePerWord: usualPrice(quote, currency), fixedPrice: '' };
}

/** A draft begun before the client accepted another currency is in the one that was agreed. */
export function inAgreedCurrency(draft: OfferDraft, quote: QuoteSubmission): OfferDraft {
  const agreed = agreedCurrency(quote);
  if (agreed === null || agreed === draft.currency) return draft;
  return { ...draft, ...switchCurrency(quote, agreed) };
}

/**
 * The rate of the service times the factor of the timeline, as they were when it was asked: "0.225". Empty for a currency other than US dollars, in
 * which the office publishes no rates.
 */
export function usualPrice(
  quote: Pick<QuoteSubmission, 'serviceType' | 'deliveryTimeline' | 'rates'>,
  currency: Currency,
): string {
  if (currency !== defaultCurrency) return '';
  const tenths = Math.round(tenthsWithFactor(quote, ratesOf(quote)));
  return tenths === 0 ? '' : pricePerWordToDecimal(tenths);
}

/** The moment that was offered before, unless it is over. */
function deliverAt(
  quote: QuoteSubmission,
  before: Pick<OfferTerms, 'deliverBy'> | undefined,
  { now, zone }: { now: number; zone: string },
): number {
  const offered = Date.parse(before?.deliverBy ?? '');
  return offered > now ? offered : proposeDelivery(quote, now, zone);
}

/** A day that was set before, unless it is over. */
function dayToCome(day: string | undefined, now: number, zone: string): string {
  return day === undefined || isPastDay(day, now, zone) ? '' : day;
}

function isPastDay(day: string, now: number, zone: string): boolean {
  return day < wallText(now, zone).day;
}

export function wallText(at: number, zone: string): { day: string; time: string } {
  const { year, month, day, hour, minute } = wallTimeAt(at, zone);
  const pad = (value: number, length = 2) => String(value).padStart(length, '0');
  return { day: `${pad(year, 4)}-${pad(month)}-${pad(day)}`, time: `${pad(hour)}:${pad(minute)}` };
}

/** A day and a time in a zone as a moment, in ms; `NaN` if either cannot be read. */
export function readMoment(day: string, time: string, zone: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const isWhole = /^\d{4}-\d{2}-\d{2}$/.test(day) && /^\d{2}:\d{2}/.test(time);
  return isWhole ? momentOf({ year, month, day: date, hour, minute }, zone) : Number.NaN;
}

/** "8,912" → 8912; `null` for anything but a number of words. */
export function readWords(text: string): number | null {
  const digits = plainNumber(text);
  if (!/^\d{1,9}$/.test(digits)) return null;
  const words = Number(digits);
  return words >= 1 && words <= maxOfferedWords ? words : null;
}

export interface DraftPrice {
  readonly pricePerWord?: string;
  /** Two decimals. */
  readonly total: string;
}

/** The total of a draft; `null` while it cannot be worked out. */
export function draftPrice(draft: OfferDraft): DraftPrice | null {
  if (draft.priceKind === 'fixed') {
    const cents = parseFixedPrice(plainNumber(draft.fixedPrice));
    return cents === null ? null : { total: centsToDecimal(cents) };
  }
  const words = readWords(draft.words);
  const tenths = parsePricePerWord(plainNumber(draft.pricePerWord));
  if (words === null || tenths === null) return null;
  const cents = priceWords(words, tenths);
  if (cents === null) return null;
  return { pricePerWord: pricePerWordToDecimal(tenths), total: centsToDecimal(cents) };
}

export type OfferField = 'words' | 'reason' | 'price' | 'deliver' | 'valid' | 'pay' | 'note';

/** The faults of a draft by field, as codes of `order.faults`. */
export type OfferFaults = Partial<Record<OfferField, string>>;

/** The terms of a draft, or the faults that keep it from being sent. */
export function readOfferDraft(
  draft: OfferDraft,
  quote: QuoteSubmission,
  { now, zone }: { now: number; zone: string },
): { readonly terms: OfferTerms } | { readonly faults: OfferFaults } {
  const words = readWords(draft.words);
  const price = draftPrice(draft);
  const deliverBy = readMoment(draft.deliverDay, draft.deliverTime, zone);
  const validUntil = readMoment(draft.validDay, draft.validTime, zone);
  const reason = draft.reason.trim();
  const counted = countedWordsOf(quote, draft);
  const faults: OfferFaults = {
    ...(words === null && { words: 'words-invalid' }),
    ...(words !== null && needsReason(counted, words) && !reason && { reason: 'reason-missing' }),
    ...(words !== null && price === null && { price: 'price-invalid' }),
    ...(!(deliverBy > now) && { deliver: 'deliver-invalid' }),
    ...(!(validUntil > now && validUntil <= now + maxValidDays * dayMs) && {
      valid: 'valid-invalid',
    }),
    ...(hasOpenBlank(draft.note) && { note: 'blank-empty' }),
    ...(draft.payDay !== '' && isPastDay(draft.payDay, now, zone) && { pay: 'pay-invalid' }),
  };
  if (words === null || price === null || Object.keys(faults).length > 0) return { faults };
  const note = draft.note.trim();
  const isOther = words !== counted;
  return {
    terms: {
      wordCount: words,
      ...(draft.sources.length > 0 && { sources: draft.sources }),
      ...(isOther && reason && { reason }),
      ...price,
      currency: draft.currency,
      deliverBy: new Date(deliverBy).toISOString(),
      validUntil: new Date(validUntil).toISOString(),
      ...(draft.payDay && { payBy: draft.payDay }),
      ...(note && { note }),
    },
  };
}
