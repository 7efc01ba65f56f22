import type { ByteSource } from '../../byte-source.ts';
import { viewBytes } from '../../byte-view.ts';
import { readFourLetters } from '../read-values.ts';
import { findBox, walkBoxes } from './boxes.ts';

/** All tracks of a recording of some minutes; a longer description may hide a track of pictures. */
const movieBytes = 64 * 1024;

/** Whether an MP4 has tracks of sound and none of pictures, as those of voice recorders. */
export async function hasSoundAlone(source: ByteSource): Promise<boolean> {
  const box = await findBox(source, 'moov');
  if (box === null || box.end - box.start > movieBytes) return false;
  const view = viewBytes(await source.read(box.start, box.end - box.start));
  const kinds = new Set<string>();
  for (const { name, start } of walkBoxes(view)) {
    if (name === 'hdlr') kinds.add(readFourLetters(view, start + 8));
  }
  return kinds.has('soun') && !kinds.has('vide');
}
