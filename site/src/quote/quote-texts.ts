import type { QuoteTexts } from '../content/en/quote/quote.ts';
import { createRequired } from '../required-context.ts';

/** The texts of the desk, in the language of the page. */
export const [QuoteTextsContext, useQuoteTexts] = createRequired<QuoteTexts>('texts of the desk');
