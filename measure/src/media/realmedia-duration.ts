import { viewBytes } from '../byte-view.ts';
import { holdsText } from '../holds-text.ts';
import type { DurationReader } from './duration-reader.ts';

/** RealMedia: the milliseconds in the properties, which stand behind the file's own header of 18 bytes. */
export const readRealMediaDuration: DurationReader = async (source) => {
  const head = await source.read(0, 52);
  if (head.length < 52 || !holdsText(head, 'PROP', 18)) return null;
  return viewBytes(head).getUint32(48) / 1000;
};
