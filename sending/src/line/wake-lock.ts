export interface WakeLock {
  /** Whether the screen is to stay on. */
  want(isWanted: boolean): void;
}

/** Keeps the screen on while that is wanted, where the browser can. It lets go when the page is hidden, so it asks again. */
export function createWakeLock(life: AbortSignal): WakeLock {
  let isWanted = false;
  let asking: Promise<void> | null = null;
  let held: WakeLockSentinel | null = null;

  async function ask() {
    // Refused on low battery, for instance.
    held = await navigator.wakeLock.request('screen').catch(() => null);
    asking = null;
    if (!isWanted) release();
  }
  function release() {
    void held?.release();
    held = null;
  }
  function update() {
    if (!isWanted) return release();
    const isHeld = held !== null && !held.released;
    if (isHeld || asking || !('wakeLock' in navigator)) return;
    if (document.visibilityState === 'visible') asking = ask();
  }
  function want(now: boolean) {
    if (now === isWanted) return;
    isWanted = now;
    update();
  }
  document.addEventListener('visibilitychange', update, { signal: life });
  life.addEventListener('abort', () => want(false));
  return { want };
}
