import { viewBytes } from '../../byte-view.ts';
import type { DurationReader } from '../duration-reader.ts';
import { findBox } from './boxes.ts';
import { readFragmentsDuration } from './fragments.ts';
import { readMovie } from './movie.ts';

/** The descriptions of tracks in films whose fragments hold the rest take a few kilobytes. */
const movieBytes = 64 * 1024;

/**
 * MP4 and QuickTime: from the movie header, wherever it is; the film itself is not read. Recorders write
 * fragments after a header that does not include them: there the last fragment decides.
 */
export const readMp4Duration: DurationReader = async (source) => {
  const box = await findBox(source, 'moov');
  if (box === null) return null;
  const length = Math.min(box.end - box.start, movieBytes);
  const movie = readMovie(viewBytes(await source.read(box.start, length)));
  if (!movie.isFragmented) return movie.seconds;
  return movie.fragmentsSeconds ?? (await readFragmentsDuration(source, box.end, movie));
};
