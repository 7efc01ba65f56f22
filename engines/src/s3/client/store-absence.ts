import type { EngineAway } from '@yiqiao/ports/faults/engine-away';

/** Remembers that the store is away, and has it looked for until it is back. */
export interface Absence {
  /** What it has failed with last; `null` while it answers. */
  fault(): EngineAway | null;
  note(fault: EngineAway): void;
  end(): void;
  close(): void;
}

/** @param look asks the store for anything; the answer ends the absence. */
export function createAbsence(look: () => void, lookMs: number): Absence {
  let current: EngineAway | null = null;
  let looking: NodeJS.Timeout | undefined;
  let isClosed = false;

  return {
    fault: () => current,
    note(fault) {
      if (current === null && !isClosed) looking = setInterval(look, lookMs).unref();
      current = fault;
    },
    end() {
      current = null;
      clearInterval(looking);
    },
    close() {
      isClosed = true;
      clearInterval(looking);
    },
  };
}
