import { createElement, Fragment } from 'react';
import { useTexts } from '../../language/site-texts.ts';

/** A text that somebody has typed. In English, Chinese characters are marked as such, to be set and read as Chinese. */
export function MarkedText({ text }: { readonly text: string }) {
  const { language } = useTexts();
  if (language !== 'en') return text;
  const pieces = text.split(
    /([\p{Script=Han}\u3000-\u303f\uff01-\uff5e]*\p{Script=Han}[\p{Script=Han}\u3000-\u303f\uff01-\uff5e]*)/u,
  );
  const marked = pieces.map((piece, index) =>
    index % 2 === 1 ? createElement('span', { lang: 'zh-Hans' }, piece) : piece,
  );
  // As fixed children, the pieces need no keys.
  return createElement(Fragment, null, ...marked);
}
