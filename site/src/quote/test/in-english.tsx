import type { ReactNode } from 'react';
import { quote } from '../../content/en/quote/quote.ts';
import { QuoteTextsProvider } from '../quote-texts.tsx';

/** The surroundings of a component of the desk, for its test. */
export function InEnglish({ children }: { readonly children: ReactNode }) {
  return <QuoteTextsProvider texts={quote}>{children}</QuoteTextsProvider>;
}
