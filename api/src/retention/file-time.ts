import {
  type FileDeletionRules,
  fileDeletionDueAt,
  isDeletionRequested,
} from '@yiqiao/contract/files/file-deletion';
import { hasFiles, removedKeysOf } from '@yiqiao/contract/files/order-files';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { TrustedClock } from '../clock/trusted-clock.ts';

/** When the time of a submission's files is over. */
export interface FileTime {
  /** Of the submission. */
  readonly id: string;
  readonly at: number;
  /** By the machine's running time, which holds whatever happens to the clock meanwhile. */
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
 * Looks at both clocks once. @returns what is left of a time at this moment: it is over when the trusted
 * clock says so, or when the machine has run for all of it.
 */
export function readFileClocks({ time, uptimeMs }: FileClocks): (one: FileTime) => number {
  const now = time.now();
  const uptime = uptimeMs();
  return ({ at, atUptimeMs }) => Math.min(at - now, atUptimeMs - uptime);
}

/** The date of what was taken back, or that of all files. */
function plannedAt(quote: StoredQuote): string | undefined {
  const removed = quote.deliverables?.find(({ removedAt }) => removedAt !== undefined);
  return removed?.removedAt ?? (hasFiles(quote) ? quote.fileDeletionDueAt : undefined);
}

/**
 * How long the file has at most, whatever a wrong clock wrote into its record; `null` when the rules
 * keep it. What a person asked for, or took back, is due at once.
 */
function longestTimeOf(quote: StoredQuote, rules: FileDeletionRules): number | null {
  if (removedKeysOf(quote).length > 0) return 0;
  return isDeletionRequested(quote) ? 0 : fileDeletionDueAt(quote.status, 0, rules);
}
