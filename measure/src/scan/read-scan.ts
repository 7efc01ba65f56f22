import { isScan, type ScanLanguage } from '@yiqiao/contract/scan/scan-reading';
import { Budget } from '../budget.ts';
import type { ByteSource } from '../byte-source.ts';
import { Story } from '../counting/story.ts';
import type { ReadCharacterMap } from '../document-reader.ts';
import type { MeasureLimits } from '../measure-limits.ts';
import { findPicturePages } from '../pdf/read-pdf.ts';
import { withPdf } from '../pdf/with-pdf.ts';
import { recogniseDocument } from '../recognise/recognise-document.ts';
import { drawScannedPage } from './draw-scanned-page.ts';
import { formatGrayMap } from './gray-picture.ts';
import { readPictureSize } from './picture-size.ts';
import { type RecognizedPage, type RecognizeText, recognizePage } from './recognize-page.ts';

/** A sheet of A4 at 600 dots an inch has 35 million pixels. */
const mostPixels = 40_000_000;
/** A picture that stands for a page has some hundred kilobytes; it is read whole. */
const mostPictureBytes = 64 * 1024 * 1024;

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
  return isScan({ format, limit: 'image' }) ? [1] : [];
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
): Promise<Uint8Array | null> {
  const budget = new Budget(limits);
  const pdf = { source, budget, readCharacterMap, readDecoder, maxImagePixels: mostPixels };
  const picture = await withPdf(pdf, async (document, library) =>
    drawScannedPage(await document.getPage(number), library.OPS),
  );
  return picture && formatGrayMap(picture);
}

async function readPicture(source: ByteSource): Promise<Uint8Array | null> {
  if (source.size > mostPictureBytes) return null;
  const bytes = await source.read(0, source.size);
  const size = readPictureSize(bytes);
  return size !== null && size.width * size.height <= mostPixels ? bytes : null;
}
