import type { Budget } from '../budget.ts';
import { detectXmlEncoding } from '../encodings/declared-encoding.ts';
import { type MarkupHandler, MarkupScanner } from './markup-scanner.ts';

/** Reads an XML text that arrives as bytes. Bytes that are not in its encoding become U+FFFD. */
export async function readXml(
  chunks: AsyncIterable<Uint8Array>,
  handler: MarkupHandler,
  budget: Budget,
): Promise<void> {
  const scanner = new MarkupScanner('xml', handler);
  let decoder: TextDecoder | undefined;
  for await (const chunk of chunks) {
    budget.check();
    decoder ??= new TextDecoder(detectXmlEncoding(chunk));
    scanner.add(decoder.decode(chunk, { stream: true }));
  }
  scanner.end();
}
