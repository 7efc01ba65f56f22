const shortestMs = 2000;
const longestMs = 60_000;
/** Expected duration before any upload has ended. */
const firstGuessMs = 4000;
/** Weight of the latest upload in the moving average. */
const weightOfLatest = 0.2;

/** When clients that find every place taken should retry. */
export interface PlaceForecast {
  /** An upload has given up its place. */
  noteEnd(heldMs: number): void;
  /**
   * Each caller is scheduled after those refused just before, so that a crowd retries one after another.
   * @param meanAgeMs mean age of the uploads that hold the places now.
   */
  secondsUntilFree(meanAgeMs: number): number;
}

interface ForecastOptions {
  readonly places: number;
  readonly clock: () => number;
  /** 0 … 1: jitter, so that clients refused together do not retry together. */
  readonly random?: () => number;
}

export function createPlaceForecast({
  places,
  clock,
  random = Math.random,
}: ForecastOptions): PlaceForecast {
  let usualMs = firstGuessMs;
  let promisedUntil = 0;
  return {
    noteEnd(heldMs) {
      usualMs += weightOfLatest * (heldMs - usualMs);
    },
    secondsUntilFree(meanAgeMs) {
      const now = clock();
      // Uploads that are all older than usual will take as long again.
      const betweenMs = Math.max(usualMs, meanAgeMs) / places;
      // A clock that was set back must not extend the wait.
      const latest = Math.min(Math.max(promisedUntil, now), now + longestMs);
      promisedUntil = latest + betweenMs;
      const waitMs = Math.max(shortestMs, promisedUntil - now) * (1 + random() / 4);
      return Math.min(waitMs, longestMs) / 1000;
    },
  };
}
