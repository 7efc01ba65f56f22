import { TextCounter } from '../counting/text-counter.ts';
import type { Counts } from '../report/counts.ts';
import { type ScanLanguage, scanLanguages } from '../report/scan-language.ts';
import { cleanRecognizedText } from './clean-recognized-text.ts';

interface RecognizedText {
  readonly text: string;
  /** How sure the engine is of it, 0 to 100. */
  readonly confidence: number;
}

/** Which side of a picture is up, as Exif numbers it: upright, and turned by quarters. */
export const orientations = [1, 6, 8, 3] as const;

export type Orientation = (typeof orientations)[number];

/** Where the engine looks for text: in columns and paragraphs, or wherever something looks like a letter. */
export type TextLayout = 'columns' | 'scattered';

/** A page as recognition takes it. */
export interface ScannedPicture {
  /** A PNG, JPEG or portable gray map. */
  readonly bytes: Uint8Array;
  /** The engine needs it to distinguish letters from lines, and columns from gaps. */
  readonly dotsPerInch: number;
}

/** How a picture is to be read. */
export interface ReadingManner {
  readonly language: ScanLanguage;
  readonly orientation: Orientation;
  readonly layout: TextLayout;
}

/** Reads the text of a picture. Resolves to `null` for one that cannot be decoded. */
export type RecognizeText = (
  picture: ScannedPicture,
  manner: ReadingManner,
) => Promise<RecognizedText | null>;

export interface RecognizedPage {
  readonly counts: Counts;
  readonly language: ScanLanguage;
  /** Whether there was enough text to identify the writing. */
  readonly isTelling: boolean;
  /** Whether the engine is sure of the text: that of most tables, forms and bad prints is further off. */
  readonly isClear: boolean;
}

/** Text that the engine is less sure of is another writing, or lies on its side. */
const sure = 75;
/** Text that the engine is less sure of is a table or a form, as often as it is badly printed. */
const quiteSure = 90;
/** What the engine takes drawings and stains for, it is hardly surer of. */
const guessed = 20;
/** Fewer words say nothing about the writing of a document. */
const fewestTelling = 30;
/** A Chinese page has more of it; an English one that is read as Chinese has less. */
const leastChinese = 0.1;

interface Attempt extends RecognizedPage {
  readonly confidence: number;
  readonly orientation: Orientation;
}

/**
 * Reads a page. Where its writing is not `named`, that of the pages before (`expected`) is tried first;
 * if the text is not sure, or none is known yet, the others are, too. A page that nothing is sure of is
 * turned by quarters. What the engine is still not quite sure of is read once more, as scattered words.
 * @returns `null` when the picture cannot be decoded.
 */
export async function recognizePage(
  picture: ScannedPicture,
  recognize: RecognizeText,
  languages: { readonly named?: ScanLanguage; readonly expected?: ScanLanguage } = {},
): Promise<RecognizedPage | null> {
  const { named, expected } = languages;
  const candidates = named ? [named] : inOrder(expected);
  const upright = await readInLanguages(candidates, expected !== undefined, (language) =>
    attempt(picture, recognize, { language, orientation: 1, layout: 'columns' }),
  );
  if (upright === null || upright.confidence >= quiteSure || isNearlyEmpty(upright)) return upright;
  const turned =
    upright.confidence < sure ? await readTurned(picture, recognize, candidates, upright) : null;
  const inColumns = turned ?? upright;
  if (inColumns.confidence >= quiteSure) return inColumns;
  return await readScattered(picture, recognize, inColumns);
}

function inOrder(expected: ScanLanguage | undefined): readonly ScanLanguage[] {
  const others = scanLanguages.filter((language) => language !== expected);
  return expected ? [expected, ...others] : others;
}

/** @param isExpected whether the first of them will do, if it fits. */
async function readInLanguages(
  languages: readonly ScanLanguage[],
  isExpected: boolean,
  read: (language: ScanLanguage) => Promise<Attempt | null>,
): Promise<Attempt | null> {
  let best: Attempt | null = null;
  for (const [index, language] of languages.entries()) {
    const page = await read(language);
    if (page === null) return null;
    if (best === null || page.confidence > best.confidence) best = page;
    if (index === 0 && isExpected && fits(page)) return page;
  }
  return best;
}

async function readTurned(
  picture: ScannedPicture,
  recognize: RecognizeText,
  languages: readonly ScanLanguage[],
  upright: Attempt,
): Promise<Attempt | null> {
  const [language = upright.language] = languages;
  for (const orientation of orientations.slice(1)) {
    const manner = { language, orientation, layout: 'columns' } as const;
    const turned = await attempt(picture, recognize, manner);
    if (turned === null || turned.confidence < sure || isNearlyEmpty(turned)) continue;
    return await readInLanguages(languages, false, (it) =>
      it === language
        ? Promise.resolve(turned)
        : attempt(picture, recognize, { ...manner, language: it }),
    );
  }
  return null;
}

/**
 * Tables, forms and charts have words in no column: these are looked for one by one. In running
 * text that finds no more, or what is none.
 */
async function readScattered(
  picture: ScannedPicture,
  recognize: RecognizeText,
  inColumns: Attempt,
): Promise<RecognizedPage> {
  const { language, orientation } = inColumns;
  const manner = { language, orientation, layout: 'scattered' } as const;
  const scattered = await attempt(picture, recognize, manner);
  return scattered && findsMore(scattered, inColumns)
    ? { ...inColumns, counts: scattered.counts }
    : inColumns;
}

function findsMore(one: Attempt, other: Attempt): boolean {
  return one.counts.words > other.counts.words && certaintyOf(one) > certaintyOf(other);
}

/** Grows with each word, but hardly with what is only guessed. */
function certaintyOf({ counts, confidence }: Attempt): number {
  return counts.words * (confidence - guessed);
}

async function attempt(
  picture: ScannedPicture,
  recognize: RecognizeText,
  manner: ReadingManner,
): Promise<Attempt | null> {
  const recognized = await recognize(picture, manner);
  if (recognized === null) return null;
  const counter = new TextCounter();
  counter.add(cleanRecognizedText(recognized.text));
  const counts = counter.finish();
  const { confidence } = recognized;
  const isTelling = confidence >= sure && counts.words >= fewestTelling;
  const { language, orientation } = manner;
  const isClear = confidence >= quiteSure || counts.words === 0;
  return { counts, language, orientation, confidence, isTelling, isClear };
}

function fits({ counts, language, confidence }: Attempt): boolean {
  if (confidence < sure) return counts.words === 0;
  return language === 'en' || counts.asianCharacters >= counts.words * leastChinese;
}

function isNearlyEmpty({ counts }: Attempt): boolean {
  return counts.words < 3;
}
