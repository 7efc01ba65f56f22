import type { ReactNode } from 'react';
import { quote } from '../../content/en/quote/quote.ts';
import { InEnglish } from '../../texts/test/in-english.tsx';
import { QuoteTextsContext } from '../quote-texts.ts';

/** What components of the desk expect around them, for tests: `render(part, { wrapper: DeskInEnglish })`. */
export function DeskInEnglish({ children }: { readonly children: ReactNode }) {
  return (
    <InEnglish>
      <QuoteTextsContext value={quote}>{children}</QuoteTextsContext>
    </InEnglish>
  );
}
