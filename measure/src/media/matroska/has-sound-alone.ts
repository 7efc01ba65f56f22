import type { ByteSource } from '../../byte-source.ts';
import { viewBytes } from '../../byte-view.ts';
import { readUnsigned } from '../read-values.ts';
import { headBytes, segment, walkElements } from './ebml.ts';

const tracks = 0x1654ae6b;
const track = 0xae;
const trackType = 0x83;
const pictures = 1;
const sound = 2;

/** Whether a Matroska or WebM has tracks of sound and none of pictures, as what browsers record of a voice. */
export async function hasSoundAlone(source: ByteSource): Promise<boolean> {
  const view = viewBytes(await source.read(0, headBytes));
  const kinds = new Set<number>();
  for (const { id, start, end } of walkElements(view, 0, new Set([segment, tracks, track]))) {
    if (id === trackType) kinds.add(readUnsigned(view, start, end - start));
  }
  return kinds.has(sound) && !kinds.has(pictures);
}
