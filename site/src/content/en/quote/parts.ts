import { offeredPartNames } from '@yiqiao/contract/counting/counted-in';
import type { OutsidePart } from '@yiqiao/contract/counting/outside-parts';
import type { Cents } from '@yiqiao/contract/money/money';
import { formats } from '../formats.ts';
import { words } from './words/units.ts';

/** What the parts beside the main text are called, within a sentence. */
const names: Record<OutsidePart, string> = {
  ...offeredPartNames,
  locked: 'text marked as not to be translated',
  approved: 'text approved before',
};

export const parts = {
  names,
  mainText: 'Main text',
  question: 'Translate these too?',
  /** What a word costs; with the factor of a faster delivery, where it has one. */
  rate: (cents: Cents, factor: number): string => {
    const rate = `At ${formats.money(cents)} a word`;
    return factor === 1 ? rate : `${rate} × ${factor}`;
  },
  /** "12 words in text approved before". */
  wordsIn: (count: number, part: OutsidePart): string => `${words(count)} in ${names[part]}`,
  list: (items: readonly string[]): string => items.join(', '),
  never: (list: string): string => `Not counted in: ${list}.`,
};

export type PartTexts = typeof parts;
