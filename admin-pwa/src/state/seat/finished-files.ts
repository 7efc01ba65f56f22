import { jobEndpoints } from '@yiqiao/contract/http/job-endpoints';
import { isTooLarge } from '@yiqiao/contract/record/upload-limits';
import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import type { StoreApi } from 'zustand/vanilla';
import { isReady } from '../../offline/outbox/job-entry.ts';
import { isJobEntry } from '../../offline/outbox/outbox-entry.ts';
import type { JobStorage, KeptFinished } from '../../offline/storage/jobs/job-storage.ts';
import { texts } from '../../texts/texts.ts';
import type { ArrivedAtJob, SendFileOutcome } from '../../uploads/send-file.ts';
import { failUpload, restUpload, type Upload } from '../../uploads/upload.ts';
import type { ExplainFailure } from '../actions/explain-failure.ts';
import type { ConsoleContext } from '../edges.ts';
import { explainUpload } from '../order/upload-actions.ts';
import { createUploadQueue, type UploadQueue } from '../order/upload-queue.ts';
import { createUploadRunner } from '../order/upload-runner.ts';
import type { SeatActions, SeatNeeds, SeatState } from '../seat.ts';
import { createEndings, type FileEndings } from './file-endings.ts';

export interface FinishedFiles
  extends Pick<SeatActions, 'addFinished' | 'findUnsent' | 'removeFinished' | 'uploads'>,
    Omit<FileEndings, 'drop'> {
  /** Shows what this device keeps to be handed in, also what another tab has left. */
  loadStored(): Promise<void>;
  /** Sends what waits. @param jobs as known. */
  sendAll(jobs: readonly TranslatorJob[]): Promise<void>;
  /** Stops sending. What waits stays on the device. */
  clear(): void;
}

interface FinishedNeeds extends SeatNeeds {
  readonly storage: JobStorage;
  readonly seat: Pick<StoreApi<SeatState>, 'getState'>;
  readonly explain: ExplainFailure;
  readonly apply: (job: TranslatorJob) => Promise<void>;
}

/** Files to be handed in: on the device first, then sent, whatever is on screen. */
export function createFinishedFiles(context: ConsoleContext, needs: FinishedNeeds): FinishedFiles {
  const { edges, store } = context;
  const { storage, seat, queue: outbox, sessionId } = needs;
  const files = createUploadQueue(context);
  const mayBeSent = () => {
    const { connection, session } = store.getState();
    return connection === 'online' && session === 'signed-in';
  };
  /** Not while the server does not have the acceptance of its job: it would refuse the file. */
  const isForAccepted = ({ quoteId }: Upload) =>
    !seat.getState().jobs.some(({ id, state }) => id === quoteId && state === 'offered');
  const { sendNext, ...controls } = createUploadRunner(edges, {
    queue: { ...files, next: () => (mayBeSent() ? files.next(isForAccepted) : null) },
    send: edges.sendJobFile,
    settle: createSettle(context, needs, files),
  });

  const { drop, ...settling } = createEndings(context, {
    ...{ storage, outbox, files },
    cancel: controls.cancelUpload,
  });

  async function loadStored(): Promise<void> {
    const kept = await storage.readFinished();
    const { uploads } = store.getState();
    for (const one of kept) {
      if (!uploads.some(({ id }) => id === one.id)) files.addKept(one.id, one.jobId, copyOf(one));
    }
  }

  /** What is sent is the device's copy: the file itself may be worked on until there is a connection. */
  async function keep(name: Pick<KeptFinished, 'id' | 'jobId' | 'fileName'>, file: File) {
    const isKept = await storage.keepFinished(sessionId(), { ...name, file });
    const kept = (isKept ? await storage.readFinished() : []).find(({ id }) => id === name.id);
    // Meanwhile it has arrived, or was cancelled.
    const isSettled = !store.getState().uploads.some(({ id }) => id === name.id);
    if (isSettled) await storage.deleteFinished([name.id]);
    else if (kept === undefined) tellFull(context);
    else files.keep(kept.id, copyOf(kept));
  }

  return {
    loadStored,
    uploads: { ...controls, cancelUpload: (id) => void drop(id) },
    async addFinished({ id: jobId }, chosen) {
      for (const file of chosen) {
        const id = edges.randomId();
        files.addTo(jobId, id, file);
        if (!isTooLarge(file.size)) await keep({ id, jobId, fileName: file.name }, file);
      }
      void sendNext();
    },
    findUnsent: files.find,
    removeFinished: (job, fileId) => removeArrived(context, needs, { jobId: job.id, fileId }),
    async sendAll(jobs) {
      await loadStored();
      // Else it is not known which there are.
      if (store.getState().list.phase === 'ready') await settling.meet(jobs);
      await sendNext();
    },
    ...settling,
    clear() {
      for (const { id } of store.getState().uploads) {
        if (files.find(id) !== undefined) controls.cancelUpload(id);
      }
    },
  };
}

/** @returns why it cannot be removed, in words. */
async function removeArrived(
  { edges }: ConsoleContext,
  { apply, explain, sessionId }: FinishedNeeds,
  file: { readonly jobId: string; readonly fileId: string },
): Promise<string | null> {
  const { unanswered } = texts().seat.finished.removal;
  const askedIn = sessionId();
  const { take } = edges.jobs;
  const result = await take(jobEndpoints.removeJobFile, file).catch((error: unknown) =>
    explain(askedIn, error, { unanswered, refused: unanswered }),
  );
  if (typeof result === 'string') return result;
  if (sessionId() === askedIn) await apply(result.job);
  return result.kind === 'updated' ? null : texts().seat.faults(result.code);
}

/** Shows what came of sending a file. */
function createSettle(
  { edges, store }: ConsoleContext,
  { storage, queue: outbox, apply, onSessionEnded }: FinishedNeeds,
  files: UploadQueue,
): (id: string, outcome: SendFileOutcome<ArrivedAtJob>) => Promise<void> {
  return async (id, outcome) => {
    if (outcome.kind === 'arrived') {
      const { job } = outcome;
      // The file first, then the end of the upload: the other way round it would vanish for a moment.
      await apply(job);
      await storage.deleteFinished([id]);
      files.forget(id);
      edges.tabs.tell('list-changed');
      const isAwaited = store
        .getState()
        .outbox.some((entry) => isJobEntry(entry) && entry.quoteId === job.id && isReady(entry));
      if (isAwaited) await outbox.sendOrWait(job.id);
    } else if (outcome.kind === 'lost') {
      files.change(id, restUpload);
      // Until the server answers again nothing is sent.
      store.setState({ connection: 'offline' });
    } else if (outcome.kind === 'refused' && outcome.status === 401) {
      files.change(id, restUpload);
      await onSessionEnded();
    } else if (outcome.kind !== 'cancelled') {
      files.change(id, (upload) => failUpload(upload, explainUpload(outcome)));
    }
  };
}

function copyOf({ fileName, file }: KeptFinished): File {
  return new File([file], fileName, { type: file.type });
}

function tellFull({ toaster }: ConsoleContext): void {
  const { answers, seat } = texts();
  toaster.show({ title: answers.error, description: seat.finished.full, variant: 'destructive' });
}
