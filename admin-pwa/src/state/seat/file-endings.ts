import { isJobOver } from '@yiqiao/contract/record/job';
import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { refuseWaiting, withoutUpload } from '../../offline/outbox/queue-jobs.ts';
import type { JobStorage } from '../../offline/storage/jobs/job-storage.ts';
import { texts } from '../../texts/texts.ts';
import { failUpload } from '../../uploads/upload.ts';
import type { ConsoleContext } from '../edges.ts';
import type { UploadQueue } from '../order/upload-queue.ts';
import type { SeatQueue } from '../seat.ts';

/** What becomes of files that wait to be handed in and cannot be, or need not be. */
export interface FileEndings {
  /** The person does not want it any more. */
  drop(id: string): Promise<void>;
  /**
   * These are the jobs that there are: what has arrived does not wait. What can arrive no more stays to be saved, unless
   * the translator has given the job back.
   */
  meet(jobs: readonly TranslatorJob[]): Promise<void>;
  /** Deletes what has to leave this device by now. */
  dropDue(jobs: readonly TranslatorJob[]): Promise<void>;
}

interface EndingNeeds {
  readonly storage: Pick<JobStorage, 'deleteFinished'>;
  readonly outbox: Pick<SeatQueue, 'update'>;
  readonly files: Pick<UploadQueue, 'change'>;
  /** Stops sending a file, and takes it off the screen. */
  readonly cancel: (id: string) => void;
}

export function createEndings(
  { store }: ConsoleContext,
  { storage, outbox, files, cancel }: EndingNeeds,
): FileEndings {
  async function drop(id: string): Promise<void> {
    cancel(id);
    await storage.deleteFinished([id]);
    await outbox.update((entries) => withoutUpload(entries, id));
  }

  /** The job has ended before the file could be sent. One on its way is refused by the server. */
  async function hold(id: string, jobId: string): Promise<void> {
    const { ended } = texts().seat.finished;
    files.change(id, (upload) => (upload.state === 'waiting' ? failUpload(upload, ended) : upload));
    await outbox.update((entries) => refuseWaiting(entries, jobId, 'job-moved-on'));
  }

  return {
    drop,
    async meet(jobs) {
      for (const { id, quoteId } of store.getState().uploads) {
        const job = jobs.find((one) => one.id === quoteId);
        const hasArrived = job?.finished.some(({ changeId }) => changeId === id) ?? false;
        if (hasArrived || job === undefined || job.state === 'declined') await drop(id);
        else if (isJobOver(job.state)) await hold(id, job.id);
      }
    },
    async dropDue(jobs) {
      const { uploads, now } = store.getState();
      for (const { id, quoteId } of uploads) {
        const job = jobs.find((one) => one.id === quoteId);
        if (job === undefined || !isPastDeletion(job, now)) continue;
        await outbox.update((entries) => refuseWaiting(entries, job.id, 'job-file-missing'));
        await drop(id);
      }
    },
  };
}

/** Whether the files of a job are to be gone by now, on every device, also on one that nobody can tell so. */
export function isPastDeletion(
  { fileDeletionDueAt: dueAt }: Pick<TranslatorJob, 'fileDeletionDueAt'>,
  now: number,
): boolean {
  return dueAt !== undefined && Date.parse(dueAt) <= now;
}
