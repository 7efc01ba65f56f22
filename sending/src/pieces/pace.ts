/** When the next request goes: pauses by hand, and waiting for the line. */
export interface Pace {
  readonly isPaused: boolean;
  /** Whether the page is being left, and has not come back. */
  readonly isPageLeft: boolean;
  pause(): void;
  /** Ends a pause or a wait. */
  goOn(): void;
  /** Ends the request that is under way. */
  interrupt(): void;
  /** For one request: aborted by a pause, an interruption, and when the whole is cancelled. */
  startRequest(): AbortSignal;
  /** Resolves after `ms`, by `goOn`, at the end of all, and, unless paused, as soon as the line may be back. */
  wait(ms: number): Promise<void>;
}

/** @param signal cancels the whole. @param life ends with it. */
export function createPace(signal: AbortSignal, life: AbortSignal): Pace {
  let isPaused = false;
  let isPageLeft = false;
  let request = new AbortController();
  let wake = () => {};

  const interrupt = () => {
    request.abort();
    wake();
  };
  const tryAtOnce = () => {
    if (!isPaused && document.visibilityState === 'visible') wake();
  };
  const leave = () => {
    isPageLeft = true;
  };
  const comeBack = () => {
    isPageLeft = false;
    if (!isPaused) wake();
  };
  window.addEventListener('pagehide', leave, { signal: life });
  window.addEventListener('pageshow', comeBack, { signal: life });
  window.addEventListener('online', () => !isPaused && wake(), { signal: life });
  document.addEventListener('visibilitychange', tryAtOnce, { signal: life });
  signal.addEventListener('abort', interrupt, { signal: life });

  return {
    get isPaused() {
      return isPaused;
    },
    get isPageLeft() {
      return isPageLeft;
    },
    pause() {
      isPaused = true;
      interrupt();
    },
    goOn() {
      isPaused = false;
      wake();
    },
    interrupt,
    startRequest() {
      request = new AbortController();
      if (signal.aborted || isPaused) request.abort();
      return request.signal;
    },
    async wait(ms) {
      if (signal.aborted) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      await new Promise<void>((resolve) => {
        wake = resolve;
        if (ms < Number.POSITIVE_INFINITY) timer = setTimeout(resolve, ms);
      });
      clearTimeout(timer);
    },
  };
}
