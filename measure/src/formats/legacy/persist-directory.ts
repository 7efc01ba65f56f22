import { viewBytes } from '../../byte-view.ts';
import { DocumentFault } from '../../document-fault.ts';
import { readAtom } from './atoms.ts';

const userEdit = 0x0ff5;
const directory = 0x1772;
/** Each saving adds an edit; nobody saves a presentation more often without a full saving in between. */
const maxEdits = 10_000;

export interface PersistDirectory {
  /** Offset of the newest version of each object in the stream, by its number. */
  readonly offsets: ReadonlyMap<number, number>;
  readonly documentId: number;
}

/** Follows the edits from the newest to the oldest. Source: MS-PPT, 2.1.2. */
export function readPersistDirectory(bytes: Uint8Array, newestEdit: number): PersistDirectory {
  const offsets = new Map<number, number>();
  let documentId: number | null = null;
  let at = newestEdit;
  for (let step = 0; at !== 0 && step < maxEdits; step += 1) {
    const edit = readAtom(bytes, at);
    if (edit?.type !== userEdit || edit.data.length < 20) break;
    const view = viewBytes(edit.data);
    documentId ??= view.getUint32(16, true);
    addEntries(bytes, view.getUint32(12, true), offsets);
    at = view.getUint32(8, true);
  }
  if (documentId === null) throw new DocumentFault('damaged', 'the presentation has no edit');
  return { offsets, documentId };
}

function addEntries(bytes: Uint8Array, at: number, offsets: Map<number, number>): void {
  const atom = readAtom(bytes, at);
  if (atom?.type !== directory) return;
  const view = viewBytes(atom.data);
  for (let entry = 0; entry + 4 <= view.byteLength; ) {
    const head = view.getUint32(entry, true);
    const first = head & 0xfffff;
    const count = head >>> 20;
    entry += 4;
    for (let index = 0; index < count && entry + 4 <= view.byteLength; index += 1, entry += 4) {
      if (!offsets.has(first + index)) offsets.set(first + index, view.getUint32(entry, true));
    }
  }
}
