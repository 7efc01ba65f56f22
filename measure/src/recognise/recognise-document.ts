import type { ByteSource } from '../byte-source.ts';
import type { RecognisedDocument } from '../document-reader.ts';
import { recogniseText } from './recognise-text.ts';
import { unreadable } from './unreadable.ts';

/** Finds out what a document is, from its content alone: names and media types lie. */
export async function recogniseDocument(source: ByteSource): Promise<RecognisedDocument> {
  if (source.size === 0) return unreadable('empty', 'damaged');
  return (await recogniseText(source)) ?? unreadable('unknown', 'unknown-format');
}
