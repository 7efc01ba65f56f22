import type { Budget } from '../budget.ts';
import { DocumentFault } from '../document-fault.ts';
import { detectXmlEncoding } from '../encodings/declared-encoding.ts';
import type { ZipArchive } from '../zip/zip-archive.ts';
import { type MarkupHandler, MarkupScanner } from './markup-scanner.ts';

/** Reads an XML text that arrives as bytes; one that was cut off is damaged. */
export async function readXml(
  chunks: AsyncIterable<Uint8Array>,
  handler: MarkupHandler,
  budget: Budget,
): Promise<void> {
  const scanner = new MarkupScanner('xml', handler);
  await scan(chunks, scanner, budget);
  if (!scanner.isBalanced) throw new DocumentFault('damaged', 'the XML was cut off');
}

/** The same of a part of an archive. */
export async function readXmlPart(
  archive: ZipArchive,
  part: string,
  budget: Budget,
  handler: MarkupHandler,
): Promise<void> {
  await readXml(archive.read(part, budget), handler, budget);
}

/** Reads the XHTML of e-books, whose writers forget end tags. */
export async function readXhtml(
  chunks: AsyncIterable<Uint8Array>,
  handler: MarkupHandler,
  budget: Budget,
): Promise<void> {
  await scan(chunks, new MarkupScanner('xhtml', handler), budget);
}

async function scan(
  chunks: AsyncIterable<Uint8Array>,
  scanner: MarkupScanner,
  budget: Budget,
): Promise<void> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  for await (const chunk of chunks) {
    budget.check();
    decoder ??= new TextDecoder(detectXmlEncoding(chunk));
    scanner.add(decoder.decode(chunk, { stream: true }));
  }
  scanner.end();
}
