/** Lets the browser handle input and paint a frame before the next slice of work. */
export function yieldToScreen(): Promise<void> {
  return new Promise((resolve) => {
    // A message rather than a timer, which takes at least four milliseconds, and there are hundreds of
    // slices.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** A hidden tab paints no frames; work that waits for one must still go on. */
const longestWaitMs = 500;

/** Waits until the last render has been painted. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, longestWaitMs);
    requestAnimationFrame(() => void yieldToScreen().then(resolve));
  });
}
