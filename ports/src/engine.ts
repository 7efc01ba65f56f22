import type { FileDeletionRules } from '@yiqiao/contract/files/file-deletion';
import type { EngineName } from '@yiqiao/contract/http/health';
import type { ChangeFeed } from './change-feed.ts';
import type { DocumentStore } from './document-store.ts';
import type { ErasureStore } from './erasure-store.ts';
import type { JobQueue } from './job-queue.ts';
import type { Log } from './log.ts';
import type { RecordStore } from './record-store.ts';
import type { SessionStore } from './session-store.ts';
import type { SharedUploads } from './shared-uploads.ts';

/**
 * Everything that outlives a process. An engine keeps and finds; it knows no rule of the office. What
 * each of its ports promises holds for any number of processes that share one engine, and
 * `api/test/engine/` checks it.
 *
 * Order everywhere: the document is durable, then the record is stored, then the answer is sent. So a
 * crash leaves a document without a record at worst, never a record without its document.
 */
export interface Engine {
  /** As health tells it. */
  readonly name: EngineName;
  readonly records: RecordStore;
  readonly feed: ChangeFeed;
  readonly jobs: JobQueue;
  readonly erasures: ErasureStore;
  readonly documents: DocumentStore;
  readonly sessions: SessionStore;
  /** `null` where one process takes all uploads and counts them by itself. */
  readonly sharedUploads: SharedUploads | null;
  /** As health tells it; `null` while it cannot be told. */
  readConfirmedBy(): Promise<string | null>;
  /** What only a person can decide on, by the names that the doctor explains. */
  findWaiting(): Promise<readonly string[]>;
  /** Clears away in time what the engine has put aside. */
  startHousekeeping(office: HousekeepingOffice): Promise<Housekeeping>;
  /** Settles what is under way and releases everything; refuses what comes after. */
  close(): Promise<void>;
}

export interface HousekeepingOffice {
  /** Milliseconds since the epoch, as far as time can be trusted. */
  readonly time: { now(): number };
  readonly settings: FileDeletionRules;
  readonly log: Log;
}

export interface Housekeeping {
  /** Resolves when nothing is being cleared away. */
  stop(): Promise<void>;
}
