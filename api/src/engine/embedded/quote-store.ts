import type { ChangeFeed } from '../change-feed.ts';
import type { ErasureStore } from '../erasure-store.ts';
import type { JobQueue } from '../job-queue.ts';
import type { RecordStore } from '../record-store.ts';

/** All but what lies beside the store. */
export type Erasing = Omit<ErasureStore, 'findSetAside' | 'findUnscrubbed'>;

/** The submissions of a data folder, for the one process that has it open. */
export interface QuoteStore extends RecordStore, ChangeFeed, JobQueue, Erasing {
  close(): Promise<void>;
}
