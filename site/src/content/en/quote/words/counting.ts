import type { Counts } from '@yiqiao/contract/counting/measurement';
import { describeScripts, type ScriptCount } from '@yiqiao/contract/counting/scripts';
import { countOf, pages, words } from './units.ts';

/** What a count is, and of what. */
export const counting = {
  words,
  /** After the figure alone. */
  wordUnit: (count: number): string => (count === 1 ? 'word' : 'words'),
  detected: 'Detected automatically from your document',
  /** By which rule a whole document was counted, and on how many pages, where that is known. */
  rule: (count: number | undefined, isSlides: boolean): string => {
    if (count === undefined) return 'Counted by Word’s rule.';
    const [one, many] = isSlides ? ['slide', 'slides'] : ['page', 'pages'];
    return `Counted by Word’s rule, ${countOf(count, one, many)}.`;
  },
  underWay: 'Counting…',
  meanwhile: (count: number, isBySpaces: boolean): string =>
    `${isBySpaces ? 'By its spaces' : 'By its size'} about ${words(count)}, until they are counted.`,
  /** "1,906 words and 3,412 Chinese characters". */
  scripts: (counts: Counts): string => describeScripts(counts),
  /** After the figure of one script. */
  scriptUnit: ({ unit }: ScriptCount, _counts: Counts): string => unit,
  /** After the number of pages that were counted. */
  pagesRead: (count: number, scripts: string): string =>
    `${count === 1 ? 'page' : 'pages'} read, ${scripts}`,
  pagesOfPictures: (count: number): string =>
    `${count === 1 ? 'page is a picture' : 'pages are pictures'}, not counted yet`,
  pagesUnreadable: (count: number): string =>
    `${count === 1 ? 'page' : 'pages'} without readable text, not counted yet`,
  before: [
    {
      lang: 'zh-Hans',
      name: 'Chinese',
      text: 'Each character and each Chinese punctuation mark is one word.',
    },
    {
      lang: 'en',
      name: 'English',
      text: 'Each run of letters or figures between spaces is one word.',
    },
    {
      lang: null,
      name: 'The same rule as Word',
      text: 'Documents, slides, sheets and PDFs are opened and read. Other files are estimated by size.',
    },
  ] as readonly CountingRuleText[],
  /** Sentences one after the other. */
  join: (sentences: readonly string[]): string => sentences.filter(Boolean).join(' '),
  uncertain: {
    atLeast: 'at least',
    about: 'about',
    partly: 'Partly counted',
    onPages: (wordCount: number, counted: number, all: string): string =>
      `${wordCount === 1 ? 'word' : 'words'} on ${pages(counted)} of ${all}`,
    pictures: (count: number): string =>
      `${countOf(count, 'page is a picture', 'pages are pictures')}.`,
    unreadable: (count: number): string =>
      `No program can read the text of ${countOf(count, 'page', 'pages')}.`,
    countRest: (missing: number): string =>
      `A person will count ${missing === 1 ? 'it' : 'them'} before you pay anything.`,
    empty: 'An empty file',
    video: 'A video',
    recording: 'A recording',
    lengthUnknown: 'Its length could not be read.',
    minutes: 'minutes',
    scan: 'A scan',
    notYet: 'Not counted yet',
    pageUnit: (count: number): string => (count === 1 ? 'page' : 'pages'),
    /** On the client's page, once the office has taken over what recognition found. */
    recognized: {
      reason: 'A program recognized the words in its pictures.',
      next: 'Our quote will name the number you pay for.',
    },
    onePicture: 'The page is a picture.',
    picture: 'A picture',
    archive: 'An archive',
    fromSpaces: 'Estimated from the spaces in the text',
    fromSize: 'Estimated from the file size',
    ifText: (count: number): string => `${count === 1 ? 'word' : 'words'} if it were text`,
    /** The figure in a sentence: "about 30,800 words". */
    figure: (lead: string | undefined, figure: string, unit: string | undefined): string =>
      [lead, figure, unit].filter(Boolean).join(' '),
  },
};

export interface CountingRuleText {
  /** Whose full stop stands before the name; `null` for none. */
  readonly lang: 'zh-Hans' | 'zh-Hant' | 'en' | null;
  readonly name: string;
  readonly text: string;
}

export type CountingTexts = typeof counting;
