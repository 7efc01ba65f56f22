import type { Budget } from '../budget.ts';
import type { ByteSource } from '../byte-source.ts';
import { compoundSignature } from '../compound/compound-file.ts';
import { DocumentFault } from '../document-fault.ts';
import type { Finding, RecognisedDocument } from '../document-reader.ts';
import { readRtf } from '../formats/rtf/rtf.ts';
import { holdsText } from '../holds-text.ts';
import { mediaReader } from '../media/media-reader.ts';
import { readPdf } from '../pdf/read-pdf.ts';
import { recogniseBareStream } from './bare-stream.ts';
import { recogniseCompoundFile } from './recognise-compound-file.ts';
import { recogniseText } from './recognise-text.ts';
import { recogniseZip } from './recognise-zip.ts';
import { findSignature } from './signature.ts';
import { unreadable } from './unreadable.ts';

const headBytes = 4096;

/** Finds out what a document is, from its content alone: names and media types lie. */
export async function recogniseDocument(
  source: ByteSource,
  budget: Budget,
): Promise<RecognisedDocument> {
  if (source.size === 0) return unreadable('empty', 'damaged');
  const head = await source.read(0, headBytes);
  if (holdsText(head, 'PK\x03\x04')) {
    return recogniseContainer('zip', recogniseZip(source, budget, recogniseDocument));
  }
  if (holdsText(head, 'PK\x05\x06')) return { format: 'zip', read: readEmptyZip };
  if (holdsText(head, compoundSignature))
    return recogniseContainer('compound-file', recogniseCompoundFile(source));
  if (holdsText(head, '{\\rtf')) return { format: 'rtf', read: readRtf };
  if (isPdf(head)) return { format: 'pdf', read: readPdf };
  return (
    recogniseMedia(head) ??
    (await recogniseText(source)) ??
    recogniseBareStream(head) ??
    unreadable('unknown', 'unknown-format')
  );
}

/** A zip that begins with the end of its directory holds nothing. Source: APPNOTE.TXT, 4.3.16. */
async function readEmptyZip(): Promise<Finding> {
  return { uncountable: 'archive', documents: [], documentCount: 0 };
}

/** A damaged container is still named by its format. */
async function recogniseContainer(
  format: string,
  recognised: Promise<RecognisedDocument>,
): Promise<RecognisedDocument> {
  try {
    return await recognised;
  } catch (cause) {
    if (cause instanceof DocumentFault) return unreadable(format, cause.limit);
    throw cause;
  }
}

/**
 * Readers allow some bytes before a PDF's header, and do without it: then its next line is the
 * first, four bytes that no text has. Source: ISO 32000-1, 7.5.2.
 */
function isPdf(head: Uint8Array): boolean {
  const start = new TextDecoder('windows-1252').decode(head.subarray(0, 1024));
  return start.includes('%PDF-') || /^%[^\0-\x7f]{4}\s+\d+ \d+ obj\b/.test(start);
}

function recogniseMedia(head: Uint8Array): RecognisedDocument | null {
  const signature = findSignature(head);
  if (signature === undefined) return null;
  const { limit } = signature;
  const format = signature.format === 'mkv' && isWebm(head) ? 'webm' : signature.format;
  return { format, read: mediaReader(format, limit) };
}

/** WebM is Matroska that names itself so in its first block. */
function isWebm(head: Uint8Array): boolean {
  return new TextDecoder('windows-1252').decode(head.subarray(0, 64)).includes('webm');
}
