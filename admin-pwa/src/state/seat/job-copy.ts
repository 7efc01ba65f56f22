import type { StoreApi } from 'zustand/vanilla';
import type { JobStorage } from '../../offline/storage/jobs/job-storage.ts';
import type { ConsoleContext } from '../edges.ts';
import type { SeatState } from '../seat.ts';

export interface JobCopyNeeds {
  readonly storage: JobStorage;
  readonly seat: StoreApi<SeatState>;
}

/** The copy of the jobs on this device; each writing answers whether it is stored. */
export interface JobCopy {
  /** Asks the server for what is newer; `null` if only all jobs will do. */
  cursor: string | null;
  /** The jobs on screen have been read from it. */
  begin(cursor: string | null): void;
  keep(sessionId: string): Promise<boolean>;
  /** The jobs themselves are as they were. */
  keepHead(sessionId: string): Promise<boolean>;
  clear(): void;
}

export function createJobCopy({ store }: ConsoleContext, needs: JobCopyNeeds): JobCopy {
  const { storage, seat } = needs;
  /** A device that had no room for the jobs may have it later. */
  let areKept = false;

  const copy: JobCopy = {
    cursor: null,
    begin(cursor) {
      copy.cursor = cursor;
      areKept = true;
    },
    async keep(sessionId) {
      areKept = await storage.writeJobs(sessionId, { ...head(), jobs: seat.getState().jobs });
      return areKept;
    },
    keepHead: (sessionId) =>
      areKept ? storage.writeHead(sessionId, head()) : copy.keep(sessionId),
    clear() {
      copy.cursor = null;
      areKept = false;
    },
  };

  function head() {
    const { jobs, seen: all } = seat.getState();
    const { list, clockOffsetMs } = store.getState();
    const seen = new Map([...all].filter(([id]) => jobs.some((job) => job.id === id)));
    return { seen, cursor: copy.cursor, asOf: list.asOf ?? 0, clockOffsetMs };
  }
  return copy;
}
