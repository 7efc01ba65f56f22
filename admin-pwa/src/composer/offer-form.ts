import { centsToDecimal } from '@yiqiao/contract/money/money';
import { centsPerWord, timelinePercent } from '@yiqiao/contract/money/pricing';
import {
  maxOfferedWords,
  parseFixedPrice,
  parsePricePerWord,
  pricePerWordToDecimal,
  priceWords,
} from '@yiqiao/contract/order/offer-price';
import { latestOffer } from '@yiqiao/contract/order/order-life';
import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { clientDeadlineOf } from '../clocks/client-deadline.ts';
import { momentOf, wallTimeAt } from '../clocks/zone-time.ts';
import type { OfferTerms } from '../offline/outbox/outbox-entry.ts';
import type { OfferDraft } from '../offline/storage/order-draft.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const validDays = 30;

/** What the form of an offer begins with: what was offered last, else what the submission says. */
export function newOfferDraft(
  quote: QuoteSubmission,
  { queued, now, zone }: { queued: OfferTerms | undefined; now: number; zone: string },
): OfferDraft {
  const before = queued ?? latestOffer(quote) ?? undefined;
  const isFixed = before !== undefined && before.pricePerWord === undefined;
  const deliver = wallText(deliverAt(quote, before, now), zone);
  // A full hour that is still within the days when it is sent later.
  const valid = wallText(Math.floor((now + validDays * dayMs) / hourMs) * hourMs, zone);
  return {
    words: wordsText(before?.wordCount ?? quote.wordCount),
    reason: before?.reason ?? '',
    priceKind: isFixed ? 'fixed' : 'per-word',
    pricePerWord: before?.pricePerWord ?? usualPrice(quote),
    fixedPrice: isFixed ? before.total : '',
    deliverDay: deliver.day,
    deliverTime: deliver.time,
    validDay: valid.day,
    validTime: valid.time,
    note: queued?.note ?? '',
  };
}

function wordsText(count: number): string {
  return count > 0 ? String(count) : '';
}

/** The rate of the service times the factor of the timeline, in dollars: "0.225". */
export function usualPrice({
  serviceType,
  deliveryTimeline,
}: Pick<QuoteSubmission, 'serviceType' | 'deliveryTimeline'>): string {
  const tenths = Math.round((centsPerWord(serviceType) * timelinePercent(deliveryTimeline)) / 10);
  return pricePerWordToDecimal(tenths);
}

/** What was offered before or asked for, unless it is too late for that: then as the timeline says. */
function deliverAt(
  quote: QuoteSubmission,
  before: OfferTerms | undefined | { deliverBy: string },
  now: number,
): number {
  const offered = Date.parse(before?.deliverBy ?? '');
  if (offered > now) return offered;
  const deadline = clientDeadlineOf(quote);
  if (deadline.kind === 'moment' && deadline.at > now) return deadline.at;
  return Math.floor((now + timelineDays(quote) * dayMs) / hourMs) * hourMs;
}

/** The longest that a timeline takes. */
function timelineDays({ deliveryTimeline }: Pick<QuoteSubmission, 'deliveryTimeline'>): number {
  const percent = timelinePercent(deliveryTimeline);
  if (percent >= 200) return 1;
  return percent > 100 ? 3 : 7;
}

function wallText(at: number, zone: string): { day: string; time: string } {
  const { year, month, day, hour, minute } = wallTimeAt(at, zone);
  const pad = (value: number, length = 2) => String(value).padStart(length, '0');
  return { day: `${pad(year, 4)}-${pad(month)}-${pad(day)}`, time: `${pad(hour)}:${pad(minute)}` };
}

/** The moment of a day and a time of it in a zone, in ms; `NaN` while they are none. */
export function readMoment(day: string, time: string, zone: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const isWhole = /^\d{4}-\d{2}-\d{2}$/.test(day) && /^\d{2}:\d{2}/.test(time);
  return isWhole ? momentOf({ year, month, day: date, hour, minute }, zone) : Number.NaN;
}

/** "8,912" → 8912; `null` for what is no number of words. */
export function readWords(text: string): number | null {
  const digits = text.replace(/[\s,，]/g, '');
  if (!/^\d{1,9}$/.test(digits)) return null;
  const words = Number(digits);
  return words >= 1 && words <= maxOfferedWords ? words : null;
}

/** A price as somebody types it: "$0.225", "2,005.20". */
function plainPrice(text: string): string {
  return text.replace(/[\s,，$]/g, '');
}

export interface DraftPrice {
  readonly pricePerWord?: string;
  /** US dollars, two decimals. */
  readonly total: string;
}

/** What a draft comes to; `null` while it comes to nothing. */
export function draftPrice(draft: OfferDraft): DraftPrice | null {
  if (draft.priceKind === 'fixed') {
    const cents = parseFixedPrice(plainPrice(draft.fixedPrice));
    return cents === null ? null : { total: centsToDecimal(cents) };
  }
  const words = readWords(draft.words);
  const tenths = parsePricePerWord(plainPrice(draft.pricePerWord));
  if (words === null || tenths === null) return null;
  const cents = priceWords(words, tenths);
  if (cents === null) return null;
  return { pricePerWord: pricePerWordToDecimal(tenths), total: centsToDecimal(cents) };
}

export type OfferField = 'words' | 'reason' | 'price' | 'deliver' | 'valid' | 'note';

/** What is wrong with a draft, by field; codes of `order.faults`. */
export type OfferFaults = Partial<Record<OfferField, string>>;

/** The terms that a draft stands for, or what keeps it from standing for any. */
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
  const faults: OfferFaults = {
    ...(words === null && { words: 'words-invalid' }),
    ...(words !== null && words !== quote.wordCount && !reason && { reason: 'reason-missing' }),
    ...(words !== null && price === null && { price: 'price-invalid' }),
    ...(!(deliverBy > now) && { deliver: 'deliver-invalid' }),
    ...(!(validUntil > now && validUntil <= now + 90 * dayMs) && { valid: 'valid-invalid' }),
  };
  if (words === null || price === null || Object.keys(faults).length > 0) return { faults };
  const note = draft.note.trim();
  const isOther = words !== quote.wordCount;
  return {
    terms: {
      wordCount: words,
      ...(isOther && { reason }),
      ...price,
      deliverBy: new Date(deliverBy).toISOString(),
      validUntil: new Date(validUntil).toISOString(),
      ...(note && { note }),
    },
  };
}
