import { retryQuoteNow } from '../../offline/outbox/outbox-delivery.ts';
import type { OutboxEntry } from '../../offline/outbox/outbox-entry.ts';
import { texts } from '../../texts/texts.ts';
import type { ConsoleContext } from '../edges.ts';

/** The outbox as actions use it: what is put into it is on the device before anything is sent. */
export interface Queue {
  update(change: (entries: OutboxEntry[]) => OutboxEntry[]): Promise<void>;
  /** Sends what waits of a submission, or says that it waits for the connection. */
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
    async sendOrWait(quoteId) {
      await update((entries) => retryQuoteNow(entries, quoteId));
      if (edges.isConnected()) await send();
      else store.setState({ connection: 'offline' });
      // A browser may think that it is connected and get no answer all the same.
      const { connection, outbox } = store.getState();
      const isWaiting = outbox.some(
        (entry) => entry.quoteId === quoteId && entry.state === 'waiting',
      );
      if (connection !== 'offline' || !isWaiting) return;
      toaster.show({ title: texts().answers.waiting, description: texts().answers.sentOnline });
    },
  };
}
