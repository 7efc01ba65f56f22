import { keptFor } from '../../keeping/kept-for.ts';

const minuteMs = 60_000;

/** Pauses after the first attempt, the second, …; the last one repeats. */
const pausesMs = [1, 5, 15, 30, 60, 120, 240, 480, 720].map((minutes) => minutes * minuteMs);

/** How long to keep trying, from when the mail was queued. */
const maxWaitMs = keptFor.mailAttemptsHours * 60 * minuteMs;

/**
 * Upper limit while the mail server cannot be reached or used at all: the mail is not at fault, and once the server
 * is back everything should go out soon.
 */
export const longestUnreachablePauseMs = 15 * minuteMs;

interface Attempted {
  /** How often it has been tried, 1 or more. */
  readonly attempts: number;
  /** Both in ms since the epoch. */
  readonly queuedAt: number;
  readonly at: number;
  readonly isReachable: boolean;
}

/** When to try a mail again, in ms since the epoch. The last attempt is made after two days; `null` after that. */
export function nextAttemptAt({ attempts, queuedAt, at, isReachable }: Attempted): number | null {
  const end = queuedAt + maxWaitMs;
  if (at >= end) return null;
  const pause = pausesMs[Math.min(attempts, pausesMs.length) - 1] ?? minuteMs;
  return Math.min(at + (isReachable ? pause : Math.min(pause, longestUnreachablePauseMs)), end);
}
