import { createElement, Fragment, type ReactNode } from 'react';
import { breakMark, listPieces, type Phrase } from '../content/phrase.ts';
import styles from './phrase-text.module.css';

/** Running text in which each quoted piece is marked with its language, and optional line breaks are set. */
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
  // Static children need no keys, and the same quote may occur twice in a phrase.
  return createElement(Fragment, null, ...pieces);
}

function withBreaks(text: string): ReactNode {
  const [first, ...rest] = text.split(breakMark);
  const lines = rest.map((part) => createElement(Fragment, null, <wbr />, part));
  return createElement(Fragment, null, first, ...lines);
}
