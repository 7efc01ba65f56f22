import { basisOf } from '@yiqiao/contract/counting/word-count';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { findUncounted } from '@yiqiao/contract/record/uncounted';
import type { MailFormats } from '../texts/mail-texts.ts';

type Counted = Pick<QuoteSubmission, 'wordCount' | 'wordCountBasis' | 'measurement'>;

/** The words, and how they were counted; where they were not, what the document is. */
export function describeCount(quote: Counted, formats: MailFormats): string {
  const basis = basisOf(quote);
  if (basis === 'counting') return formats.countOf({ basis });
  if (basis === 'none') {
    return formats.countOf({ basis, uncounted: findUncounted(quote.measurement) });
  }
  return formats.countOf({ basis, words: formats.count(quote.wordCount) });
}
