import { retryQuoteNow } from '../../offline/outbox/outbox-delivery.ts';
import type { OutboxEntry } from '../../offline/outbox/outbox-entry.ts';
import { texts } from '../../texts/texts.ts';
import type { ConsoleContext } from '../edges.ts';

/** The outbox as actions use it: a change is on the device before anything is sent. */
export interface Queue {
  update(change: (entries: OutboxEntry[]) => OutboxEntry[]): Promise<void>;
  /** Shows the outbox as stored, after a send or another tab has changed it. */
  reread(): Promise<readonly OutboxEntry[]>;
  /** Sends what waits for a submission, or says that it waits for a connection. */
  sendOrWait(quoteId: string): Promise<void>;
}

export function createQueue(
  { edges, store, toaster }: ConsoleContext,
  send: () => Promise<void>,
): Queue {
  async function update(change: (entries: OutboxEntry[]) => OutboxEntry[]): Promise<void> {
    store.setState({ outbox: await edges.storage.updateOutbox(change) });
    edges.tabs.tell('outbox-changed');
  }

  return {
    update,
    async reread() {
      const outbox = await edges.storage.readOutbox();
      store.setState({ outbox });
      return outbox;
    },
    async sendOrWait(quoteId) {
      await update((entries) => retryQuoteNow(entries, quoteId));
      if (edges.isConnected()) await send();
      else store.setState({ connection: 'offline' });
      // The browser may believe it is connected and still get no answer.
      const { connection, outbox } = store.getState();
      const isWaiting = outbox.some(
        (entry) => entry.quoteId === quoteId && entry.state === 'waiting',
      );
      if (connection !== 'offline' || !isWaiting) return;
      toaster.show({ title: texts().answers.waiting, description: texts().answers.sentOnline });
    },
  };
}
