import type { DocumentReader } from '../../document-reader.ts';
import { decodeText } from '../../encodings/decode-text.ts';

/** Text without any markup: what is written is counted. */
export function plainTextReader(encoding: string): DocumentReader {
  return async ({ source, story, budget }) => {
    for await (const piece of decodeText(source, encoding, budget)) story.write('main', piece);
    return { encoding };
  };
}
