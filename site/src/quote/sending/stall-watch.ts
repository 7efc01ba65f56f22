/**
 * How long an upload may make no progress. A connection can die silently (a laptop that slept, a changed
 * network); the server itself gives up after 60 seconds, and needs a while to answer once it has everything.
 */
const stallMs = 120_000;

export interface StallWatch {
  moved(): void;
  end(): void;
  /** Aborts when the upload ends for any reason. */
  readonly ended: AbortSignal;
}

export function watchForStall(onStall: () => void): StallWatch {
  const life = new AbortController();
  let timer = setTimeout(onStall, stallMs);
  return {
    moved() {
      clearTimeout(timer);
      timer = setTimeout(onStall, stallMs);
    },
    end() {
      clearTimeout(timer);
      life.abort();
    },
    ended: life.signal,
  };
}
