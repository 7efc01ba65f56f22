export interface SerialQueue {
  /** Runs a task when all earlier ones are done; `null` when too many are waiting already. */
  run<T>(task: () => Promise<T>): Promise<T> | null;
}

/**
 * One task at a time. Hashing a password occupies one of the four threads that also do all file work: a flood of
 * log-ins must not block uploads.
 */
export function createSerialQueue(maxWaiting: number): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    run(task) {
      if (waiting >= maxWaiting) return null;
      waiting += 1;
      const result = last.then(task).finally(() => {
        waiting -= 1;
      });
      last = result.catch(() => {});
      return result;
    },
  };
}
