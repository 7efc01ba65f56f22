import { basisOf } from '@yiqiao/contract/counting/word-count';
import { latestOffer, offerThatHolds } from '@yiqiao/contract/life/life-state';
import { isPaidInFull, orderMoney } from '@yiqiao/contract/life/order-money';
import { jobsOut } from '@yiqiao/contract/life/translators-work';
import { defaultDeliveryTimeline, defaultServiceType } from '@yiqiao/contract/money/services';
import { hadDocument } from '@yiqiao/contract/record/no-document';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { basisWord, lengthText } from '../../figures/count-words.ts';
import { centsText } from '../../figures/money-text.ts';
import { texts } from '../../texts/texts.ts';

/** The client's address, or else the telephone number or WeChat name that staff took down. */
export function contactOf({ customerEmail, origin }: QuoteSubmission): string {
  return customerEmail || (origin?.contact ?? '');
}

/** The document's name, or that there is none. */
export function documentText(quote: QuoteSubmission): string {
  return hadDocument(quote) ? quote.fileName : texts().clocks.file.none;
}

/**
 * "5,318 words", "about 18,700 words, estimated", "42:18 minutes of audio, to be listened to",
 * "being counted"; once there is an offer, "8,912 words, quote 2", and ", paid" when it is. Empty
 * where there is nothing to count.
 */
export function wordsText(quote: QuoteSubmission): string {
  const offer = offerThatHolds(quote);
  if (offer !== null) {
    const { figures, order } = texts();
    const words = order.inRow(figures.words(offer.wordCount), offer.version);
    return isPaid(quote) ? texts().money.paidInRow(words) : words;
  }
  if (!hadDocument(quote)) return '';
  // That words were counted goes without saying.
  const basis = basisOf(quote) === 'measured' ? null : basisWord(quote);
  const length = lengthText(quote);
  return basis === null ? length : texts().figures.wordsBy(length, basis);
}

/** What an unpaid order's open sum is of: "of $2,005.20 · paid in part"; `null` of an order that is not unpaid. */
export function unpaidText(quote: QuoteSubmission): string | null {
  const money = orderMoney(quote);
  if (money === null || money.open === 0) return null;
  const { unpaid } = texts().money;
  const of = unpaid.of(centsText(money.agreed, money.currency));
  return money.paid > 0 ? unpaid.inPart(of) : of;
}

function isPaid(quote: QuoteSubmission): boolean {
  const money = orderMoney(quote);
  return money !== null && isPaidInFull(money);
}

/** "ZH → EN · 306 words · Certified · Rush": short enough for one line. */
export function rowText(quote: QuoteSubmission): string {
  const { beside, brief } = texts().services;
  const [direction = '', ...others] = namesOf(quote);
  // A guess says so by its "about".
  const isGuess = latestOffer(quote) === null && basisOf(quote) === 'estimated';
  const length = isGuess ? lengthText(quote) : wordsText(quote);
  return beside([brief(direction), length, ...others.map(brief), withText(quote)].filter(Boolean));
}

/** The same with every name in full, for those who hear it. */
export function longRowText(quote: QuoteSubmission): string {
  const parts = [wordsText(quote), ...serviceParts(quote), withText(quote)];
  return texts().services.beside(parts.filter(Boolean));
}

/** "with 顾一鸣": the translators who have it. */
function withText(quote: QuoteSubmission): string {
  const names = jobsOut(quote).map(({ translator }) => translator.name);
  const { figures, translators } = texts();
  return names.length === 0 ? '' : translators.row.withName(figures.list([...new Set(names)]));
}

/** Defaults are left out. Source: product specification, section 3. */
export function serviceParts(quote: QuoteSubmission): string[] {
  return namesOf(quote).map(texts().services.name);
}

function namesOf(quote: QuoteSubmission): string[] {
  const { translationDirection, serviceType, deliveryTimeline } = quote;
  return [
    translationDirection,
    serviceType === defaultServiceType ? '' : serviceType,
    deliveryTimeline === defaultDeliveryTimeline ? '' : deliveryTimeline,
  ].filter(Boolean);
}
