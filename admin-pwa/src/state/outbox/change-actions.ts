import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { type QuoteStatus, quoteStatusSchema } from '@yiqiao/contract/quote/status';
import * as z from 'zod/mini';
import { keepOwn } from '../../offline/outbox/outbox-conflicts.ts';
import { isStatusEntry, type OutboxEntry } from '../../offline/outbox/outbox-entry.ts';
import { lastWaiting, queueChange, remove, takeBack } from '../../offline/outbox/queue-entries.ts';
import type { ConsoleContext } from '../edges.ts';
import type { Queue } from './queue.ts';

export interface ChangeActions {
  /** Sets the status of a submission: stored on the device first, then sent. */
  changeStatus(quote: QuoteSubmission, to: QuoteStatus): Promise<void>;
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

export function createChangeActions(
  { edges, store }: ConsoleContext,
  { update, sendOrWait }: Queue,
): ChangeActions {
  async function changeStatus(quote: QuoteSubmission, to: QuoteStatus): Promise<void> {
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
  }

  async function setBack(entry: OutboxEntry): Promise<void> {
    // A text that was sent cannot be unsent; a status can be set back.
    if (!isStatusEntry(entry)) return;
    const quote = store.getState().list.quotes.find(({ id }) => id === entry.quoteId);
    const from = z.safeParse(quoteStatusSchema, entry.from);
    if (quote && from.success) await changeStatus(quote, from.data);
  }

  return {
    changeStatus,
    setBack,
    async takeBack(entry) {
      await update((entries) => takeBack(entries, entry.seq));
      if (store.getState().outbox.some(({ seq }) => seq === entry.seq)) await setBack(entry);
    },
    sendNow: (entry) => sendOrWait(entry.quoteId),
    async keepOwn(entry) {
      await update((entries) => keepOwn(entries, entry.seq, edges.randomId()));
      await sendOrWait(entry.quoteId);
    },
    drop: (entry) => update((entries) => remove(entries, entry.seq)),
  };
}

function hasConflict(outbox: readonly OutboxEntry[], quoteId: string): boolean {
  return outbox.some(
    (entry) => isStatusEntry(entry) && entry.quoteId === quoteId && entry.state === 'conflict',
  );
}
