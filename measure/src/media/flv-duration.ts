import { viewBytes } from '../byte-view.ts';
import type { DurationReader } from './duration-reader.ts';

/** The name of the value in the script at the beginning, and the mark of a number. */
const marker = 'duration\0';

/** Flash video: the playing time that programs note at its beginning. */
export const readFlvDuration: DurationReader = async (source) => {
  const head = await source.read(0, 4096);
  const at = new TextDecoder('latin1').decode(head).indexOf(marker) + marker.length;
  if (at < marker.length || at + 8 > head.length) return null;
  return viewBytes(head).getFloat64(at);
};
