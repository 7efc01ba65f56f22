const touches = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const;

/** The longest a visitor who only reads waits for the page to come alive. */
const idleTimeoutMs = 2000;

/**
 * Runs `start` once: after the first paint when the browser has nothing to do, or at the first touch. When
 * it fails, because the line broke, the next touch starts it again.
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
  // A hidden tab never paints, so it is not waited for.
  if (document.visibilityState === 'hidden') callback();
  else requestAnimationFrame(() => setTimeout(callback));
}

function runWhenIdle(callback: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: idleTimeoutMs });
  else setTimeout(callback, 200);
}
