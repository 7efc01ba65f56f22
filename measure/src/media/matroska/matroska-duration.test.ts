import { describe, expect, it } from 'vitest';
import { big, zeros } from '../../../test/binary-bytes.ts';
import { sourceFromBytes } from '../../byte-source.ts';
import { readMatroskaDuration } from './matroska-duration.ts';

/** An element whose size takes eight bytes, as recorders write it who do not know it beforehand. */
function element(id: readonly number[], ...content: readonly (readonly number[])[]): number[] {
  const bytes = content.flat();
  return [...id, 0x01, ...big(bytes.length, 7), ...bytes];
}

/** One whose end its recorder never told. */
function endless(id: readonly number[], ...content: readonly (readonly number[])[]): number[] {
  return [...id, 0x01, ...Array.from({ length: 7 }, () => 255), ...content.flat()];
}

const segment = [0x18, 0x53, 0x80, 0x67];
const clusterId = [0x1f, 0x43, 0xb6, 0x75];
const scale = element([0x2a, 0xd7, 0xb1], big(1_000_000));
const information = element([0x15, 0x49, 0xa9, 0x66], scale);
const checksum = [0xbf, 0x84, ...zeros(4)];
const time = (ms: number) => element([0xe7], big(ms));
/** A block of track 1, this many milliseconds after its cluster. */
const block = (ms: number) => element([0xa3], [0x81], big(ms + 2 ** 16, 2), zeros(50));
const group = (ms: number) => element([0xa0], element([0xa1], [0x81], big(ms, 2), zeros(50)));
const begin = [
  ...[...element([0x1a, 0x45, 0xdf, 0xa3]), ...endless(segment)],
  ...[...element([0xec], zeros(98)), ...information],
];

function read(...bytes: readonly (readonly number[])[]): Promise<number | null> {
  return readMatroskaDuration(sourceFromBytes(Uint8Array.from(bytes.flat())));
}

describe('readMatroskaDuration', () => {
  it('tells the time of the last block of a recording that nobody finished', async () => {
    const first = endless(clusterId, time(0), block(0), block(900));
    const last = endless(clusterId, time(60_000), block(-20), block(1_500), block(1_480));
    expect(await read(begin, first, last)).toBeCloseTo(61.5);
    expect(await read(begin, first, last.slice(0, -40))).toBeCloseTo(61.5);
  });

  it('reads clusters with a checksum, blocks in groups, and what follows them', async () => {
    const cues = element([0x1c, 0x53, 0xbb, 0x6b], time(99_000));
    const cluster = element(clusterId, checksum, time(2_000), group(250));
    expect(await read(begin, cluster, cues)).toBeCloseTo(0.25);
    expect(await read(begin, element(clusterId, time(0)), cluster, cues)).toBeCloseTo(2.25);
  });

  it('counts from the first cluster, of a stream that was recorded from its middle', async () => {
    const at = (ms: number) => endless(clusterId, time(ms), block(500));
    expect(await read(begin, at(3_600_000), at(3_607_000))).toBeCloseTo(7.5);
  });

  it('finds a last cluster of some megabytes', async () => {
    const video = Uint8Array.from([
      ...[...begin, ...endless(clusterId, time(0), block(0), time(0))],
      ...endless(clusterId, time(30_000), block(40)),
      ...[0xa3, 0x10, ...big(5_000_000, 3), 0x81, 0x10, 0x00],
    ]);
    const bytes = new Uint8Array(video.length + 5_000_000 - 3);
    bytes.set(video);
    expect(await readMatroskaDuration(sourceFromBytes(bytes))).toBeCloseTo(34.096);
  });

  it.each([
    ['there is no cluster', []],
    ['the cluster tells no time', endless(clusterId, block(5))],
    ['the cluster is cut off', endless(clusterId, time(60_000)).slice(0, -2)],
  ])('tells nothing where %s', async (_, bytes) => {
    expect(await read(begin, bytes)).toBeNaN();
  });

  it('ends at once in a trap of marks', async () => {
    const marks = Array.from({ length: 50_000 }, () => [...clusterId, 0x80]).flat();
    expect(await read(begin, marks)).toBeNaN();
  });
});
