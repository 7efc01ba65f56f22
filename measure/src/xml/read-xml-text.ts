import { DocumentFault } from '../document-fault.ts';
import type { Finding, Reading } from '../document-reader.ts';
import { decodeText } from '../encodings/decode-text.ts';
import { type MarkupHandler, MarkupScanner } from './markup-scanner.ts';

/** Reads a file that is one XML text in the given encoding; one that was cut off is damaged. */
export async function readXmlText(
  { source, budget }: Reading,
  encoding: string,
  handler: MarkupHandler,
): Promise<Finding> {
  const scanner = new MarkupScanner('xml', handler);
  for await (const piece of decodeText(source, encoding, budget)) scanner.add(piece);
  scanner.end();
  if (!scanner.isBalanced) throw new DocumentFault('damaged', 'the XML was cut off');
  return { encoding };
}
