import type { ByteSource } from '../byte-source.ts';
import type { DocumentReader } from '../document-reader.ts';
import type { MeasurementLimit } from '../report/measurement.ts';
import { readAiffDuration } from './aiff-duration.ts';
import { readAsfDuration } from './asf-duration.ts';
import { readAviDuration } from './avi-duration.ts';
import { readCafDuration } from './caf-duration.ts';
import type { DurationReader } from './duration-reader.ts';
import { readFlacDuration } from './flac-duration.ts';
import { readFlvDuration } from './flv-duration.ts';
import { readAacDuration, readAmrDuration, readSilkDuration } from './frames-duration.ts';
import { hasSoundAlone as isSoundInMatroska } from './matroska/has-sound-alone.ts';
import { readMatroskaDuration } from './matroska/matroska-duration.ts';
import { readMp3Duration } from './mp3-duration.ts';
import { hasSoundAlone as isSoundInMp4 } from './mp4/has-sound-alone.ts';
import { readMp4Duration } from './mp4/mp4-duration.ts';
import { readMpegDuration } from './mpeg/mpeg-duration.ts';
import { readOggDuration } from './ogg-duration.ts';
import { readRealMediaDuration } from './realmedia-duration.ts';
import { readWavDuration } from './wav-duration.ts';

const durationReaders: Readonly<Record<string, DurationReader>> = {
  mp4: readMp4Duration,
  mov: readMp4Duration,
  m4a: readMp4Duration,
  mkv: readMatroskaDuration,
  webm: readMatroskaDuration,
  mp3: readMp3Duration,
  wav: readWavDuration,
  flac: readFlacDuration,
  ogg: readOggDuration,
  wmv: readAsfDuration,
  avi: readAviDuration,
  flv: readFlvDuration,
  amr: readAmrDuration,
  aac: readAacDuration,
  silk: readSilkDuration,
  aiff: readAiffDuration,
  caf: readCafDuration,
  mpeg: readMpegDuration,
  rm: readRealMediaDuration,
};

/** Containers of films that recorders of voices use as well. */
const soundTests: Readonly<Record<string, (source: ByteSource) => Promise<boolean>>> = {
  mp4: isSoundInMp4,
  mov: isSoundInMp4,
  mkv: isSoundInMatroska,
  webm: isSoundInMatroska,
};

/** The largest file that is taken lasts less in the sparsest code for speech: more is a lie. */
const maxSeconds = 1_000 * 60 * 60;

/** Sound and film: nothing is counted, but how long they play, where the container says so. */
export function mediaReader(format: string, limit: MeasurementLimit): DocumentReader {
  return async ({ source }) => {
    const seconds = (await durationReaders[format]?.(source)) ?? null;
    const isKnown = seconds !== null && seconds > 0 && seconds <= maxSeconds;
    const isSound = (await soundTests[format]?.(source)) === true;
    return { uncountable: isSound ? 'audio' : limit, ...(isKnown && { durationSeconds: seconds }) };
  };
}
