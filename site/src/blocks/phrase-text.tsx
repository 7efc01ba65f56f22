import { listPieces, type Phrase } from '../content/phrase.ts';

/** Running text with each quoted piece marked with its language. */
export function PhraseText({ text }: { readonly text: Phrase }) {
  return listPieces(text).map((piece) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <span key={piece.text} lang={piece.lang}>
        {piece.text}
      </span>
    ),
  );
}
