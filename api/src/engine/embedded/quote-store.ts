import type { ChangeFeed } from '../change-feed.ts';
import type { JobQueue } from '../job-queue.ts';
import type { RecordStore } from '../record-store.ts';

/** The submissions of a data folder, for the one process that has it open. */
export interface QuoteStore extends RecordStore, ChangeFeed, JobQueue {
  close(): Promise<void>;
}
