/**
 * How long nothing may move. A line can die without a word (a laptop that slept, a changed network);
 * the server itself gives up after 60 seconds, and needs a while to answer once it has everything.
 */
const stallMs = 120_000;

export interface StallWatch {
  moved(): void;
  end(): void;
  /** Aborts at the end, whichever it is. */
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
