/** What counts as fast and slow, in milliseconds: far below what anybody notices. */
const fastMs = 1;
const slowMs = 8;

/** Commits until the next try, while the disk has not shown that it is fast. */
const triesEvery = 64;
/** Commits that a single slow flush costs before the next try. */
const pauseAfterSlow = 512;

/**
 * Decides whether a lone commit is flushed in place. Two hand-overs between threads take longer than a
 * fast disk's flush; a slow flush in place would keep everything else waiting. So the disk has to prove
 * itself, with one flush in a while, and one slow flush ends it.
 */
export interface FlushPace {
  isInPlace(): boolean;
  note(inPlaceMs: number): void;
}

export function createFlushPace(): FlushPace {
  let isFast = false;
  let untilTry = triesEvery;
  return {
    isInPlace() {
      untilTry -= 1;
      return isFast || untilTry <= 0;
    },
    note(inPlaceMs) {
      isFast = inPlaceMs < (isFast ? slowMs : fastMs);
      untilTry = inPlaceMs < slowMs ? triesEvery : pauseAfterSlow;
    },
  };
}
