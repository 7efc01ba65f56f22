import { defaultCurrency } from '@yiqiao/contract/money/currency';
import type { Offer } from '@yiqiao/contract/record/order';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { formatMoment, formatWall } from '../clocks/format-time.ts';
import { cityOf, isKnownZone, wallTimeAt } from '../clocks/zone-time.ts';
import type { OfferTerms } from '../offline/outbox/outbox-entry.ts';
import { texts } from '../texts/texts.ts';
import { moneyText } from './money-text.ts';

/** "8,912 words × $0.225", or "8,912 words, fixed price". */
export function priceText(terms: Pick<Offer, 'wordCount' | 'pricePerWord' | 'currency'>): string {
  const { figures, order } = texts();
  const words = figures.words(terms.wordCount);
  return terms.pricePerWord === undefined
    ? order.quote.fixed(words)
    : order.quote.times(words, moneyText(terms.pricePerWord, terms.currency));
}

/** All of an offer in one line, for a note. */
export function offerTermsText(terms: OfferTerms, now: number): string {
  const { quote } = texts().order;
  const { currency = defaultCurrency } = terms;
  const parts = [
    moneyText(terms.total, currency),
    priceText({ ...terms, currency }),
    terms.reason,
    `${quote.deliverBy} ${formatMoment(terms.deliverBy, now)}`,
    terms.note,
  ];
  return texts().figures.list(parts.filter((part) => part !== undefined));
}

/** What the client's clock shows at a moment; `null` where their zone is not known. */
export function clientMoment(
  at: number,
  { timeZone = '' }: Pick<QuoteSubmission, 'timeZone'>,
  now: number,
): { readonly moment: string; readonly city: string } | null {
  if (!isKnownZone(timeZone) || Number.isNaN(at)) return null;
  return { moment: formatWall(wallTimeAt(at, timeZone), true, now), city: cityOf(timeZone) };
}
