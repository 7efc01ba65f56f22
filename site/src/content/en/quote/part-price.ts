import { formats } from '../formats.ts';
import { pages } from './words/units.ts';

/** The price of a document that was counted in part. */
export const partPrice = {
  /** Before what is missing in it. */
  warning: 'The price of what was counted so far.',
  /** What the office does before there is a price of the whole. */
  countsRest: 'A person counts the rest before you pay anything.',
  partMissing: 'A part of the document is missing in it.',
  pagesMissing: (missing: number, all: number): string =>
    `${formats.count(missing)} of ${formats.count(all)} pages ${missing === 1 ? 'is' : 'are'} missing in it.`,
  /** What the sum is made from. */
  source: {
    part: 'the part that was read',
    pages: (counted: number): string =>
      counted === 1 ? 'the one page that was read' : `the ${pages(counted)} that were read`,
  },
  /** For a screen reader. */
  announced: (amount: string): string => `Price of what was counted so far: ${amount}.`,
};

export type PartPriceTexts = typeof partPrice;
