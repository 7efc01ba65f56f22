import { Budget } from '../budget.ts';
import type { ByteSource } from '../byte-source.ts';
import { Story } from '../counting/story.ts';
import type { ReadCharacterMap } from '../document-reader.ts';
import type { MeasureLimits } from '../measure-limits.ts';
import { findPicturePages } from '../pdf/read-pdf.ts';
import { withPdf } from '../pdf/with-pdf.ts';
import { recogniseDocument } from '../recognise/recognise-document.ts';
import type { ScanLanguage } from '../report/scan-language.ts';
import { drawScannedPage } from './draw-scanned-page.ts';
import { formatGrayMap } from './gray-picture.ts';
import { readPictureSize } from './picture-size.ts';
import {
  type RecognizedPage,
  type RecognizeText,
  recognizePage,
  type ScannedPicture,
} from './recognize-page.ts';

/** Pictures that recognition reads; others would have to be converted first. */
export const recognizedPictures: ReadonlySet<string> = new Set(['png', 'jpeg']);

/** A sheet of A4 at 600 dots an inch has 35 million pixels. */
const mostPixels = 40_000_000;
/** A picture of a page has some hundred kilobytes; it is read whole. */
const mostPictureBytes = 64 * 1024 * 1024;

/** The longer side of A4 in inches: of what size a page is taken to be that does not say it. */
const sheetLength = 11.7;

/** What it takes to read a scan, beside the document. */
export interface ScanTools {
  readonly limits: MeasureLimits;
  readonly readCharacterMap: ReadCharacterMap;
  readonly readDecoder: (fileName: string) => Promise<Uint8Array>;
}

/**
 * The pages that recognition is for, from 1 on: those of a PDF that are pictures, or the one that a picture
 * is. None for any other document.
 * @throws DocumentFault
 */
export async function findScannedPages(
  source: ByteSource,
  { limits, readCharacterMap }: ScanTools,
): Promise<readonly number[]> {
  const budget = new Budget(limits);
  const { format } = await recogniseDocument(source, budget);
  if (format === 'pdf') {
    return findPicturePages({ source, story: new Story(), budget, readCharacterMap });
  }
  return recognizedPictures.has(format) ? [1] : [];
}

interface PageToRead {
  readonly number: number;
  /** Its writing, where staff have named it. */
  readonly named?: ScanLanguage;
  /** The writing of the pages before it. */
  readonly expected?: ScanLanguage;
}

/** @returns `null` when the page has no picture that can be decoded. @throws DocumentFault */
export async function readScannedPage(
  source: ByteSource,
  { number, ...languages }: PageToRead,
  tools: ScanTools,
  recognize: RecognizeText,
): Promise<RecognizedPage | null> {
  const { format } = await recogniseDocument(source, new Budget(tools.limits));
  const picture =
    format === 'pdf' ? await drawPage(source, number, tools) : await readPicture(source);
  return picture && recognizePage(picture, recognize, languages);
}

async function drawPage(
  source: ByteSource,
  number: number,
  { limits, readCharacterMap, readDecoder }: ScanTools,
): Promise<ScannedPicture | null> {
  const budget = new Budget(limits);
  const pdf = { source, budget, readCharacterMap, readDecoder, maxImagePixels: mostPixels };
  const page = await withPdf(pdf, async (document, library) =>
    drawScannedPage(await document.getPage(number), library.OPS),
  );
  if (page === null) return null;
  const { picture, dotsPerInch = guessDensity(picture) } = page;
  return { bytes: formatGrayMap(picture), dotsPerInch };
}

async function readPicture(source: ByteSource): Promise<ScannedPicture | null> {
  if (source.size > mostPictureBytes) return null;
  const bytes = await source.read(0, source.size);
  const size = readPictureSize(bytes);
  if (size === null || size.width * size.height > mostPixels) return null;
  return { bytes, dotsPerInch: guessDensity(size) };
}

/** What a camera or a program writes into a picture is mostly the density of a screen. */
function guessDensity({ width, height }: { width: number; height: number }): number {
  return Math.max(width, height) / sheetLength;
}
