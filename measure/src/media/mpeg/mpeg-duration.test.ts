import { describe, expect, it } from 'vitest';
import { measureBytes } from '../../../test/measure-bytes.ts';
import { sourceFromBytes } from '../../byte-source.ts';
import { readMpegDuration } from './mpeg-duration.ts';

const second = 90_000;
const wrap = 2 ** 33;

/** A time in the five bytes of a packet's head. */
function clock(ticks: number): number[] {
  const [high, middle, low] = [Math.floor(ticks / 2 ** 30), (ticks >> 15) & 0x7fff, ticks & 0x7fff];
  return [
    0x21 | (high << 1),
    middle >> 7,
    ((middle << 1) & 0xff) | 1,
    low >> 7,
    ((low << 1) & 0xff) | 1,
  ];
}

/** The head of a packet of pictures in MPEG-2. */
const picture = (ticks: number) => [0, 0, 1, 0xe0, 0, 0, 0x80, 0x80, 5, ...clock(ticks)];
/** In MPEG-1: stuffing, the size of a buffer, the time. */
const picture1 = (ticks: number) => [0, 0, 1, 0xe0, 7, 0, 255, 255, 0x60, 0x20, ...clock(ticks)];

const filled = (bytes: readonly number[], length: number) => [
  ...bytes,
  ...Array.from({ length: length - bytes.length }, () => 0xaa),
];

/** A packet of a transport stream that begins a picture, behind a field of its own. */
const packet = (ticks: number, pid = 0x100) =>
  filled(
    [0x47, 0x40 | (pid >> 8), pid & 255, 0x30, 7, 0x10, 0, 0, 0, 0, 0, 0, ...picture(ticks)],
    188,
  );
const padding = filled([0x47, 0x1f, 0xff, 0x10], 188);

/** So many seconds of film, each with a packet of padding. */
function film(seconds: number, start = 0, pid?: number): number[][] {
  return Array.from({ length: seconds + 1 }, (_, at) => [
    packet((start + at * second) % wrap, pid),
    padding,
  ]).flat();
}

const checksum = Array.from({ length: 16 }, () => 9);

async function measure(bytes: readonly number[]) {
  const { report } = await measureBytes(Uint8Array.from(bytes));
  return report;
}

describe('readMpegDuration', () => {
  it.each([
    ['bare', film(40).flat()],
    ['cut anywhere', film(41).flat().slice(300)],
    ['with a time in front', film(40).flatMap((bytes) => [0, 0, 0, 0, ...bytes])],
    ['with a checksum behind', film(40).flatMap((bytes) => [...bytes, ...checksum])],
    ['whose clock begins again', film(40, wrap - 7 * second).flat()],
    [
      'with pictures in another order',
      [...film(2), packet(40 * second), packet(39 * second)].flat(),
    ],
  ])('tells how long a transport stream plays: %s', async (_, bytes) => {
    const report = await measure(bytes);
    expect(report).toMatchObject({ format: 'mpeg', limit: 'video' });
    expect(report.durationSeconds).toBeCloseTo(40);
  });

  it('keeps the clocks of two programs apart', async () => {
    const other = film(30, 5_000 * second, 0x101);
    const report = await measure(film(30).flatMap((bytes, at) => [...bytes, ...(other[at] ?? [])]));
    expect(report.durationSeconds).toBeCloseTo(30);
  });

  it.each([
    ['MPEG-1', picture1],
    ['MPEG-2', picture],
  ])('tells how long a program stream of %s plays', async (_, head) => {
    const pack = (at: number) => [0, 0, 1, 0xba, ...filled(head(at * second), 200)];
    const report = await measure(Array.from({ length: 21 }, (_, at) => pack(at)).flat());
    expect(report).toMatchObject({ format: 'mpeg', limit: 'video' });
    expect(report.durationSeconds).toBeCloseTo(20);
  });

  it('looks at a few places of a large film', async () => {
    const bytes = new Uint8Array(188 * 60_000);
    for (let at = 0; at < 60_000; at += 1)
      bytes.set(at % 50 ? padding : packet(at * 900), at * 188);
    const source = sourceFromBytes(bytes);
    let looked = 0;
    const seconds = await readMpegDuration({
      ...source,
      read: (offset, length) => {
        looked += length;
        return source.read(offset, length);
      },
    });
    expect(seconds).toBeCloseTo(599.5);
    expect(looked).toBeLessThan(bytes.length / 2);
  });

  it('tells nothing where the clock was set in between', async () => {
    expect(await measure([...film(40), ...film(40)].flat())).not.toHaveProperty('durationSeconds');
  });

  it('leaves a text a text, wherever its letters stand', async () => {
    const lines = Array.from({ length: 20 }, () => `${'G'.padEnd(187, 'a b')}\n`).join('');
    expect(await measure(Array.from(lines, (letter) => letter.charCodeAt(0)))).toMatchObject({
      format: 'text',
    });
  });
});
