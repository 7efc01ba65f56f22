export interface Rounds {
  /** No further round begins; resolves when none is under way. */
  stop(): Promise<void>;
}

interface RoundsOptions {
  readonly everyMs: number;
  readonly round: () => Promise<void>;
  /** Told why a round failed; the next one comes all the same. */
  readonly onFault: (error: unknown) => void;
  /** What has to end before the first round; without it nothing. */
  readonly after?: Promise<void>;
}

/** Does the same again and again, never two rounds at once. They keep no process from ending. */
export function startRounds({ everyMs, round, onFault, after }: RoundsOptions): Rounds {
  let running = (after ?? Promise.resolve()).catch(onFault);
  const timer = setInterval(() => {
    running = running.then(round).catch(onFault);
  }, everyMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
