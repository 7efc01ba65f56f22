import { viewBytes } from '../byte-view.ts';
import { holdsText } from '../holds-text.ts';
import type { DurationReader } from './duration-reader.ts';

/** AVI: pictures, by the microseconds that each is shown; the main header is always the first. */
export const readAviDuration: DurationReader = async (source) => {
  const head = await source.read(0, 52);
  if (head.length < 52 || !holdsText(head, 'avih', 24)) return null;
  const view = viewBytes(head);
  return (view.getUint32(48, true) * view.getUint32(32, true)) / 1_000_000;
};
