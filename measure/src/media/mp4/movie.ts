import { readUnsigned } from '../read-values.ts';
import { walkBoxes } from './boxes.ts';

export interface Track {
  readonly ticksPerSecond: number;
  /** The duration of a sample in fragments that do not state it. */
  readonly sampleTicks: number;
}

export interface Movie {
  /** As the movie header states it: of fragmented films at most the first part. */
  readonly seconds: number | null;
  readonly isFragmented: boolean;
  /** As the header of the fragments states it. */
  readonly fragmentsSeconds: number | null;
  readonly tracks: ReadonlyMap<number, Track>;
}

/** The content of the movie box. Source: ISO/IEC 14496-12, 8.2, 8.3, 8.4 and 8.8. */
export function readMovie(view: DataView): Movie {
  let [ticksPerSecond, ticks, fragmentsTicks, track] = [0, 0, 0, 0];
  let isFragmented = false;
  const scales = new Map<number, number>();
  const defaults = new Map<number, number>();
  for (const { name, start } of walkBoxes(view)) {
    const isLong = readUnsigned(view, start, 1) === 1;
    if (name === 'mvhd') {
      ticksPerSecond = readUnsigned(view, start + (isLong ? 20 : 12), 4);
      ticks = readTicks(view, start + (isLong ? 24 : 16), isLong);
    }
    if (name === 'tkhd') track = readUnsigned(view, start + (isLong ? 20 : 12), 4);
    if (name === 'mdhd') scales.set(track, readUnsigned(view, start + (isLong ? 20 : 12), 4));
    if (name === 'mvex') isFragmented = true;
    if (name === 'mehd') fragmentsTicks = readTicks(view, start + 4, isLong);
    if (name === 'trex') {
      defaults.set(readUnsigned(view, start + 4, 4), readUnsigned(view, start + 12, 4));
    }
  }
  const tracks = Array.from(scales, ([id, scale]): [number, Track] => {
    return [id, { ticksPerSecond: scale, sampleTicks: defaults.get(id) ?? 0 }];
  });
  return {
    seconds: ticks > 0 ? ticks / ticksPerSecond : null,
    isFragmented,
    fragmentsSeconds: fragmentsTicks > 0 ? fragmentsTicks / ticksPerSecond : null,
    tracks: new Map(tracks),
  };
}

/** Ticks in four or eight bytes; all bits set means none. */
function readTicks(view: DataView, at: number, isLong: boolean): number {
  const length = isLong ? 8 : 4;
  const ticks = readUnsigned(view, at, length);
  return ticks < 2 ** (8 * length) - 1 ? ticks : 0;
}
