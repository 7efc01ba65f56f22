const tickMs = 5_000;
/** Browsers delay the timers of a hidden page, but not by more. */
const longestDelayMs = 60_000;

/**
 * Calls `onSlept` with the length of a gap between timers. The device slept, and its connections are dead.
 * @returns how to stop.
 */
export function watchForSleep(onSlept: (ms: number) => void): () => void {
  let last = Date.now();
  const timer = setInterval(() => {
    const now = Date.now();
    const gapMs = now - last - tickMs;
    last = now;
    if (gapMs > longestDelayMs) onSlept(gapMs);
  }, tickMs);
  return () => clearInterval(timer);
}
