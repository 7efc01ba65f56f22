import type { ByteSource } from '../byte-source.ts';
import type { DocumentReader } from '../document-reader.ts';
import type { MeasurementLimit } from '../report/measurement.ts';
import type { DurationReader } from './duration-reader.ts';
import { hasSoundAlone as isSoundInMatroska } from './matroska/has-sound-alone.ts';
import { readMatroskaDuration } from './matroska/matroska-duration.ts';
import { readMp3Duration } from './mp3-duration.ts';
import { hasSoundAlone as isSoundInMp4 } from './mp4/has-sound-alone.ts';
import { readMp4Duration } from './mp4/mp4-duration.ts';
import { readOggDuration } from './ogg-duration.ts';
import { readWavDuration } from './wav-duration.ts';

/** MOV is MP4's ancestor and has the same boxes, Matroska is what WebM is made of. */
const durationReaders: Readonly<Record<string, DurationReader>> = {
  mp4: readMp4Duration,
  mov: readMp4Duration,
  m4a: readMp4Duration,
  mkv: readMatroskaDuration,
  webm: readMatroskaDuration,
  mp3: readMp3Duration,
  wav: readWavDuration,
  ogg: readOggDuration,
};

/** Containers for film that voice recorders use as well. */
const soundTests: Readonly<Record<string, (source: ByteSource) => Promise<boolean>>> = {
  mp4: isSoundInMp4,
  mov: isSoundInMp4,
  mkv: isSoundInMatroska,
  webm: isSoundInMatroska,
};

/** The largest file that is taken lasts less in the sparsest code for speech: more is a lie. */
const maxSeconds = 1_000 * 60 * 60;

/**
 * Sound and film: nothing is counted. What recorders, phones and browsers write has a playing time where the
 * container states it; other containers are only named.
 */
export function mediaReader(format: string, limit: MeasurementLimit): DocumentReader {
  return async ({ source }) => {
    const seconds = (await durationReaders[format]?.(source)) ?? null;
    const isKnown = seconds !== null && seconds > 0 && seconds <= maxSeconds;
    const isSound = (await soundTests[format]?.(source)) === true;
    return { uncountable: isSound ? 'audio' : limit, ...(isKnown && { durationSeconds: seconds }) };
  };
}
