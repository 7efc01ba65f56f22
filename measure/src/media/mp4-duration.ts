import type { ByteSource } from '../byte-source.ts';
import { viewBytes } from '../byte-view.ts';
import { holdsText } from '../holds-text.ts';
import type { DurationReader } from './duration-reader.ts';

/** A film has a dozen boxes at its top level; a trap may have millions. */
const maxBoxes = 1_000;

/** MP4 and QuickTime: the movie header, wherever it stands; the film itself is not read. */
export const readMp4Duration: DurationReader = async (source) => {
  const movie = await findBox(source, 'moov', 0, source.size);
  if (movie === null) return null;
  const header = await findBox(source, 'mvhd', movie.start, movie.end);
  if (header === null) return null;
  const view = viewBytes(await source.read(header.start, 32));
  if (view.byteLength < 32) return null;
  const isLong = view.getUint8(0) === 1;
  const timescale = view.getUint32(isLong ? 20 : 12);
  const duration = isLong ? Number(view.getBigUint64(24)) : view.getUint32(16);
  return timescale === 0 ? null : duration / timescale;
};

interface Box {
  readonly start: number;
  readonly end: number;
}

async function findBox(
  source: ByteSource,
  wanted: string,
  from: number,
  to: number,
): Promise<Box | null> {
  let at = from;
  for (let step = 0; step < maxBoxes && at + 8 <= to; step += 1) {
    const head = await source.read(at, 16);
    const view = viewBytes(head);
    if (view.byteLength < 8) return null;
    const isLong = view.getUint32(0) === 1 && view.byteLength === 16;
    const size = isLong ? Number(view.getBigUint64(8)) : view.getUint32(0);
    const headerBytes = isLong ? 16 : 8;
    const end = size === 0 ? to : at + size;
    if (holdsText(head, wanted, 4)) return { start: at + headerBytes, end };
    if (end <= at) return null;
    at = end;
  }
  return null;
}
