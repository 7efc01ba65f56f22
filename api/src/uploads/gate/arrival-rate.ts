/** What came longer ago than this hardly counts. */
const memoryMs = 10_000;

/** How fast bytes have been arriving lately, weighted by how long ago they came. */
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
      // An upload that has just begun has had no time to gather weight.
      const weightOfAge = 1 - Math.exp(-ageMs / memoryMs);
      return (weighted * 1000) / (memoryMs * weightOfAge);
    },
  };
}
