import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { type QuoteStatus, quoteStatusSchema } from '@yiqiao/contract/quote/status';
import * as z from 'zod/mini';
import { keepOwn } from '../../offline/outbox/outbox-conflicts.ts';
import { isStatusEntry, type OutboxEntry } from '../../offline/outbox/outbox-entry.ts';
import { lastWaiting, queueChange, remove, takeBack } from '../../offline/outbox/queue-entries.ts';
import type { ConsoleContext } from '../edges.ts';
import type { Queue } from './queue.ts';

export interface ChangeActions {
  /** Decides the status of a submission: kept on the device first, then sent. */
  changeStatus(quote: QuoteSubmission, to: QuoteStatus): Promise<void>;
  /** Sends a change that is kept here after a failure of the server. */
  sendNow(entry: OutboxEntry): Promise<void>;
  /** Takes back what is queued; a status that may already have reached the server is reversed instead. */
  takeBack(entry: OutboxEntry): Promise<void>;
  /** In a conflict: sends the own value all the same. */
  keepOwn(entry: OutboxEntry): Promise<void>;
  /** In a conflict: lets the server's value stand. Also dismisses a refused change. */
  drop(entry: OutboxEntry): Promise<void>;
  /** Reads the outbox anew, after another tab has changed it. */
  reread(): Promise<void>;
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

  return {
    changeStatus,
    async takeBack(entry) {
      await update((entries) => takeBack(entries, entry.seq));
      // What was said cannot be unsaid; a status can be set back.
      if (!isStatusEntry(entry)) return;
      if (!store.getState().outbox.some(({ seq }) => seq === entry.seq)) return;
      const { quotes } = store.getState().list;
      const quote = quotes.find(({ id }) => id === entry.quoteId);
      const from = z.safeParse(quoteStatusSchema, entry.from);
      if (quote && from.success) await changeStatus(quote, from.data);
    },
    sendNow: (entry) => sendOrWait(entry.quoteId),
    async keepOwn(entry) {
      await update((entries) => keepOwn(entries, entry.seq, edges.randomId()));
      await sendOrWait(entry.quoteId);
    },
    drop: (entry) => update((entries) => remove(entries, entry.seq)),
    async reread() {
      store.setState({ outbox: await edges.storage.readOutbox() });
    },
  };
}

function hasConflict(outbox: readonly OutboxEntry[], quoteId: string): boolean {
  return outbox.some(
    (entry) => isStatusEntry(entry) && entry.quoteId === quoteId && entry.state === 'conflict',
  );
}
