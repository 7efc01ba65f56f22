import type { QuoteTexts } from '../content/en/quote/quote.ts';
import { createTexts } from '../texts/create-texts.ts';

/** The texts of the desk, in the language of the page. */
export const [QuoteTextsContext, useQuoteTexts] = createTexts<QuoteTexts>('texts of the desk');
