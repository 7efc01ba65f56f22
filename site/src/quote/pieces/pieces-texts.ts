import type { PiecesTexts as Texts } from '../../content/en/quote/pieces.ts';
import { createRequired } from '../../required-context.ts';

export type PiecesTexts = Texts;

/** What is said of a document in pieces, in the language of the page. */
export const [PiecesTextsContext, usePiecesTexts] = createRequired<PiecesTexts>(
  'texts of documents in pieces',
);
