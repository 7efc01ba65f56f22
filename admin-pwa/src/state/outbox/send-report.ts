import type { OutboxEntry } from '../../offline/outbox/outbox-entry.ts';
import type { SyncEvent } from '../../offline/sync.ts';
import type { ConsoleContext } from '../edges.ts';
import type { ListActions } from '../list/list-actions.ts';
import type { Queue } from './queue.ts';
import { toastOf } from './send-toasts.ts';

/** Shows what the server answers to what is sent. */
interface SendReport {
  /** How many changes have been sent since the last `restart`. */
  readonly sent: number;
  restart(): void;
  onEvent(event: SyncEvent): Promise<void>;
}

interface ReportNeeds {
  readonly list: Pick<ListActions, 'applyQuote'>;
  readonly sessionId: () => string;
  readonly reread: Queue['reread'];
  readonly undo: (entry: OutboxEntry) => Promise<void>;
  readonly sendNow: () => void;
}

export function createSendReport(
  { edges, store, toaster }: ConsoleContext,
  { list, sessionId, reread, undo, sendNow }: ReportNeeds,
): SendReport {
  let sent = 0;
  return {
    get sent() {
      return sent;
    },
    restart() {
      sent = 0;
    },
    async onEvent(event) {
      if (event.kind === 'sent' || event.kind === 'conflict') {
        await list.applyQuote(sessionId(), event.quote);
      }
      if (event.kind === 'job-sent' || event.kind === 'job-refused') {
        await store.getState().seat?.apply(event.job);
      }
      await reread();
      edges.tabs.tell('outbox-changed');
      // Nothing is shown to somebody who has logged out in the meantime.
      if (store.getState().session === 'signed-out') return;
      if (event.kind === 'sent' || event.kind === 'job-sent') sent += 1;
      toaster.show(toastOf(event, sent, { undo: () => void undo(event.entry), sendNow }));
    },
  };
}
