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
