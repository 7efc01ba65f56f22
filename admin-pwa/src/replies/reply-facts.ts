import { companyNameIn } from '@yiqiao/contract/company-name';
import { basisOf, isCounted } from '@yiqiao/contract/counting/word-count';
import { latestOffer, offerThatHolds } from '@yiqiao/contract/life/life-state';
import { hadDocument } from '@yiqiao/contract/record/no-document';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { Language } from '@yiqiao/contract/text/languages';
import { isKnownZone, localZone } from '../clocks/zone-time.ts';
import { moneyText } from '../figures/money-text.ts';
import { formatCount } from '../ui/format-count.ts';
import type { BlankFacts } from './blanks.ts';

/** What is offered: by the offer that holds, or by the one being written. */
export interface OfferFacts {
  readonly wordCount: number;
  readonly total: string;
  readonly currency: string;
  readonly deliverBy: string;
  readonly validUntil: string;
}

/** The offer that a reply speaks of; `null`: none. */
export function offerOf(quote: QuoteSubmission): OfferFacts | null {
  return offerThatHolds(quote) ?? latestOffer(quote);
}

const locales: Readonly<Record<Language, string>> = {
  en: 'en-US',
  'zh-Hans': 'zh-CN',
  'zh-Hant': 'zh-TW',
};

/** What an order fills in, in the words of a language. @param now in ms since the epoch. */
export function factsOf(
  quote: QuoteSubmission,
  offer: OfferFacts | null,
  { language, now }: { readonly language: Language; readonly now: number },
): BlankFacts {
  const { customerName, reference, fileName, wordCount, timeZone } = quote;
  const zone = isKnownZone(timeZone ?? '') ? timeZone : localZone();
  const day = new Intl.DateTimeFormat(locales[language], {
    ...{ year: 'numeric', month: 'long', day: 'numeric', weekday: 'long', timeZone: zone },
  } as const);
  const facts = {
    client: customerName,
    reference,
    today: day.format(now),
    company: companyNameIn(language),
    ...(hadDocument(quote) && { document: fileName }),
  };
  if (offer === null) {
    return isCounted(basisOf(quote)) ? { ...facts, words: formatCount(wordCount) } : facts;
  }
  return {
    ...facts,
    words: formatCount(offer.wordCount),
    price: moneyText(offer.total, offer.currency),
    date: day.format(Date.parse(offer.deliverBy)),
    until: day.format(Date.parse(offer.validUntil)),
  };
}
