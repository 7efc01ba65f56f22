import { formats } from '../formats.ts';
import { pages } from './words/units.ts';

/** Why a sum is no price. */
export const guess = {
  /** Before the reason. */
  warning: 'A guess, not a price.',
  atLeast: 'at least',
  about: 'about',
  /** What the office does before there is a price. */
  countsRest: 'A person counts the rest before you pay anything.',
  counts: 'A person counts before you pay anything.',
  stillCounting: 'The words are still being counted.',
  partMissing: 'A part of the document is missing in it.',
  pagesMissing: (missing: number, all: number): string =>
    `${formats.count(missing)} of ${formats.count(all)} pages ${missing === 1 ? 'is' : 'are'} missing in it.`,
  notReadToEnd: 'The text could not be read to its end.',
  sizeSaysLittle: 'The size of a file says little about its words.',
  /** What the sum is made from. */
  source: {
    part: 'the part that was read',
    pages: (counted: number): string =>
      counted === 1 ? 'the one page that was read' : `the ${pages(counted)} that were read`,
    spaces: 'by the spaces in the text',
    size: 'by the size of the file',
  },
};

export type GuessTexts = typeof guess;
