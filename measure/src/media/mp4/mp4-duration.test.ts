import { describe, expect, it } from 'vitest';
import { ascii, big, box, zeros } from '../../../test/binary-bytes.ts';
import { sourceFromBytes } from '../../byte-source.ts';
import { readMp4Duration } from './mp4-duration.ts';

const track = 1;
const ticksPerSecond = 48_000;

interface MovieParts {
  readonly seconds?: number;
  readonly fragmentsSeconds?: number;
}

/** A description of one track at 48 kHz, whose samples last 1,024 ticks unless they say otherwise. */
function movie({ seconds = 0, fragmentsSeconds = 0 }: MovieParts = {}): number[] {
  const header = box('mvhd', zeros(12), big(1_000), big(seconds * 1_000), zeros(80));
  const media = box('mdia', box('mdhd', zeros(12), big(ticksPerSecond), zeros(8)));
  const mehd = box('mehd', zeros(4), big(fragmentsSeconds * 1_000));
  const trex = box('trex', zeros(4), big(track), big(1), big(1_024), zeros(8));
  const tkhd = box('tkhd', zeros(12), big(track), zeros(68));
  const content = [header, box('trak', tkhd, media), box('mvex', mehd, trex)];
  return [...box('ftyp', ascii('iso5')), ...box('moov', ...content)];
}

/** The place in time of a fragment, in ticks. */
const place = (ticks: number) => box('tfdt', [1, 0, 0, 0], big(ticks, 8));
const head = box('tfhd', big(0x02_0000), big(track));

function fragment(...parts: readonly (readonly number[])[]): number[] {
  return [...box('moof', box('mfhd', zeros(8)), box('traf', ...parts)), ...box('mdat', zeros(500))];
}

/** A second at 1,000 ticks a sample, told of each of them beside its size. */
const toldSamples = Array.from({ length: 48 }, () => [...big(1_000), ...big(10)]).flat();
const toldSecond = box('trun', big(0x0301), big(48), zeros(4), toldSamples);
const countedRun = (samples: number) => box('trun', zeros(4), big(samples));

function read(...bytes: readonly (readonly number[])[]): Promise<number | null> {
  return readMp4Duration(sourceFromBytes(Uint8Array.from(bytes.flat())));
}

describe('readMp4Duration', () => {
  it('tells the end of the last fragment, by the samples that each tell their time', async () => {
    const first = fragment(head, place(0), toldSecond);
    const last = fragment(head, place(12 * ticksPerSecond), toldSecond, toldSecond);
    expect(await read(movie(), first, last)).toBeCloseTo(14);
  });

  it('counts samples by what holds for all of a fragment, or of the film', async () => {
    const own = box('tfhd', big(0x02_000b), big(track), zeros(12), big(480));
    expect(await read(movie(), fragment(own, place(0), countedRun(100)))).toBeCloseTo(1);
    expect(await read(movie(), fragment(head, place(0), countedRun(375)))).toBeCloseTo(8);
  });

  it('takes no part of a fragment for another', async () => {
    const first = box('traf', head, place(0), toldSecond);
    const second = box('traf', head, toldSecond);
    expect(await read(movie(), box('moof', box('mfhd', zeros(8)), first, second))).toBeCloseTo(1);
  });

  it('takes what the header of the fragments tells', async () => {
    expect(await read(movie({ fragmentsSeconds: 90 }), fragment(head, place(0)))).toBe(90);
  });

  it('counts from the first fragment, of a stream that was recorded from its middle', async () => {
    const at = (seconds: number) => fragment(head, place(seconds * ticksPerSecond), toldSecond);
    expect(await read(movie(), at(3_600), at(3_605))).toBeCloseTo(6);
  });

  it('counts what precedes the fragments too', async () => {
    const last = fragment(head, place(5 * ticksPerSecond), toldSecond);
    expect(await read(movie({ seconds: 5 }), box('mdat', zeros(9)), last)).toBeCloseTo(6);
  });

  it('finds the last of many fragments with a few looks', async () => {
    const bytes = new Uint8Array(4_000_000);
    bytes.set([...movie(), ...fragment(head, place(0), toldSecond)]);
    const last = fragment(head, place(1_800 * ticksPerSecond), toldSecond);
    bytes.set(last, bytes.length - 1_500_000);
    const source = sourceFromBytes(bytes);
    const looks: number[] = [];
    const seconds = await readMp4Duration({
      ...source,
      read: (offset, length) => {
        looks.push(length);
        return source.read(offset, length);
      },
    });
    expect(seconds).toBeCloseTo(1_801);
    expect(looks.length).toBeLessThan(8);
  });

  it.each([
    ['have no place in time', fragment(head, toldSecond)],
    ['are of no known track', fragment(box('tfhd', zeros(4), big(2)), place(0), toldSecond)],
    ['are cut off', fragment(head, place(0), toldSecond).slice(0, 60)],
    [
      'are larger than the file',
      [...big(2 ** 31), ...fragment(head, place(0), toldSecond).slice(4)],
    ],
    ['are not there', []],
  ])('tells nothing where fragments %s', async (_, bytes) => {
    expect(await read(movie({ seconds: 2 }), bytes)).toBeNull();
  });

  it('ends where boxes lie about their sizes', async () => {
    const huge = [...big(1), ...ascii('moov'), ...big(2 ** 63, 8)];
    expect(await read(huge, box('mvex'), box('mvhd', zeros(9)))).toBeNull();
    expect(await read(box('ftyp', ascii('iso5')), big(7), ascii('moov'))).toBeNull();
    const small = Array.from({ length: 3_000 }, () => box('free')).flat();
    expect(await read(small, movie({ fragmentsSeconds: 2 }))).toBeNull();
  });
});
