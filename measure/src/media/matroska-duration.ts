import { viewBytes } from '../byte-view.ts';
import type { DurationReader } from './duration-reader.ts';

const headBytes = 64 * 1024;
const segment = 0x18538067;
const information = 0x1549a966;
const timestampScale = 0x2ad7b1;
const duration = 0x4489;
const defaultScaleNs = 1_000_000;

/** Matroska and WebM: the information block, which writers put at the beginning. */
export const readMatroskaDuration: DurationReader = async (source) => {
  const view = viewBytes(await source.read(0, headBytes));
  let scaleNs = defaultScaleNs;
  let ticks: number | null = null;
  let at = 0;
  while (at < view.byteLength) {
    const id = readVariable(view, at, true);
    const size = id && readVariable(view, id.end, false);
    if (!id || !size) break;
    const isContainer = id.value === segment || id.value === information;
    if (id.value === timestampScale) scaleNs = readUnsigned(view, size.end, size.value);
    if (id.value === duration) ticks = readFloat(view, size.end, size.value);
    if (ticks !== null && id.value !== duration && id.value !== timestampScale) break;
    at = isContainer ? size.end : size.end + size.value;
  }
  return ticks === null ? null : (ticks * scaleNs) / 1e9;
};

/** A number whose leading zero bits tell its length; identifiers keep the bit behind them. */
function readVariable(
  view: DataView,
  at: number,
  keepsMark: boolean,
): { value: number; end: number } | null {
  if (at >= view.byteLength) return null;
  const length = Math.clz32(view.getUint8(at)) - 23;
  if (length > 8 || at + length > view.byteLength) return null;
  let value = keepsMark ? view.getUint8(at) : view.getUint8(at) & (0xff >> length);
  for (let index = 1; index < length; index += 1) value = value * 256 + view.getUint8(at + index);
  return { value, end: at + length };
}

function readUnsigned(view: DataView, at: number, length: number): number {
  let value = 0;
  for (let index = 0; index < length && at + index < view.byteLength; index += 1) {
    value = value * 256 + view.getUint8(at + index);
  }
  return value;
}

function readFloat(view: DataView, at: number, length: number): number | null {
  if (at + length > view.byteLength) return null;
  if (length === 4) return view.getFloat32(at);
  return length === 8 ? view.getFloat64(at) : null;
}
