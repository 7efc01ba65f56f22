import type { ByteSource } from '../../byte-source.ts';
import { viewBytes } from '../../byte-view.ts';
import { DocumentFault } from '../../document-fault.ts';

export interface Streams {
  readonly document: ByteSource;
  readonly table: ByteSource;
}

/** Bytes of the document's stream that are formatted alike, and what their page holds from there on. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly formatting: Uint8Array;
}

/** What is formatted: where the header says its list of pages is, and the bytes of a place on them. */
export interface FormattedKind {
  readonly listAt: number;
  readonly placeBytes: number;
}

/** Source: MS-DOC, fcPlcfBteChpx and ChpxFkp. */
export const characterFormatting: FormattedKind = { listAt: 250, placeBytes: 1 };
/** Source: MS-DOC, fcPlcfBtePapx and PapxFkp. */
export const paragraphFormatting: FormattedKind = { listAt: 258, placeBytes: 13 };

const pageBytes = 512;
/** Documents of a thousand pages have some tens of thousands of stretches. */
const maxStretches = 1_000_000;

/**
 * The formatting that the document names, page by page; text without any of its own is left out.
 * @throws DocumentFault "too-large" where it is more than documents have.
 */
export async function* readStretches(
  header: DataView,
  { document, table }: Streams,
  { listAt, placeBytes }: FormattedKind,
): AsyncGenerator<Stretch[]> {
  // Each place in the list is a page of the document.
  const mostBytes = (document.size / pageBytes + 1) * 8;
  const length = Math.min(header.getUint32(listAt + 4, true), mostBytes);
  const view = viewBytes(await table.read(header.getUint32(listAt, true), length));
  const count = Math.max(0, Math.floor((view.byteLength - 4) / 8));
  let found = 0;
  for (let index = 0; index < count; index += 1) {
    const page = view.getUint32((count + 1) * 4 + index * 4, true) & 0x3fffff;
    const stretches = readPage(await document.read(page * pageBytes, pageBytes), placeBytes);
    found += stretches.length;
    if (found > maxStretches) throw new DocumentFault('too-large', 'there is too much formatting');
    yield stretches;
  }
}

function readPage(page: Uint8Array, placeBytes: number): Stretch[] {
  if (page.length < pageBytes) return [];
  const view = viewBytes(page);
  const count = view.getUint8(pageBytes - 1);
  const placesAt = (count + 1) * 4;
  const stretches: Stretch[] = [];
  for (let index = 0; index < count && placesAt + index * placeBytes < pageBytes; index += 1) {
    const at = view.getUint8(placesAt + index * placeBytes) * 2;
    if (at === 0) continue;
    stretches.push({
      start: view.getUint32(index * 4, true),
      end: view.getUint32(index * 4 + 4, true),
      formatting: page.subarray(at),
    });
  }
  return stretches;
}
