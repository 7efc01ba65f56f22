export interface Rounds {
  /** Starts no further rounds; resolves when none is running. */
  stop(): Promise<void>;
}

interface RoundsOptions {
  readonly everyMs: number;
  readonly round: () => Promise<void>;
  /** Called with the error of a failed round, which does not stop later ones. */
  readonly onFault: (error: unknown) => void;
  /** What to wait for before the first round. */
  readonly after?: Promise<void>;
}

/** Runs a task periodically, never two rounds at once. Does not keep the process alive. */
export function startRounds({ everyMs, round, onFault, after }: RoundsOptions): Rounds {
  let isStopped = false;
  let running = (after ?? Promise.resolve()).catch(onFault);
  const timer = setInterval(() => {
    // Several may be waiting for one that takes long.
    running = running.then(() => (isStopped ? undefined : round())).catch(onFault);
  }, everyMs).unref();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
