import type { ByteSource } from '../../byte-source.ts';
import type { DurationReader } from '../duration-reader.ts';
import { readMpegTimes } from './mpeg-times.ts';

/** Places that are looked at, evenly through the film: a clock that was set in between is seen. */
const places = 5;
/** In a film of a high rate some tenths of a second, with several times of each stream. */
const placeBytes = 1024 * 1024;
const ticksPerSecond = 90_000;
/** Clocks have 33 bits and begin again after 26 hours. */
const clockTicks = 2 ** 33;
/** Pictures are stored in another order than they are shown in; a longer way back is another clock. */
const maxTicksBack = 10 * ticksPerSecond;

/** MPEG transport and program streams: how far the times at which sound and pictures are shown go. */
export const readMpegDuration: DurationReader = async (source) => {
  const streams = await collectTimes(source);
  const spans = [...streams.values()].map(findSpan);
  return spans.reduce((longest, span) => Math.max(longest, span), 0) / ticksPerSecond;
};

/** The times of each stream, in the order of the file. */
async function collectTimes(source: ByteSource): Promise<ReadonlyMap<number, readonly number[]>> {
  const streams = new Map<number, number[]>();
  const step = Math.max(placeBytes, Math.floor((source.size - placeBytes) / (places - 1)));
  for (let place = 0; place < places && place * step < source.size; place += 1) {
    for (const { stream, ticks } of readMpegTimes(await source.read(place * step, placeBytes))) {
      const times = streams.get(stream) ?? [];
      times.push(ticks);
      streams.set(stream, times);
    }
  }
  return streams;
}

/** Ticks from the earliest to the latest of times; none where the clock was set in between. */
function findSpan(times: readonly number[]): number {
  let [previous = 0] = times;
  let [now, earliest, latest] = [0, 0, 0];
  for (const ticks of times) {
    const step = ((ticks - previous + clockTicks * 1.5) % clockTicks) - clockTicks / 2;
    if (step < -maxTicksBack) return 0;
    now += step;
    earliest = Math.min(earliest, now);
    latest = Math.max(latest, now);
    previous = ticks;
  }
  return latest - earliest;
}
