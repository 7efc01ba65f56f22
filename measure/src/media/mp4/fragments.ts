import type { ByteSource } from '../../byte-source.ts';
import { viewBytes } from '../../byte-view.ts';
import { holdsText } from '../../holds-text.ts';
import { readTails } from '../read-tails.ts';
import { readUnsigned } from '../read-values.ts';
import { type Box, readBox, walkBoxes } from './boxes.ts';
import type { Movie } from './movie.ts';

/** The bytes after the description of the film, which hold its first fragment. */
const headBytes = 64 * 1024;

interface Span {
  readonly startSeconds: number;
  readonly endSeconds: number;
}

/**
 * A fragmented film: from the beginning of the first fragment to the end of the last, by the times that they state.
 * Null if they state none, or if the last one is larger than the tail that is read.
 */
export async function readFragmentsDuration(
  source: ByteSource,
  movieEnd: number,
  { tracks, seconds }: Movie,
): Promise<number | null> {
  const [first] = readSpans(await source.read(movieEnd, headBytes), tracks);
  const hasPartBefore = seconds !== null;
  const start = hasPartBefore ? 0 : (first?.startSeconds ?? 0);
  for await (const bytes of readTails(source)) {
    const ends = [...readSpans(bytes, tracks)].map(({ endSeconds }) => endSeconds);
    if (ends.length > 0) return ends.reduce((last, end) => Math.max(last, end)) - start;
  }
  return null;
}

/** The parts of tracks in the complete fragments within bytes that may begin anywhere. */
function* readSpans(bytes: Uint8Array, tracks: Movie['tracks']): Generator<Span> {
  const view = viewBytes(bytes);
  for (let at = 0; at + 16 <= bytes.length; ) {
    const fragment = isFragment(bytes, at) ? readBox(view, at, bytes.length) : null;
    if (fragment !== null && fragment.end <= bytes.length) {
      yield* readFragment(view, fragment, tracks);
      at = fragment.end;
    } else at += 1;
  }
}

function isFragment(bytes: Uint8Array, at: number): boolean {
  return holdsText(bytes, 'moof', at + 4) && holdsText(bytes, 'mfhd', at + 12);
}

/** Source: ISO/IEC 14496-12, 8.8.7, 8.8.8 and 8.8.12. */
function* readFragment(view: DataView, fragment: Box, tracks: Movie['tracks']): Generator<Span> {
  let [track, sampleTicks, ticks] = [0, 0, Number.NaN];
  for (const { name, start, end } of walkBoxes(view, fragment.start, fragment.end)) {
    const version = readUnsigned(view, start, 1);
    const flags = readUnsigned(view, start + 1, 3);
    if (name === 'tfhd') {
      track = readUnsigned(view, start + 4, 4);
      const at = start + 8 + (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0);
      sampleTicks = flags & 8 ? readUnsigned(view, at, 4) : (tracks.get(track)?.sampleTicks ?? 0);
      ticks = Number.NaN;
    }
    if (name === 'tfdt') ticks = readUnsigned(view, start + 4, version === 1 ? 8 : 4);
    if (name !== 'trun') continue;
    const perSecond = tracks.get(track)?.ticksPerSecond ?? 0;
    const startSeconds = ticks / perSecond;
    ticks += sumRun(view, { name, start, end: Math.min(end, fragment.end) }, sampleTicks);
    if (Number.isFinite(ticks / perSecond)) yield { startSeconds, endSeconds: ticks / perSecond };
  }
}

/** The ticks of a run of samples, each of which may state its own. */
function sumRun(view: DataView, { start, end }: Box, sampleTicks: number): number {
  const flags = readUnsigned(view, start + 1, 3);
  const samples = readUnsigned(view, start + 4, 4);
  if (!(flags & 0x100)) return samples * sampleTicks;
  const from = start + 8 + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0);
  const sampleBytes = [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length * 4;
  let ticks = 0;
  for (let at = from; at + sampleBytes <= Math.min(end, from + samples * sampleBytes); ) {
    ticks += view.getUint32(at);
    at += sampleBytes;
  }
  return ticks;
}
