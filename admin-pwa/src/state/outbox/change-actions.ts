import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { type QuoteStatus, quoteStatusSchema } from '@yiqiao/contract/record/status';
import * as z from 'zod/mini';
import { keepOwn } from '../../offline/outbox/outbox-conflicts.ts';
import { isStatusEntry, type OutboxEntry } from '../../offline/outbox/outbox-entry.ts';
import { lastWaiting, queueChange } from '../../offline/outbox/queue-entries.ts';
import { remove, takeBack } from '../../offline/outbox/take-back.ts';
import type { StatusChange } from '../console-state.ts';
import type { ConsoleContext } from '../edges.ts';
import type { Queue } from './queue.ts';

export interface ChangeActions {
  /** Sets the status of a submission: stored on the device first, then sent. */
  changeStatus(quote: QuoteSubmission, to: QuoteStatus): Promise<void>;
  /** Takes the last change of status made here back: what was not sent is not sent, else it is set back. */
  undoStatus(quoteId: string): Promise<void>;
  /** Offers no change for undoing any more. */
  endUndo(): void;
  /** Sends a change that is held here after a failure of the server. */
  sendNow(entry: OutboxEntry): Promise<void>;
  /** Takes a queued change back; a status that may have reached the server is set back instead. */
  takeBack(entry: OutboxEntry): Promise<void>;
  /** In a conflict: sends this device's value anyway. */
  keepOwn(entry: OutboxEntry): Promise<void>;
  /** In a conflict: accepts the server's value. Also dismisses a refused change. */
  drop(entry: OutboxEntry): Promise<void>;
  /** Sets the status of a submission back to what it was before this change of it. */
  setBack(entry: OutboxEntry): Promise<void>;
}

export function createChangeActions(context: ConsoleContext, queue: Queue): ChangeActions {
  const { edges, store } = context;
  const { update, sendOrWait } = queue;
  const decide = createDecide(context, queue);

  /** Offers a change for undoing, or none. */
  function noteUndoable(quoteId: string, change: StatusChange | null): void {
    const undoable = new Map(store.getState().undoable);
    if (change === null) undoable.delete(quoteId);
    else undoable.set(quoteId, change);
    store.setState({ undoable });
  }

  async function setTo(quoteId: string, status: string): Promise<void> {
    noteUndoable(quoteId, null);
    const quote = store.getState().list.quotes.find(({ id }) => id === quoteId);
    const known = z.safeParse(quoteStatusSchema, status);
    if (quote && known.success) await decide(quote, known.data);
  }

  async function takeBackEntry(entry: OutboxEntry): Promise<void> {
    if (isStatusEntry(entry)) noteUndoable(entry.quoteId, null);
    const changeId = edges.randomId();
    await update((entries) => takeBack(entries, entry.seq, changeId));
    if (store.getState().outbox.some((it) => it.changeId === changeId)) {
      await sendOrWait(entry.quoteId);
    }
  }

  return {
    async changeStatus(quote, to) {
      const from = z.safeParse(quoteStatusSchema, quote.status);
      if (from.data !== to) {
        noteUndoable(quote.id, from.success ? { from: from.data, to } : null);
      }
      await decide(quote, to);
    },
    async undoStatus(quoteId) {
      const { outbox, undoable } = store.getState();
      const change = undoable.get(quoteId);
      if (change === undefined) return;
      const waiting = lastWaiting(outbox, quoteId);
      await (waiting ? takeBackEntry(waiting) : setTo(quoteId, change.from));
    },
    endUndo: () => store.setState({ undoable: new Map() }),
    async setBack(entry) {
      // A text that was sent cannot be unsent; a status can be set back.
      if (isStatusEntry(entry)) await setTo(entry.quoteId, entry.from);
    },
    takeBack: takeBackEntry,
    sendNow: (entry) => sendOrWait(entry.quoteId),
    async keepOwn(entry) {
      await update((entries) => keepOwn(entries, entry.seq, edges.randomId()));
      await sendOrWait(entry.quoteId);
    },
    drop: (entry) => update((entries) => remove(entries, entry.seq)),
  };
}

/** Queues a status, unless the submission has it or will have it. */
function createDecide(
  { edges, store }: ConsoleContext,
  { update, sendOrWait }: Queue,
): (quote: QuoteSubmission, to: QuoteStatus) => Promise<void> {
  return async (quote, to) => {
    const { username, outbox, clockOffsetMs } = store.getState();
    const waiting = lastWaiting(outbox, quote.id);
    const current = waiting?.to ?? quote.status;
    if (current === to && !hasConflict(outbox, quote.id)) {
      if (waiting?.isHeld) await sendOrWait(quote.id);
      return;
    }
    const at = edges.now() + clockOffsetMs;
    const changeId = edges.randomId();
    await update((entries) => queueChange(entries, { quote, to, changeId, username, at }));
    if (lastWaiting(store.getState().outbox, quote.id)) await sendOrWait(quote.id);
  };
}

function hasConflict(outbox: readonly OutboxEntry[], quoteId: string): boolean {
  return outbox.some(
    (entry) => isStatusEntry(entry) && entry.quoteId === quoteId && entry.state === 'conflict',
  );
}
