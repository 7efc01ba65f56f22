import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { InvoiceFormat } from '@yiqiao/contract/record/invoice';
import type { OpenDocument } from '@yiqiao/ports/document-store';

/** What is looked at, at either end of a file. */
const endBytes = 64 * 1024;

/** Reads what the format is found by. @returns `null` for a file that is no invoice. */
export async function readInvoiceFormat(
  document: Pick<OpenDocument, 'read'>,
  size: number,
): Promise<InvoiceFormat | null> {
  if (size === 0) return null;
  const read = (start: number, end: number): Readable => document.read({ start, end });
  const head = await buffer(read(0, Math.min(size, endBytes) - 1));
  const tail = await buffer(read(Math.max(0, size - endBytes), size - 1));
  return findInvoiceFormat(head, tail);
}

/**
 * By the content, which is not read any further. A PDF says so in its first kilobyte (ISO 32000-1, annex H.3.4.1); OFD
 * (GB/T 33190) is a zip with OFD.xml at its root; XML begins with a declaration or with its element, which is not that
 * of a page.
 */
function findInvoiceFormat(head: Buffer, tail: Buffer): InvoiceFormat | null {
  if (head.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  const isZip = head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'));
  if (isZip) return [head, tail].some((end) => end.includes('OFD.xml')) ? 'ofd' : null;
  const text = head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  const isPage = /^(?:<\?xml[^>]*>\s*)?<(?:!doctype\s+html|html|svg)\b/i.test(text);
  return /^<(?:\?xml\s|[a-z_])/i.test(text) && !isPage ? 'xml' : null;
}
