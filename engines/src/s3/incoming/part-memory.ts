import { partBytes } from '@yiqiao/contract/http/upload-pieces';

/** Parts in flight at once, for all uploads together. */
const maxInFlight = 8;
/** Memory kept for the next part instead of being freed. */
const maxSpare = 2;

/**
 * Memory of uploads: for each the part being filled, plus a limited number of parts in flight for all. The system
 * allocates memory as a part is filled, not when it is created.
 */
export interface PartMemory {
  take(): ArrayBuffer;
  giveBack(memory: ArrayBuffer): void;
  /** Resolves when one more part may be in flight. Must be followed by `leave`. */
  enter(): Promise<void>;
  leave(): void;
}

export function createPartMemory(): PartMemory {
  const spare: ArrayBuffer[] = [];
  const waiting: (() => void)[] = [];
  let inFlight = 0;
  return {
    take: () => spare.pop() ?? new ArrayBuffer(partBytes),
    giveBack(memory) {
      if (spare.length < maxSpare) spare.push(memory);
    },
    async enter() {
      if (inFlight < maxInFlight) inFlight += 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
    },
    leave() {
      const next = waiting.shift();
      if (next === undefined) inFlight -= 1;
      else next();
    },
  };
}
