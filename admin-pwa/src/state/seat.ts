import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import type { StoreApi } from 'zustand/vanilla';
import type { RefreshOutcome } from '../offline/list/list-refresher.ts';
import type { JobChange } from '../offline/outbox/job-entry.ts';
import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import type { UploadControls } from '../uploads/upload-controls.ts';

/** What a translator has in the place of orders. It is loaded for translators alone. */
export interface Seat extends SeatActions {
  readonly store: StoreApi<SeatState>;
  /** Shows the jobs that are stored on this device. */
  loadStored(): Promise<void>;
  /** Fetches the jobs; resolves with the outcome once the screen shows it. */
  refresh(sessionId: string): Promise<RefreshOutcome>;
  /** Shows and stores a job as the server has it now. */
  apply(job: TranslatorJob): Promise<void>;
  /** Shows what is kept to be handed in, also what another tab has left. */
  loadFinished(): Promise<void>;
  /** The server answers: files that wait to be handed in are sent. */
  sendFiles(): void;
  /** Files whose time is over leave this device. */
  tick(): void;
  /** Clears the screen and stops whatever would bring anything back. */
  clear(): void;
}

export interface SeatState {
  /** In the order in which they were handed out. */
  readonly jobs: readonly TranslatorJob[];
  /** Files that this device keeps, by `fileKey`. */
  readonly kept: ReadonlySet<string>;
  /** Files that are being downloaded. */
  readonly fetching: ReadonlySet<string>;
  /** Up to when the person has seen what the office did and said, by job. */
  readonly seen: ReadonlyMap<string, string>;
}

/** What a translator does. */
export interface SeatActions {
  /**
   * Stored on the device first, then sent. @param uploads of a hand-in: those that it waits for.
   * @returns what is wrong with it, as a code; `null` if it was accepted for sending.
   */
  changeJob(
    job: TranslatorJob,
    change: JobChange,
    uploads?: readonly string[],
  ): Promise<string | null>;
  /** The job is on screen: what the office has done so far is no news any more. */
  markSeen(job: TranslatorJob): Promise<void>;
  /**
   * A source file: as this device keeps it, else downloaded and kept from then on.
   * @returns why it cannot be had, in words.
   */
  readJobFile(job: TranslatorJob, fileId: string): Promise<Blob | string>;
  /** Keeps finished files on the device, and sends them as soon as there is a connection. */
  addFinished(job: TranslatorJob, files: readonly File[]): Promise<void>;
  /** A finished file that has not arrived, by its upload. */
  findUnsent(uploadId: string): File | undefined;
  /** Withdraws a file that has arrived and was not handed in. @returns why it cannot be, in words. */
  removeFinished(job: TranslatorJob, fileId: string): Promise<string | null>;
  readonly uploads: UploadControls;
}

/** The part of the outbox's queue that it needs. */
export interface SeatQueue {
  update(change: (entries: OutboxEntry[]) => OutboxEntry[]): Promise<void>;
  sendOrWait(jobId: string): Promise<void>;
}

export interface SeatNeeds {
  readonly queue: SeatQueue;
  readonly sessionId: () => string;
  readonly onSessionEnded: () => Promise<void>;
}

/** Names a file of a job among the kept ones. */
export function fileKey(jobId: string, fileId: string): string {
  return `${jobId}/${fileId}`;
}
