import type { Language } from '@yiqiao/contract/text/languages';
import type { ReactNode } from 'react';
import { loadPieces } from '../../content/loaders/load-pieces.ts';
import { loadQuote, loadSiteTexts } from '../../content/loaders/load-texts.ts';
import { SiteTextsContext } from '../../texts/site-texts.ts';
import { PiecesTextsContext } from '../pieces/pieces-texts.ts';
import { QuoteTextsContext } from '../quote-texts.ts';

/** What components for documents in pieces expect around them, in a language. */
export async function loadDeskIn(language: Language) {
  const [site, quote, pieces] = await Promise.all([
    loadSiteTexts[language](),
    loadQuote[language](),
    loadPieces[language](),
  ]);
  return function DeskIn({ children }: { readonly children: ReactNode }) {
    return (
      <SiteTextsContext value={site}>
        <QuoteTextsContext value={quote}>
          <PiecesTextsContext value={pieces}>{children}</PiecesTextsContext>
        </QuoteTextsContext>
      </SiteTextsContext>
    );
  };
}
