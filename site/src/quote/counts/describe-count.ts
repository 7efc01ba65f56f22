import type { QuoteTexts } from '../../content/en/quote/quote.ts';
import type { SourceDocument } from '../desk/desk-state.ts';
import { describeFigure } from './count-note.ts';
import { getCountNote, getWordCount } from './word-figures.ts';

/** "5,318 words", "at least 6 words on 1 page of 200"; `null` until something is known. */
export function describeCount(document: SourceDocument, texts: QuoteTexts): string | null {
  const note = getCountNote(document, texts);
  if (note !== null) return describeFigure(note, texts);
  const count = getWordCount(document);
  const isWhole = count?.wordCountBasis === 'measured';
  return isWhole ? texts.counting.words(count.wordCount) : null;
}
