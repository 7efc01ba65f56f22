import type { ByteSource } from '../../byte-source.ts';
import { viewBytes } from '../../byte-view.ts';
import { readFourLetters, readUnsigned } from '../read-values.ts';

/** A film has a dozen boxes at its top level; a trap may have millions. */
const maxBoxes = 1_000;
const containers = new Set(['moov', 'trak', 'mdia', 'mvex', 'moof', 'traf']);

export interface Box {
  readonly name: string;
  /** Where its content begins and ends. */
  readonly start: number;
  readonly end: number;
}

/** Looks for a box at the top level; what the others hold is not read. */
export async function findBox(source: ByteSource, wanted: string): Promise<Box | null> {
  let at = 0;
  for (let step = 0; step < maxBoxes && at < source.size; step += 1) {
    const view = viewBytes(await source.read(at, 16));
    const box = readBox(view, 0, source.size - at);
    if (box === null) return null;
    const end = Math.min(at + box.end, source.size);
    if (box.name === wanted) return { name: wanted, start: at + box.start, end };
    at += box.end;
  }
  return null;
}

/** The boxes between two places, each container followed by what it holds, as far as the bytes go. */
export function* walkBoxes(view: DataView, from = 0, to = view.byteLength): Generator<Box> {
  for (let at = from; at < to; ) {
    const box = readBox(view, at, to);
    if (box === null) return;
    yield box;
    at = containers.has(box.name) ? box.start : box.end;
  }
}

/** @returns `null` where no box can be: it would be shorter than its own head. Source: ISO/IEC 14496-12, 4.2. */
export function readBox(view: DataView, at: number, to: number): Box | null {
  if (at + 8 > view.byteLength) return null;
  const isLong = view.getUint32(at) === 1;
  const headerBytes = isLong ? 16 : 8;
  const claimed = isLong ? readUnsigned(view, at + 8, 8) : view.getUint32(at);
  const size = claimed === 0 ? to - at : claimed;
  if (!(size >= headerBytes)) return null;
  return { name: readFourLetters(view, at + 4), start: at + headerBytes, end: at + size };
}
