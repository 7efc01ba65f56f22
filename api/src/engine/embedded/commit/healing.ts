/** How often a store that could not write tries again. */
const retryMs = 1000;

/** Whether the last write reached the disk; if not, retries until the disk accepts writes again. */
export interface Healing {
  isHealthy(): boolean;
  noteFailure(): void;
  noteSuccess(): void;
  stop(): void;
}

export function createHealing(heal: () => Promise<void>): Healing {
  let isHealthy = true;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  function noteSuccess(): void {
    isHealthy = true;
    clearTimeout(timer);
    timer = undefined;
  }

  function noteFailure(): void {
    isHealthy = false;
    if (isStopped) return;
    timer ??= setTimeout(async () => {
      timer = undefined;
      await heal().then(noteSuccess, noteFailure);
    }, retryMs).unref();
  }

  return {
    isHealthy: () => isHealthy,
    noteFailure,
    noteSuccess,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
