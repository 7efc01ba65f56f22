import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist';
import type { Reading } from '../document-reader.ts';
import { boundDecompression } from './bounded-decompression.ts';
import { createCharacterMapFactory } from './character-maps.ts';
import { explainPdfFault } from './explain-pdf-fault.ts';
import { loadPdfLibrary } from './pdf-library.ts';
import { createRangeTransport } from './range-transport.ts';

export type PdfLibrary = Awaited<ReturnType<typeof loadPdfLibrary>>;

/** What of a document is opened; its texts are read alike by everybody. */
export interface PdfSource extends Omit<Reading, 'story'> {
  /** Pixels of the largest picture that is decoded; without it none is. */
  readonly maxImagePixels?: number;
  /** Answers a decoder of pdf.js by its file name; only for decoding pictures. */
  readonly readDecoder?: (fileName: string) => Promise<Uint8Array>;
}

const megabyte = 1024 * 1024;
/** The fullest drawing of 380 documents has 3 MB, which take a second; a whole Chinese font has 20. */
const textLimits = {
  maxStreamBytes: 16 * megabyte,
  maxFontBytes: 32 * megabyte,
  maxSaves: 200_000,
};
/** A picture of A4 in color at 300 dots an inch has 26 MB. */
const pictureLimits = { maxStreamBytes: 64 * megabyte, maxFontBytes: 64 * megabyte };

/** Opens a PDF for as long as it is used. @throws DocumentFault for what is wrong with the document. */
export async function withPdf<Result>(
  source: PdfSource,
  use: (document: PDFDocumentProxy, library: PdfLibrary) => Promise<Result>,
): Promise<Result> {
  const library = await loadPdfLibrary();
  const stop = new AbortController();
  const onFault = (cause: unknown) => stop.abort(cause);
  const isDecoding = source.maxImagePixels !== undefined;
  boundDecompression(source.budget, isDecoding ? pictureLimits : textLimits, onFault);
  const task = openDocument(library, source, onFault);
  try {
    const result = task.promise.then((document) => use(document, library));
    return await Promise.race([result, rejectWhenAborted(stop.signal)]);
  } catch (cause) {
    throw explainPdfFault(cause);
  } finally {
    // Not waited for: a document that was stopped in the middle never confirms.
    task.destroy().catch(() => {});
  }
}

function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

function openDocument(
  library: PdfLibrary,
  { source, readCharacterMap, maxImagePixels = 0, readDecoder }: PdfSource,
  onReadError: (cause: unknown) => void,
): PDFDocumentLoadingTask {
  return library.getDocument({
    range: createRangeTransport(library.PDFDataRangeTransport, source, onReadError),
    rangeChunkSize: 256 * 1024,
    disableAutoFetch: true,
    disableStream: true,
    disableFontFace: true,
    useSystemFonts: false,
    isEvalSupported: false,
    // Where no picture is decoded they are found by their places: see page-drawing.ts.
    maxImageSize: maxImagePixels,
    CMapReaderFactory: createCharacterMapFactory(readCharacterMap),
    ...(readDecoder && { WasmFactory: createDecoderFactory(readDecoder) }),
    verbosity: library.VerbosityLevel.ERRORS,
  });
}

/** What pdf.js calls to get a decoder; a class, because it wants to construct it. */
function createDecoderFactory(readDecoder: (fileName: string) => Promise<Uint8Array>) {
  return class DecoderFactory {
    fetch({ filename }: { filename: string }) {
      return readDecoder(filename);
    }
  };
}
