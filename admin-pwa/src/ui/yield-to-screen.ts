/** Lets input be handled and a frame be painted before the next slice of work. */
export function yieldToScreen(): Promise<void> {
  return new Promise((resolve) => {
    // A message, because a timer waits four milliseconds at least, and there are hundreds of slices.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** A hidden tab paints no frames; what waits for one goes on all the same. */
const longestWaitMs = 500;

/** Waits until what was rendered is on screen. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, longestWaitMs);
    requestAnimationFrame(() => void yieldToScreen().then(resolve));
  });
}
