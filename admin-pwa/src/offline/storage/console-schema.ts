import type { DBSchema } from 'idb';

/** Data written by an older build is untrusted: every store is parsed when it is read. */
export interface ConsoleSchema extends DBSchema {
  /** The list, by `StoredSegment.key`. Renaming the store would shut out the release that named it. */
  chunks: { key: number; value: unknown };
  /** Changes not yet answered by the server, by `OutboxEntry.seq`. */
  outbox: { key: number; value: unknown };
  /** Unfinished texts, by `OrderDraft.quoteId`. */
  drafts: { key: string; value: unknown };
  /** A translator's own jobs, by `TranslatorJob.id`. */
  jobs: { key: string; value: unknown };
  /** Files of jobs that were downloaded here, by job and file. */
  jobFiles: { key: [jobId: string, fileId: string]; value: unknown };
  /** Files to be handed in that have not arrived, by the id of their upload; sealed ones as well. */
  finishedFiles: { key: string; value: unknown };
  /** `session`, `list`, `jobs`, `openings`, `replies`, `sealed`, `removal`, `logout` and `preferences`: one small record each. */
  meta: { key: string; value: unknown };
}
