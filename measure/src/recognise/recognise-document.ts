import type { ByteSource } from '../byte-source.ts';
import type { RecognisedDocument } from '../document-reader.ts';
import { readRtf } from '../formats/rtf/rtf.ts';
import type { Budget } from '../measure-limits.ts';
import { recogniseText } from './recognise-text.ts';
import { recogniseZip } from './recognise-zip.ts';
import { startsWith } from './signature.ts';
import { unreadable } from './unreadable.ts';

const zipSignature = [0x50, 0x4b, 0x03, 0x04];
const rtfSignature = [0x7b, 0x5c, 0x72, 0x74, 0x66]; // {\\rtf

/** Finds out what a document is, from its content alone: names and media types lie. */
export async function recogniseDocument(
  source: ByteSource,
  budget: Budget,
): Promise<RecognisedDocument> {
  if (source.size === 0) return unreadable('empty', 'damaged');
  const head = await source.read(0, 4096);
  if (startsWith(head, zipSignature)) return recogniseZip(source, budget);
  if (startsWith(head, rtfSignature)) return { format: 'rtf', read: readRtf };
  return (await recogniseText(source)) ?? unreadable('unknown', 'unknown-format');
}
