const shortestMs = 2000;
const longestMs = 60_000;
/** What an upload is expected to take before any has ended. */
const firstGuessMs = 4000;
/** How much the latest upload counts against those before it. */
const weightOfLatest = 0.2;

/** When those who find every place taken should come back. */
export interface PlaceForecast {
  /** An upload has given up its place. */
  noteEnd(heldMs: number): void;
  /**
   * Each caller is sent behind those who were refused just before, so that a crowd comes back one after
   * another. @param meanAgeMs of the uploads that hold the places now.
   */
  secondsUntilFree(meanAgeMs: number): number;
}

interface ForecastOptions {
  readonly places: number;
  readonly clock: () => number;
  /** 0 … 1: keeps those who were refused together from coming back together. */
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
      // A clock that was set back must not keep anybody waiting.
      const latest = Math.min(Math.max(promisedUntil, now), now + longestMs);
      promisedUntil = latest + betweenMs;
      const waitMs = Math.max(shortestMs, promisedUntil - now) * (1 + random() / 4);
      return Math.min(waitMs, longestMs) / 1000;
    },
  };
}
