import type { PDFDataRangeTransport } from 'pdfjs-dist';
import type { ByteSource } from '../byte-source.ts';

/** Lets pdf.js read the pieces of a document that it asks for, so that a large one is never loaded whole. */
export function createRangeTransport(
  Transport: typeof PDFDataRangeTransport,
  source: ByteSource,
  onError: (cause: unknown) => void,
): PDFDataRangeTransport {
  const transport = new Transport(source.size, null);
  transport.requestDataRange = (begin: number, end: number) => {
    source
      .read(begin, end - begin)
      .then((bytes) => transport.onDataRange(begin, bytes.slice()))
      .catch(onError);
  };
  return transport;
}
