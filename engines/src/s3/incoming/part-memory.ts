/** What an upload is cut into. The store takes no smaller ones but the last, and 10,000 of them. */
export const partBytes = 8 * 1024 ** 2;

/** Parts that are on their way to the store at once, of all uploads together. */
const maxOnTheWay = 8;
/** Memory that waits for the next part instead of being freed. */
const maxSpare = 2;

/**
 * What uploads hold in memory: each the part that is being filled, and all together so many that are on
 * their way. The system gives memory to a part as it is filled, not when it is begun.
 */
export interface PartMemory {
  take(): ArrayBuffer;
  giveBack(memory: ArrayBuffer): void;
  /** Resolves when one more part may be on its way. `leave` has to follow. */
  enter(): Promise<void>;
  leave(): void;
}

export function createPartMemory(): PartMemory {
  const spare: ArrayBuffer[] = [];
  const waiting: (() => void)[] = [];
  let onTheWay = 0;
  return {
    take: () => spare.pop() ?? new ArrayBuffer(partBytes),
    giveBack(memory) {
      if (spare.length < maxSpare) spare.push(memory);
    },
    async enter() {
      if (onTheWay < maxOnTheWay) onTheWay += 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
    },
    leave() {
      const next = waiting.shift();
      if (next === undefined) onTheWay -= 1;
      else next();
    },
  };
}
