import type { Budget } from '../budget.ts';
import { DocumentFault } from '../document-fault.ts';
import { detectXmlEncoding } from '../encodings/declared-encoding.ts';
import { type MarkupHandler, MarkupScanner } from './markup-scanner.ts';

/** Reads an XML text that arrives as bytes; one that was cut off is damaged. */
export async function readXml(
  chunks: AsyncIterable<Uint8Array>,
  handler: MarkupHandler,
  budget: Budget,
): Promise<void> {
  const isBalanced = await readLenientXml(chunks, handler, budget);
  if (!isBalanced) throw new DocumentFault('damaged', 'the XML was cut off');
}

/** Reads XML whose writers forget end tags, as in e-books; answers whether none was missing. */
export async function readLenientXml(
  chunks: AsyncIterable<Uint8Array>,
  handler: MarkupHandler,
  budget: Budget,
): Promise<boolean> {
  const scanner = new MarkupScanner('xml', handler);
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  for await (const chunk of chunks) {
    budget.check();
    decoder ??= new TextDecoder(detectXmlEncoding(chunk));
    scanner.add(decoder.decode(chunk, { stream: true }));
  }
  scanner.end();
  return scanner.isBalanced;
}
