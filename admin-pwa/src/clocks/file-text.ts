import type { FileClock } from '@yiqiao/contract/files/file-clock';
import { texts } from '../texts/texts.ts';
import { formatDay, formatMoment, formatSpan } from './format-time.ts';

/** The file's clock, short enough for a card; `null` if there is nothing to say. */
export function fileNotice(clock: FileClock): string | null {
  const { file } = texts().clocks;
  switch (clock.kind) {
    case 'to-be-deleted':
      return file.leaves(formatLeft(clock.leftMs));
    case 'deleted':
      return file.left(formatDay(clock.at));
    case 'gone':
      return file.none;
    case 'kept':
      return null;
  }
}

/** The file's clock in full sentences. */
export function fileSentence(clock: FileClock, now: number): string {
  const { file } = texts().clocks;
  switch (clock.kind) {
    case 'kept':
      return file.kept;
    case 'to-be-deleted':
      return file.counting(formatLeft(clock.leftMs), formatMoment(clock.dueAt, now), clock.cause);
    case 'deleted':
      return file.deleted(formatMoment(clock.at, now), clock.cause);
    case 'gone':
      return file.gone;
  }
}

const dayMs = 24 * 3_600_000;

/** Beyond two days nobody plans by the hour. */
function formatLeft(ms: number): string {
  return ms < 2 * dayMs ? formatSpan(ms) : texts().clocks.span.wholeDays(Math.floor(ms / dayMs));
}
