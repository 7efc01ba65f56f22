import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist';
import type { Finding, Reading } from '../document-reader.ts';
import { boundDecompression } from './bounded-decompression.ts';
import { createCharacterMapFactory } from './character-maps.ts';
import { explainPdfFault } from './explain-pdf-fault.ts';
import { readAnnotations } from './page/page-annotations.ts';
import { readPage } from './page/page-kind.ts';
import { PageTally } from './page/page-tally.ts';
import { loadPdfLibrary } from './pdf-library.ts';
import { createRangeTransport } from './range-transport.ts';

type PdfLibrary = Awaited<ReturnType<typeof loadPdfLibrary>>;

/** PDF with a text layer. Pages that are only pictures, or glyphs without meaning, need a person. */
export async function readPdf(reading: Reading): Promise<Finding> {
  const library = await loadPdfLibrary();
  const stop = new AbortController();
  const onFault = (cause: unknown) => stop.abort(cause);
  boundDecompression(reading.budget, onFault);
  const task = openDocument(library, reading, onFault);
  try {
    const finding = task.promise.then((document) => readPages(document, library, reading));
    return await Promise.race([finding, rejectWhenAborted(stop.signal)]);
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
  { source, readCharacterMap }: Reading,
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
    // Pictures are found by their places and never decoded: see page-drawing.ts.
    maxImageSize: 0,
    CMapReaderFactory: createCharacterMapFactory(readCharacterMap),
    verbosity: library.VerbosityLevel.ERRORS,
  });
}

async function readPages(
  document: PDFDocumentProxy,
  library: PdfLibrary,
  { story, budget }: Reading,
): Promise<Finding> {
  const pages = document.numPages;
  const tally = new PageTally(story);
  for (let number = 1; number <= pages; number += 1) {
    budget.check();
    const page = await document.getPage(number);
    tally.add(await readPage(page, library.OPS));
    const { typed, comments } = await readAnnotations(page);
    for (const text of typed) story.write('text-boxes', `${text}\n`);
    for (const text of comments) story.write('comments', `${text}\n`);
    page.cleanup();
    budget.report(number / pages);
  }
  return { pages, ...tally.finish() };
}
