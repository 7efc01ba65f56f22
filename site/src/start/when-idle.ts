const touches = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const;

/** The page is hydrated after this time even if the browser is never idle. */
const idleTimeoutMs = 2000;

/**
 * Runs `start` once: after the first paint when the browser is idle, or at the first interaction. If it fails,
 * as when the connection is lost, the next interaction tries again.
 */
export function whenIdleOrTouched(start: () => Promise<void>): void {
  let started = false;
  const listen = () => {
    for (const touch of touches) window.addEventListener(touch, startOnce, { passive: true });
  };
  const startOnce = () => {
    if (started) return;
    started = true;
    for (const touch of touches) window.removeEventListener(touch, startOnce);
    start().catch((error: unknown) => {
      console.warn(error);
      started = false;
      listen();
    });
  };
  listen();
  afterPaint(() => runWhenIdle(startOnce));
}

function afterPaint(callback: () => void): void {
  // A hidden tab never paints: do not wait for it.
  if (document.visibilityState === 'hidden') callback();
  else requestAnimationFrame(() => setTimeout(callback));
}

function runWhenIdle(callback: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: idleTimeoutMs });
  else setTimeout(callback, 200);
}
