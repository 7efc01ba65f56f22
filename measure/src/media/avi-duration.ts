import { viewBytes } from '../byte-view.ts';
import type { DurationReader } from './duration-reader.ts';

/** "avih". */
const mainHeader = 0x6176_6968;

/** AVI: pictures, by the microseconds that each is shown; the main header is always the first. */
export const readAviDuration: DurationReader = async (source) => {
  const view = viewBytes(await source.read(0, 52));
  if (view.byteLength < 52 || view.getUint32(24) !== mainHeader) return null;
  return (view.getUint32(48, true) * view.getUint32(32, true)) / 1_000_000;
};
