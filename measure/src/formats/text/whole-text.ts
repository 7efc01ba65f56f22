import { DocumentFault } from '../../document-fault.ts';
import { decodeText, type EncodedText } from '../../encodings/decode-text.ts';

/** A file of texts larger than this is none: its whole tree is held in memory. */
const maxBytes = 8 * 1024 * 1024;

/**
 * The text of a format whose parser wants it in one piece.
 * @throws DocumentFault "too-large" for more than 8 MB.
 */
export async function readWholeText(encoded: EncodedText): Promise<string> {
  if (encoded.source.size > maxBytes)
    throw new DocumentFault('too-large', 'this is read as a whole');
  let text = '';
  for await (const piece of decodeText(encoded)) text += piece;
  return text;
}
