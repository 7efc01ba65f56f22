import { createElement, Fragment } from 'react';
import { useTexts } from '../../texts/site-texts.ts';

/** Chinese characters and what is set among them. One class, so that each character is looked at once. */
const chineseRun = /([\p{Script=Han}\u3000-\u303f\uff01-\uff5e]+)/u;
const hanCharacter = /\p{Script=Han}/u;

/**
 * More than anybody's words need: each piece is an element, and the server renders them while others wait. A text
 * that changes between the scripts more often is marked as a whole.
 */
const maxPieces = 200;

/** A text that somebody has typed. In English, Chinese characters are marked as such, to be set and read as Chinese. */
export function MarkedText({ text }: { readonly text: string }) {
  const { language } = useTexts();
  if (language !== 'en') return text;
  const runs = text.split(chineseRun);
  const pieces = (runs.length > maxPieces ? [text] : runs).map((piece) =>
    hanCharacter.test(piece) ? createElement('span', { lang: 'zh-Hans' }, piece) : piece,
  );
  // As fixed children, the pieces need no keys.
  return createElement(Fragment, null, ...pieces);
}
