import { createContext, type ReactNode, useContext } from 'react';
import type { QuoteTexts } from '../content/en/quote/quote.ts';

const QuoteTextsContext = createContext<QuoteTexts | null>(null);

interface QuoteTextsProviderProps {
  readonly texts: QuoteTexts;
  readonly children: ReactNode;
}

/** Gives the desk its words, in the language of the page. */
export function QuoteTextsProvider({ texts, children }: QuoteTextsProviderProps) {
  return <QuoteTextsContext value={texts}>{children}</QuoteTextsContext>;
}

export function useQuoteTexts(): QuoteTexts {
  const texts = useContext(QuoteTextsContext);
  if (texts === null) throw new Error('useQuoteTexts needs a QuoteTextsProvider above it');
  return texts;
}
