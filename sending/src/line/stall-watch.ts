export interface StallWatch {
  moved(): void;
  end(): void;
  /** Aborts when the request ends for any reason. */
  readonly ended: AbortSignal;
}

/** A connection can die silently: a laptop that slept, a changed network. */
export function watchForStall(stallMs: number, onStall: () => void): StallWatch {
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
