import { assertNever } from '@yiqiao/contract/assert-never';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { SendControls } from '@yiqiao/sending/send-options';
import { texts } from '../../texts/texts.ts';
import type { SendFileOutcome } from '../../uploads/send-file.ts';
import { failUpload, moveUpload, startUpload, type UploadPurpose } from '../../uploads/upload.ts';
import type { ListNeeds } from '../actions/change-now.ts';
import type { ConsoleState } from '../console-state.ts';
import type { ConsoleContext } from '../edges.ts';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';

export interface UploadActions {
  /**
   * Uploads finished files of an order, or those for another purpose, one after the other, whatever is on screen.
   */
  addFiles(quote: QuoteSubmission, files: readonly File[], purpose?: UploadPurpose): void;
  /** Stops a large file that is being sent, until `goOnUpload`. */
  pauseUpload(id: string): void;
  /** Ends a pause; while it waits for the line, tries at once. */
  goOnUpload(id: string): void;
  /** Cancels a file that has not arrived. */
  cancelUpload(id: string): void;
  /** Sends a failed file again. */
  retryUpload(id: string): void;
}

/** Files wait in memory only: after closing the page or logging out they have to be chosen again. */
export function createUploadActions(context: ConsoleContext, needs: ListNeeds): UploadActions {
  const { edges, store } = context;
  const queue = createUploadQueue(context);
  const settle = createSettle(context, needs, queue);
  let running: Running | null = null;

  function cancel(id: string): void {
    if (running?.id === id) running.controller.abort();
    queue.forget(id);
  }

  async function sendNext(): Promise<void> {
    const next = queue.next();
    if (next === null) return;
    const { id, quoteId, purpose } = next.upload;
    const controller = new AbortController();
    const current: Running = { id, controller, controls: null };
    running = current;
    queue.change(id, (waiting) => startUpload(waiting, edges.now()));
    const outcome = await edges.sendFile(
      { quoteId, changeId: id, file: next.file, purpose },
      {
        signal: controller.signal,
        onProgress: (progress) =>
          queue.change(id, (sending) => moveUpload(sending, progress, edges.now())),
        onControls: (controls) => {
          current.controls = controls;
        },
      },
    );
    running = null;
    await settle(id, outcome);
    await sendNext();
  }

  store.subscribe((state, before) => {
    if (state.uploads.length === 0) return;
    if (state.session === before.session && state.list === before.list) return;
    for (const { id, quoteId } of state.uploads) if (isOrphan(state, quoteId)) cancel(id);
  });

  return {
    addFiles(quote, files, purpose) {
      queue.add(quote, files, purpose);
      void sendNext();
    },
    cancelUpload: cancel,
    pauseUpload(id) {
      if (running?.id === id) running.controls?.pause();
    },
    goOnUpload(id) {
      if (running?.id === id) running.controls?.goOn();
    },
    retryUpload(id) {
      queue.requeue(id);
      void sendNext();
    },
  };
}

/** The file that is being sent. */
interface Running {
  readonly id: string;
  readonly controller: AbortController;
  /** Of a file that goes in pieces. */
  controls: SendControls | null;
}

/** Shows what came of sending a file. */
function createSettle(
  { edges, store }: ConsoleContext,
  { list, sessionId, onSessionEnded }: ListNeeds,
  queue: UploadQueue,
): (id: string, outcome: SendFileOutcome) => Promise<void> {
  return async (id, outcome) => {
    if (outcome.kind === 'arrived') {
      // The file first, then the end of the upload: the other way round it would vanish for a moment.
      await list.applyQuote(sessionId(), outcome.quote);
      edges.tabs.tell('list-changed');
      queue.forget(id);
    } else if (outcome.kind !== 'cancelled') {
      queue.change(id, (upload) => failUpload(upload, explain(outcome)));
      if (outcome.kind === 'lost' && !edges.isConnected())
        store.setState({ connection: 'offline' });
      if (outcome.kind === 'refused' && outcome.status === 401) await onSessionEnded();
    }
  };
}

/** Whether this file may no longer be sent: the person has logged out, or the submission is gone. */
function isOrphan({ session, list }: ConsoleState, quoteId: string): boolean {
  if (session === 'signed-out') return true;
  const isWhole = list.phase === 'ready' && list.quotes.length === list.total;
  return isWhole && !list.quotes.some(({ id }) => id === quoteId);
}

type Failure = Exclude<SendFileOutcome, { kind: 'arrived' | 'cancelled' }>;

function explain(failure: Failure): string {
  const { answers, delivery } = texts();
  switch (failure.kind) {
    case 'refused':
      return answers.refusal(failure.problem) ?? delivery.failed.refused;
    case 'lost':
      return delivery.failed.lost;
    case 'file-gone':
      return delivery.failed.fileGone;
    default:
      return assertNever(failure);
  }
}
