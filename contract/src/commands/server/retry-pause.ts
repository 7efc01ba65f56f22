const minuteMs = 60_000;

/** Pauses after the first attempt, the second, …; after the last of them it is always the same one. */
const pausesMs = [1, 5, 15, 30, 60, 120, 240, 480, 720].map((minutes) => minutes * minuteMs);

/** How long a mail is tried, from when it was queued. */
const maxWaitMs = 48 * 60 * minuteMs;

/**
 * No longer than this while the mail server cannot be reached or used at all: the fault is none of the
 * mail's, and when it is mended everything goes out soon.
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

/**
 * When a mail that was not taken is tried again, in ms since the epoch. The last attempt is made when two
 * days are over; `null` after that one.
 */
export function nextAttemptAt({ attempts, queuedAt, at, isReachable }: Attempted): number | null {
  const end = queuedAt + maxWaitMs;
  if (at >= end) return null;
  const pause = pausesMs[Math.min(attempts, pausesMs.length) - 1] ?? minuteMs;
  return Math.min(at + (isReachable ? pause : Math.min(pause, longestUnreachablePauseMs)), end);
}
