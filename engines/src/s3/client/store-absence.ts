import type { EngineAway } from '@yiqiao/ports/faults/engine-away';

/** Remembers an outage of the store, and checks regularly until it is back. */
export interface Absence {
  /** The latest fault; `null` while the store responds. */
  fault(): EngineAway | null;
  note(fault: EngineAway): void;
  end(): void;
  close(): void;
}

/** @param look sends any request; a response ends the outage. */
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
