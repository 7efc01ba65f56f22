import type { ChangeFeed } from '@yiqiao/ports/change-feed';
import type { ErasureStore } from '@yiqiao/ports/erasure-store';
import type { JobQueue } from '@yiqiao/ports/job-queue';
import type { RecordStore } from '@yiqiao/ports/record-store';

/** Erasure within the store itself, without the older copies next to it. */
export type Erasing = Omit<ErasureStore, 'findSetAside' | 'findUnscrubbed'>;

/** The submissions of a data folder, for the one process that has it open. */
export interface QuoteStore extends RecordStore, ChangeFeed, JobQueue, Erasing {
  close(): Promise<void>;
}
