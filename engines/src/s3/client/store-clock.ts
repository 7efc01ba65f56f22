/** Less than what stores tolerate, a quarter of an hour. */
const toleranceMs = 5 * 60_000;

/**
 * The time by which requests are signed: this machine's, as long as the store accepts it. When the machine's clock jumps
 * afterwards, the documents stay within reach by the store's own time. A clock that is wrong from the start is not
 * corrected: whoever starts the server is to hear of it.
 */
export interface StoreClock {
  now(): number;
  /** The store has accepted a request. */
  accepted(): void;
  /**
   * Goes by the time that the store gave with a refusal.
   * @returns false if the clock cannot have been the reason.
   */
  follow(storeMs: number): boolean;
}

export function createStoreClock(clock: () => number = Date.now): StoreClock {
  let isProven = false;
  let aheadMs = 0;
  const now = () => clock() - aheadMs;
  return {
    now,
    accepted() {
      isProven = true;
    },
    follow(storeMs) {
      const isOff = Math.abs(now() - storeMs) > toleranceMs;
      if (!isProven || !isOff) return false;
      aheadMs = clock() - storeMs;
      return true;
    },
  };
}
