import { createElement, Fragment } from 'react';
import { useTexts } from '../../texts/site-texts.ts';

/** Chinese characters and the punctuation among them. A single class, so that each character is tested once. */
const chineseRun = /([\p{Script=Han}\u3000-\u303f\uff01-\uff5e]+)/u;
const hanCharacter = /\p{Script=Han}/u;

/**
 * Far more than real texts need: each piece is an element, and rendering them keeps the server busy. A text that
 * switches between scripts more often is marked as a whole.
 */
const maxPieces = 200;

/** A text that a person has typed. On English pages, Chinese characters are marked as Chinese, for fonts and screen readers. */
export function MarkedText({ text }: { readonly text: string }) {
  const { language } = useTexts();
  if (language !== 'en') return text;
  const runs = text.split(chineseRun);
  const pieces = (runs.length > maxPieces ? [text] : runs).map((piece) =>
    hanCharacter.test(piece) ? createElement('span', { lang: 'zh-Hans' }, piece) : piece,
  );
  // Static children need no keys.
  return createElement(Fragment, null, ...pieces);
}
