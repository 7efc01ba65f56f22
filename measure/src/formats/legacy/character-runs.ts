import type { ByteSource } from '../../byte-source.ts';
import { viewBytes } from '../../byte-view.ts';

/** Bytes of the document's stream whose characters nobody reads. */
export interface HiddenRun {
  readonly start: number;
  readonly end: number;
  readonly kind: 'hidden' | 'deleted';
}

interface Streams {
  readonly document: ByteSource;
  readonly table: ByteSource;
}

/** Where the header says the list of pages stands. Source: MS-DOC, fcPlcfBteChpx. */
const pagesAt = 250;
const pageBytes = 512;
const maxPages = 200_000;
const deletedSprm = 0x0800;
const hiddenSprm = 0x083c;

/** Text formatted as hidden or marked as deleted, in the order of the file. Source: MS-DOC, 2.9.33. */
export async function readHiddenRuns(
  header: DataView,
  { document, table }: Streams,
): Promise<HiddenRun[]> {
  const length = Math.min(header.getUint32(pagesAt + 4, true), maxPages * 8);
  const view = viewBytes(await table.read(header.getUint32(pagesAt, true), length));
  const count = Math.max(0, Math.floor((view.byteLength - 4) / 8));
  const runs: HiddenRun[] = [];
  for (let index = 0; index < count; index += 1) {
    const page = view.getUint32((count + 1) * 4 + index * 4, true) & 0x3fffff;
    runs.push(...readPage(await document.read(page * pageBytes, pageBytes)));
  }
  return runs.sort((one, other) => one.start - other.start);
}

function readPage(page: Uint8Array): HiddenRun[] {
  if (page.length < pageBytes) return [];
  const view = viewBytes(page);
  const count = view.getUint8(pageBytes - 1);
  const runs: HiddenRun[] = [];
  for (let index = 0; index < count && (count + 1) * 4 + index < pageBytes; index += 1) {
    const at = view.getUint8((count + 1) * 4 + index) * 2;
    const kind = at === 0 ? null : readKind(page.subarray(at + 1, at + 1 + view.getUint8(at)));
    if (kind === null) continue;
    runs.push({
      start: view.getUint32(index * 4, true),
      end: view.getUint32(index * 4 + 4, true),
      kind,
    });
  }
  return runs;
}

/** Bytes of an operand by the top bits of its name; 6 says its own length. Source: MS-DOC, Sprm. */
const operandBytes = [1, 1, 2, 4, 2, 2, -1, 3];

function readKind(properties: Uint8Array): HiddenRun['kind'] | null {
  const view = viewBytes(properties);
  let isHidden = false;
  for (let at = 0; at + 3 <= properties.length; ) {
    const name = view.getUint16(at, true);
    const value = view.getUint8(at + 2);
    if (name === deletedSprm && value === 1) return 'deleted';
    if (name === hiddenSprm) isHidden = (value & 1) === 1;
    const length = operandBytes[name >> 13] ?? 1;
    at += 2 + (length < 0 ? 1 + value : length);
  }
  return isHidden ? 'hidden' : null;
}
