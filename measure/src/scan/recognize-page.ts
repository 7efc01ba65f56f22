import type { Counts } from '@yiqiao/contract/counting/measurement';
import { type ScanLanguage, scanLanguages } from '@yiqiao/contract/scan/scan-reading';
import { TextCounter } from '../counting/text-counter.ts';
import { cleanRecognizedText } from './clean-recognized-text.ts';

interface RecognizedText {
  readonly text: string;
  /** How sure the engine is of it, 0 to 100. */
  readonly confidence: number;
}

/** Which side of a picture is up, as Exif numbers it: upright, and turned by quarters. */
export const orientations = [1, 6, 8, 3] as const;

export type Orientation = (typeof orientations)[number];

/** A page as recognition takes it. */
export interface ScannedPicture {
  /** A PNG, JPEG or portable gray map. */
  readonly bytes: Uint8Array;
  /** By it the engine tells letters from lines and columns from gaps. */
  readonly dotsPerInch: number;
}

/** Reads the text of a picture. Resolves to `null` for one that cannot be decoded. */
export type RecognizeText = (
  picture: ScannedPicture,
  language: ScanLanguage,
  orientation: Orientation,
) => Promise<RecognizedText | null>;

export interface RecognizedPage {
  readonly counts: Counts;
  readonly language: ScanLanguage;
  /** Whether there was enough text to tell the writing by it. */
  readonly isTelling: boolean;
}

/** Text that the engine is less sure of is another writing, or lies on its side. */
const sure = 75;
/** Fewer words tell nothing about the writing of a document. */
const fewestTelling = 30;
/** A Chinese page has more of it; an English one that is read as Chinese has less. */
const leastChinese = 0.1;

interface Attempt extends RecognizedPage {
  readonly confidence: number;
}

/**
 * Reads a page. Where its writing is not `named`, that of the pages before (`expected`) is tried first;
 * if the text is not sure, or none is known yet, the others are, too. A page that nothing is sure of is
 * turned by quarters.
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
    attempt(picture, recognize, language, 1),
  );
  if (upright === null || upright.confidence >= sure || isNearlyEmpty(upright)) return upright;
  return (await readTurned(picture, recognize, candidates, upright)) ?? upright;
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
    const turned = await attempt(picture, recognize, language, orientation);
    if (turned === null || turned.confidence < sure || isNearlyEmpty(turned)) continue;
    return await readInLanguages(languages, false, (it) =>
      it === language ? Promise.resolve(turned) : attempt(picture, recognize, it, orientation),
    );
  }
  return null;
}

async function attempt(
  picture: ScannedPicture,
  recognize: RecognizeText,
  language: ScanLanguage,
  orientation: Orientation,
): Promise<Attempt | null> {
  const recognized = await recognize(picture, language, orientation);
  if (recognized === null) return null;
  const counter = new TextCounter();
  counter.add(cleanRecognizedText(recognized.text));
  const counts = counter.finish();
  const { confidence } = recognized;
  const isTelling = confidence >= sure && counts.words >= fewestTelling;
  return { counts, language, confidence, isTelling };
}

function fits({ counts, language, confidence }: Attempt): boolean {
  if (confidence < sure) return counts.words === 0;
  return language === 'en' || counts.asianCharacters >= counts.words * leastChinese;
}

function isNearlyEmpty({ counts }: Attempt): boolean {
  return counts.words < 3;
}
