import { offeredPartNames } from '@yiqiao/contract/counting/counted-in';
import type { Counts } from '@yiqiao/contract/counting/measurement';
import type { OutsidePart } from '@yiqiao/contract/counting/outside-parts';
import { describeScripts } from '@yiqiao/contract/counting/scripts';
import { formatDecimalCost } from '@yiqiao/contract/money/money';
import type { Uncounted } from '@yiqiao/contract/record/uncounted';
import type { Language } from '@yiqiao/contract/text/languages';
import { nameUncounted } from '@yiqiao/contract/wording/uncounted-names';

const counts = new Intl.NumberFormat('en-US');

const partNames: Readonly<Record<OutsidePart, string>> = {
  ...offeredPartNames,
  locked: 'not to be translated',
  approved: 'approved before',
};

const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  'zh-Hans': 'Simplified Chinese',
  'zh-Hant': 'Traditional Chinese',
};

/** Counts, money and what they are worth. */
export const figures = {
  /** "12,904". */
  count: (count: number): string => counts.format(count),
  /** A stored amount, in its currency; `null` when the text is no amount. */
  money: (cost: string, currency: string): string | null => formatDecimalCost(cost, currency),
  /** In place of an amount that nobody could charge. */
  noSum: 'no sum yet',
  atLeast: (figure: string): string => `at least ${figure}`,
  about: (figure: string): string => `about ${figure}`,
  words: (count: number): string => `${counts.format(count)} ${count === 1 ? 'word' : 'words'}`,
  /** Where there is no count: "4 scanned pages", "42:18 minutes of audio". */
  uncounted: (found: Uncounted): string => nameUncounted(found),
  counting: 'being counted',
  counted: 'counted',
  toBeCounted: 'to be counted',
  recognized: 'recognized',
  estimated: 'estimated',
  toBeListenedTo: 'to be listened to',
  partlyCounted: 'partly counted',
  pagesNotCounted: (missing: number, all: number): string =>
    `${counts.format(missing)} of ${counts.format(all)} pages not counted`,
  /** A length and how it is known. */
  wordsBy: (length: string, basis: string): string => `${length}, ${basis}`,
  mainText: 'main text',
  partNames,
  /** A part of a document and its words. */
  part: (name: string, words: string): string => `${name} ${words}`,
  list: (items: readonly string[]): string => items.join(', '),
  sentences: (sentences: readonly string[]): string => sentences.join(' '),
  /** "1,906 words and 3,412 Chinese characters". */
  scripts: (counted: Counts): string => describeScripts(counted),
  languageNames,
};

export type FigureTexts = typeof figures;
