import { DocumentFault } from '../document-fault.ts';
import { decodeText, type EncodedText } from '../encodings/decode-text.ts';
import { type MarkupHandler, MarkupScanner } from './markup-scanner.ts';

/** Reads a file that is one XML text; one that was cut off is damaged. */
export async function readXmlText(text: EncodedText, handler: MarkupHandler): Promise<void> {
  const scanner = new MarkupScanner('xml', handler);
  for await (const piece of decodeText(text)) scanner.add(piece);
  scanner.end();
  if (!scanner.isBalanced) throw new DocumentFault('damaged', 'the XML was cut off');
}
