import type { PiecesTexts } from '../en/quote/pieces.ts';
import type { ByLanguage } from './load-texts.ts';

/** What the desk says of a document that is sent in pieces: fetched when there is a large one. */
export const loadPieces: ByLanguage<PiecesTexts> = {
  en: async () => (await import('../en/quote/pieces.ts')).piecesTexts,
  'zh-Hans': async () => (await import('../zh-hans/quote/pieces.ts')).piecesTexts,
  'zh-Hant': async () => (await import('../zh-hant/quote/pieces.ts')).piecesTexts,
};
