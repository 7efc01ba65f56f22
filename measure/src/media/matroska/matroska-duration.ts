import type { ByteSource } from '../../byte-source.ts';
import { viewBytes } from '../../byte-view.ts';
import type { DurationReader } from '../duration-reader.ts';
import { readTails } from '../read-tails.ts';
import { readUnsigned } from '../read-values.ts';
import { headBytes, readVariable, segment, walkElements } from './ebml.ts';

const information = 0x1549a966;
const timestampScale = 0x2ad7b1;
const duration = 0x4489;
const cluster = 0x1f43b675;
const clusterTimestamp = 0xe7;
const blockGroup = 0xa0;
const block = 0xa1;
const simpleBlock = 0xa3;
const containers = new Set([segment, information, cluster, blockGroup]);
const defaultScaleNs = 1_000_000;

/**
 * Matroska and WebM: the information block, which writers put at the beginning. Browsers record without
 * a playing time in it; there the time of the last block counts. Source: RFC 9559.
 */
export const readMatroskaDuration: DurationReader = async (source) => {
  const view = viewBytes(await source.read(0, headBytes));
  let [scaleNs, stated, firstTime] = [defaultScaleNs, 0, 0];
  for (const { id, start, end } of walkElements(view, 0, containers)) {
    if (id === timestampScale) scaleNs = readUnsigned(view, start, end - start);
    if (id === duration) stated = readFloat(view, start, end - start);
    if (id !== clusterTimestamp) continue;
    firstTime = readUnsigned(view, start, end - start);
    break;
  }
  const ticks = stated > 0 ? stated : (await readLastTime(source)) - firstTime;
  return (ticks * scaleNs) / 1e9;
};

/** NaN where the end holds no cluster. */
async function readLastTime(source: ByteSource): Promise<number> {
  for await (const bytes of readTails(source)) {
    const view = viewBytes(bytes);
    const at = findLastCluster(view);
    if (at !== null) return findLastBlock(view, at);
  }
  return Number.NaN;
}

function findLastCluster(view: DataView): number | null {
  for (let at = view.byteLength - 6; at >= 0; at -= 1) {
    if (view.getUint32(at) === cluster && beginsWithTime(view, at)) return at;
  }
  return null;
}

/** Clusters begin with their time; only a checksum of six bytes may come before it. */
function beginsWithTime(view: DataView, clusterAt: number): boolean {
  const size = readVariable(view, clusterAt + 4);
  if (size === null) return false;
  return [0, 6].some((offset) => readUnsigned(view, size.end + offset, 1) === clusterTimestamp);
}

/** The time of the last block of a cluster; blocks give theirs relative to the cluster. */
function findLastBlock(view: DataView, clusterAt: number): number {
  let [clusterTime, lastTime] = [Number.NaN, 0];
  for (const { id, start, end } of walkElements(view, clusterAt, containers)) {
    if (id === clusterTimestamp) clusterTime = readUnsigned(view, start, end - start);
    if (id !== block && id !== simpleBlock) continue;
    const track = readVariable(view, start);
    if (track === null || track.end + 2 > view.byteLength) break;
    lastTime = Math.max(lastTime, view.getInt16(track.end));
  }
  return clusterTime + lastTime;
}

/** NaN where it is none of the two lengths. */
function readFloat(view: DataView, at: number, length: number): number {
  if (at + length > view.byteLength) return Number.NaN;
  if (length === 4) return view.getFloat32(at);
  return length === 8 ? view.getFloat64(at) : Number.NaN;
}
