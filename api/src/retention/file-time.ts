import {
  type FileDeletionRules,
  fileDeletionDueAt,
  isDeletionRequested,
} from '@yiqiao/contract/files/file-deletion';
import { hasFiles, removedFiles } from '@yiqiao/contract/files/order-files';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { TrustedClock } from '../clock/trusted-clock.ts';

/** When the files of a submission have to be deleted. */
export interface FileTime {
  /** Id of the submission. */
  readonly id: string;
  readonly at: number;
  /** When they are due by the machine's uptime, which does not change when the clock is set. */
  readonly atUptimeMs: number;
}

export interface FileClocks {
  readonly time: Pick<TrustedClock, 'now'>;
  readonly uptimeMs: () => number;
}

/** @returns undefined when the files are kept for now. */
export function fileTimeOf(
  quote: StoredQuote,
  rules: FileDeletionRules,
  { time, uptimeMs }: FileClocks,
): FileTime | undefined {
  const planned = plannedAt(quote);
  const longestMs = longestTimeOf(quote, rules);
  if (planned === undefined || longestMs === null) return undefined;
  const at = Date.parse(planned);
  return { id: quote.id, at, atUptimeMs: uptimeMs() + Math.min(at - time.now(), longestMs) };
}

/**
 * Reads both clocks once.
 * @returns a function for the ms left until a file is due; 0 or less once it is due by either clock.
 */
export function readFileClocks({ time, uptimeMs }: FileClocks): (one: FileTime) => number {
  const now = time.now();
  const uptime = uptimeMs();
  return ({ at, atUptimeMs }) => Math.min(at - now, atUptimeMs - uptime);
}

/** The due date of files that were taken back, or else that of all files. */
function plannedAt(quote: StoredQuote): string | undefined {
  return (
    removedFiles(quote)[0]?.removedAt ?? (hasFiles(quote) ? quote.fileDeletionDueAt : undefined)
  );
}

/**
 * The longest time that the file may be kept, in ms, even if a wrong clock wrote a later date into its record;
 * `null` when the rules keep it. Files that a person had deleted, or took back, are due at once.
 */
function longestTimeOf(quote: StoredQuote, rules: FileDeletionRules): number | null {
  if (removedFiles(quote).length > 0) return 0;
  return isDeletionRequested(quote) ? 0 : fileDeletionDueAt(quote.status, 0, rules);
}
