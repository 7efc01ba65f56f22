import { createElement, Fragment, type ReactNode } from 'react';
import { breakMark, listPieces, type Phrase } from '../content/phrase.ts';
import styles from './phrase-text.module.css';

/** Running text with each quoted piece marked with its language, and the places where a line may break. */
export function PhraseText({ text }: { readonly text: Phrase }) {
  const pieces = listPieces(text).map((piece) =>
    typeof piece === 'string'
      ? withBreaks(piece)
      : createElement(
          'span',
          { lang: piece.lang, className: styles.quote },
          withBreaks(piece.text),
        ),
  );
  // As fixed children, the pieces need no keys: one quote may stand in a phrase twice.
  return createElement(Fragment, null, ...pieces);
}

function withBreaks(text: string): ReactNode {
  const [first, ...rest] = text.split(breakMark);
  const lines = rest.map((part) => createElement(Fragment, null, <wbr />, part));
  return createElement(Fragment, null, first, ...lines);
}
