import { useEffect, useRef } from 'react';
import type { QuoteTexts } from '../content/en/quote/quote.ts';
import { createRequired } from '../required-context.ts';

/** The texts of the desk, in the language of the page. */
export const [QuoteTextsContext, useQuoteTexts] = createRequired<QuoteTexts>('texts of the desk');

/** For what ends later: the language may have been switched by then. */
export function useLatestQuoteTexts(): { readonly current: QuoteTexts } {
  const texts = useQuoteTexts();
  const latest = useRef(texts);
  useEffect(() => {
    latest.current = texts;
  });
  return latest;
}
