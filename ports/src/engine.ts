import type { FileDeletionRules } from '@yiqiao/contract/files/file-deletion';
import type { EngineName } from '@yiqiao/contract/http/health';
import type { ChangeFeed } from './change-feed.ts';
import type { DocumentStore } from './document-store.ts';
import type { ErasureStore } from './erasure-store.ts';
import type { JobQueue } from './job-queue.ts';
import type { Log } from './log.ts';
import type { PeopleStore } from './people-store.ts';
import type { RecordStore } from './record-store.ts';
import type { SessionStore } from './session-store.ts';
import type { SettingsStore } from './settings-store.ts';
import type { SharedUploads } from './shared-uploads.ts';

/**
 * Everything that outlives a process. An engine stores and finds; it knows no business rules. The guarantees of its
 * ports hold for any number of processes that share it, and are checked by `api/test/engine/`.
 *
 * The order is always: document durable, record stored, response sent. So a crash can leave a document without a
 * record, but never a record without its document.
 */
export interface Engine {
  /** Shown by the health check. */
  readonly name: EngineName;
  readonly records: RecordStore;
  readonly feed: ChangeFeed;
  readonly jobs: JobQueue;
  readonly erasures: ErasureStore;
  readonly documents: DocumentStore;
  readonly sessions: SessionStore;
  readonly people: PeopleStore;
  readonly settings: SettingsStore;
  /** `null` if a single process takes all uploads and counts them itself. */
  readonly sharedUploads: SharedUploads | null;
  /** Shown by the health check; `null` while unknown. */
  readConfirmation(): Promise<{
    readonly confirmedBy: string;
    /** Why acknowledged changes may be missing after a failover, or why no change is taken; else `null`. */
    readonly concern: string | null;
  } | null>;
  /** Names of what needs a person's decision; the doctor explains them. */
  findWaiting(): Promise<readonly string[]>;
  /** Starts clearing away what the engine has set aside. */
  startHousekeeping(office: HousekeepingOffice): Promise<Housekeeping>;
  /** Finishes what is in progress and releases everything; later calls are refused. */
  close(): Promise<void>;
}

export interface HousekeepingOffice {
  /** Milliseconds since the epoch by the trusted clock. */
  readonly time: { now(): number };
  /** What holds now. */
  readonly ownSettings: { readKept(): FileDeletionRules };
  readonly log: Log;
}

export interface Housekeeping {
  /** Resolves when no clean-up is running. */
  stop(): Promise<void>;
}
