import type * as PdfLibrary from 'pdfjs-dist';
import { makeStreamsIterable } from './iterable-streams.ts';

/**
 * Loads pdf.js, half a megabyte, when the first PDF is met. This code runs in a worker already, so
 * pdf.js gets its own worker's code to call directly instead of starting another.
 */
export async function loadPdfLibrary(): Promise<typeof PdfLibrary> {
  makeStreamsIterable(ReadableStream);
  const [library, worker] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.mjs'),
  ]);
  Object.assign(globalThis, { pdfjsWorker: worker });
  return library;
}
