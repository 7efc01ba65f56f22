import { DocumentFault } from '../../document-fault.ts';
import type { Reading } from '../../document-reader.ts';
import { decodeText } from '../../encodings/decode-text.ts';

/** A file of texts larger than this is none: its whole tree is held in memory. */
const maxBytes = 8 * 1024 * 1024;

/**
 * The text of a format whose parser wants it in one piece.
 * @throws DocumentFault "too-large" for more than 8 MB.
 */
export async function readWholeText(
  { source, budget }: Pick<Reading, 'source' | 'budget'>,
  encoding: string,
): Promise<string> {
  if (source.size > maxBytes) throw new DocumentFault('too-large', 'this is read as a whole');
  let text = '';
  for await (const piece of decodeText(source, encoding, budget)) text += piece;
  return text;
}
