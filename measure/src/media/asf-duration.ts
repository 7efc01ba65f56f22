import { viewBytes } from '../byte-view.ts';
import type { DurationReader } from './duration-reader.ts';

const headBytes = 64 * 1024;
/** The first half of the identifier of the object with the properties of the file. */
const fileProperties = 0x11cf_a947_8cab_dca1n;

/** WMA and WMV: the playing time that the properties of the file tell. Source: ASF specification, 3.2. */
export const readAsfDuration: DurationReader = async (source) => {
  const view = viewBytes(await source.read(0, headBytes));
  let at = 30;
  while (at + 88 <= view.byteLength) {
    if (view.getBigUint64(at, true) === fileProperties) {
      const playing = Number(view.getBigUint64(at + 64, true)) / 10_000_000;
      const unheard = Number(view.getBigUint64(at + 80, true)) / 1000;
      return playing - unheard;
    }
    at += Math.max(24, Number(view.getBigUint64(at + 16, true)));
  }
  return null;
};
