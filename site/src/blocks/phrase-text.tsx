import { createElement, Fragment } from 'react';
import { listPieces, type Phrase } from '../content/phrase.ts';
import styles from './phrase-text.module.css';

/** Running text with each quoted piece marked with its language. */
export function PhraseText({ text }: { readonly text: Phrase }) {
  const pieces = listPieces(text).map((piece) =>
    typeof piece === 'string'
      ? piece
      : createElement('span', { lang: piece.lang, className: styles.quote }, piece.text),
  );
  // As fixed children, the pieces need no keys: one quote may stand in a phrase twice.
  return createElement(Fragment, null, ...pieces);
}
