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

/** Where a line may break, and what it may not break: a figure and its Chinese unit. */
const marks = /(\||\d+(?:小[时時]|分[钟鐘]|[个個]月|[年月日天字页頁个個种種位份万萬次]))/;

function withBreaks(text: string): ReactNode {
  const pieces = text.split(marks).map((piece, index) => {
    if (index % 2 === 0) return piece;
    if (piece === breakMark) return createElement('wbr');
    return createElement('span', { className: styles.unit }, piece);
  });
  return createElement(Fragment, null, ...pieces);
}
