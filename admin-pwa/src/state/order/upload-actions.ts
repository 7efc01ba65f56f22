import { assertNever } from '@yiqiao/contract/assert-never';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { texts } from '../../texts/texts.ts';
import type { SendFileOutcome, UploadFailure } from '../../uploads/send-file.ts';
import { failUpload, type UploadPurpose } from '../../uploads/upload.ts';
import type { UploadControls } from '../../uploads/upload-controls.ts';
import type { ListNeeds } from '../actions/change-now.ts';
import { isAtSeat } from '../at-seat.ts';
import type { ConsoleState } from '../console-state.ts';
import type { ConsoleContext } from '../edges.ts';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';
import { createUploadRunner } from './upload-runner.ts';

export interface UploadActions extends UploadControls {
  /**
   * Uploads finished files of an order, or those for another purpose, one after the other, whatever is on screen.
   */
  addFiles(quote: QuoteSubmission, files: readonly File[], purpose?: UploadPurpose): void;
}

/** Files wait in memory only: after closing the page or logging out they have to be chosen again. */
export function createUploadActions(context: ConsoleContext, needs: ListNeeds): UploadActions {
  const { edges, store } = context;
  const queue = createUploadQueue(context);
  const settle = createSettle(context, needs, queue);
  const { sendNext, ...controls } = createUploadRunner(edges, {
    queue,
    settle,
    send: edges.sendFile,
  });

  store.subscribe((state, before) => {
    if (state.uploads.length === 0 || !isOtherwise(state, before)) return;
    for (const { id, quoteId } of state.uploads) {
      // Those of a translator's seat are not of this queue.
      if (queue.find(id) === undefined) continue;
      if (isAtSeat(state) || isOrphan(state, quoteId)) controls.cancelUpload(id);
    }
  });

  return {
    ...controls,
    addFiles(quote, files, purpose) {
      queue.add(quote, files, purpose);
      void sendNext();
    },
  };
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
      queue.change(id, (upload) => failUpload(upload, explainUpload(outcome)));
      if (outcome.kind === 'lost' && !edges.isConnected())
        store.setState({ connection: 'offline' });
      if (outcome.kind === 'refused' && outcome.status === 401) await onSessionEnded();
    }
  };
}

/** Whether anything has changed that decides whether files may be sent. */
function isOtherwise(state: ConsoleState, before: ConsoleState): boolean {
  const { session, person, list } = before;
  return state.session !== session || state.person !== person || state.list !== list;
}

/** Whether this file may no longer be sent: the person has logged out, or the submission is gone. */
function isOrphan({ session, list }: ConsoleState, quoteId: string): boolean {
  if (session === 'signed-out') return true;
  const isWhole = list.phase === 'ready' && list.quotes.length === list.total;
  return isWhole && !list.quotes.some(({ id }) => id === quoteId);
}

/** Why a file has not arrived, in words. */
export function explainUpload(failure: UploadFailure): string {
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
