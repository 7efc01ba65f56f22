import { viewBytes } from '../../byte-view.ts';

/** A record of a presentation: a container of others, or data. Source: MS-PPT, RecordHeader. */
export interface Atom {
  readonly type: number;
  readonly instance: number;
  readonly isContainer: boolean;
  readonly data: Uint8Array;
}

const headBytes = 8;
const containerVersion = 0xf;
/** Holds records, though it is marked as data: what later versions added, such as comments. Source: MS-PPT, 2.23.7. */
const laterRecords = 0x138b;

export function readAtom(bytes: Uint8Array, at: number): Atom | null {
  if (at + headBytes > bytes.length) return null;
  const view = viewBytes(bytes);
  const head = view.getUint16(at, true);
  const start = at + headBytes;
  const type = view.getUint16(at + 2, true);
  return {
    type,
    instance: head >> 4,
    isContainer: (head & 0xf) === containerVersion || type === laterRecords,
    data: bytes.subarray(start, start + view.getUint32(at + 4, true)),
  };
}

/** The records of the given types inside of a container, at any depth, in order; inside of those none. */
export function* findAtoms(container: Atom | null, types: readonly number[]): Generator<Atom> {
  const levels = container ? [{ data: container.data, at: 0 }] : [];
  for (let level = levels.at(-1); level !== undefined; level = levels.at(-1)) {
    const atom = readAtom(level.data, level.at);
    if (atom === null) {
      levels.pop();
      continue;
    }
    level.at += headBytes + atom.data.length;
    if (types.includes(atom.type)) yield atom;
    else if (atom.isContainer) levels.push({ data: atom.data, at: 0 });
  }
}
