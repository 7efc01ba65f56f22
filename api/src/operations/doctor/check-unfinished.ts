import { unfinishedLifeMs } from '@yiqiao/contract/http/upload-pieces';
import { nodeDisk } from '../../engine/disk/node-disk.ts';
import { createUnfinishedMarks } from '../../engine/embedded/unfinished/unfinished-marks.ts';
import { formatBytes, formatCount } from '../print.ts';
import { type Finding, good, problem } from './finding.ts';

/** A running server removes them within two hours. */
const removalGraceMs = 2 * 3_600_000;

/** Documents in `uploadsFolder` that arrive in pieces and are not finished. */
export async function checkUnfinished(
  uploadsFolder: string,
  now: number,
): Promise<readonly Finding[]> {
  const marks = createUnfinishedMarks(uploadsFolder, nodeDisk);
  const read = await Promise.all([...(await marks.list())].map(marks.read));
  const unfinished = read.filter((mark) => mark !== null);
  if (unfinished.length === 0) return [];
  const bytes = unfinished.reduce((sum, { offset }) => sum + offset, 0);
  const held = `${formatCount(unfinished.length, 'document')} not finished, ${formatBytes(bytes)} so far`;
  const old = unfinished.filter(({ since }) => now - since > unfinishedLifeMs + removalGraceMs);
  if (old.length === 0) {
    return [good(`Arriving in pieces: ${held}. Each goes on or ends within 24 hours.`)];
  }
  return [
    problem(
      `Arriving in pieces: ${held}, and ${formatCount(old.length, 'document')} of them for more than a day: nobody removes them.`,
      'A running server does so by itself, if it believes the clock. Is one running? See "unfinished-not-removed" in the log.',
    ),
  ];
}
