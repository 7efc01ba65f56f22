/** Bytes that arrived longer ago hardly count. */
const memoryMs = 10_000;

/** The recent arrival rate: an exponentially weighted average. */
export interface ArrivalRate {
  note(bytes: number): void;
  bytesPerSecond(): number;
}

export function createArrivalRate(clock: () => number): ArrivalRate {
  const startedAt = clock();
  let notedAt = startedAt;
  let weighted = 0;

  function fade(): void {
    const now = clock();
    weighted *= Math.exp(-Math.max(0, now - notedAt) / memoryMs);
    notedAt = now;
  }

  return {
    note(bytes) {
      fade();
      weighted += bytes;
    },
    bytesPerSecond() {
      fade();
      const ageMs = Math.max(1, notedAt - startedAt);
      // Corrects for an upload that has only just started.
      const weightOfAge = 1 - Math.exp(-ageMs / memoryMs);
      return (weighted * 1000) / (memoryMs * weightOfAge);
    },
  };
}
