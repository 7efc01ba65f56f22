import type { QuoteSubmission } from '@yiqiao/contract/quote';
import { quoteStatusSchema } from '@yiqiao/contract/status';
import * as z from 'zod/mini';
import { hasten } from '../offline/outbox/outbox-rules.ts';
import { type SyncEnd, type SyncEvent, sendOutbox } from '../offline/outbox/sync.ts';
import type { ConsoleContext } from './edges.ts';
import type { ListActions } from './list-actions.ts';

export interface SendNeeds {
  readonly list: ListActions;
  readonly sessionId: () => string;
  readonly onSessionEnded: () => Promise<void>;
  readonly refresh: () => Promise<void>;
  /** Offers to set the status back to what it was. */
  readonly undo: (event: SyncEvent & { kind: 'sent' }) => void;
}

export interface SendActions {
  /** Sends what waits, then fetches the list anew if anything was sent. */
  send(): Promise<void>;
  /** As `send`, without waiting for the back-off of earlier failures. */
  sendAtOnce(): Promise<void>;
}

export function createSendActions(
  { edges, store, toaster }: ConsoleContext,
  { list, sessionId, onSessionEnded, refresh, undo }: SendNeeds,
): SendActions {
  let sent = 0;

  const reread = async () => {
    const outbox = await edges.storage.readOutbox();
    store.setState({ outbox });
    return outbox;
  };

  const showToast = (event: SyncEvent) => {
    switch (event.kind) {
      case 'sent':
        sent += 1;
        return toaster.show({
          title: 'Success',
          description: sent === 1 ? 'Quote status updated' : `${sent} changes sent`,
          ...(sent === 1 && canGoBack(event.entry.from)
            ? {
                action: {
                  label: 'Undo',
                  altText: `Set the status back to ${event.entry.from}`,
                  run: () => undo(event),
                },
              }
            : {}),
        });
      case 'conflict':
        return toaster.show({
          title: 'Changed meanwhile',
          description: `${event.entry.customerName} is ${event.quote.status} on the server. Choose which status stays.`,
          variant: 'destructive',
        });
      case 'refused':
      case 'failed':
        return toaster.show({
          title: 'Error',
          description: event.reason ?? 'Failed to update status',
          variant: 'destructive',
        });
    }
  };

  async function onEvent(event: SyncEvent): Promise<void> {
    if (event.kind === 'sent' || event.kind === 'conflict') await apply(event.quote);
    await reread();
    edges.tabs.tell('outbox-changed');
    showToast(event);
  }

  const apply = (quote: QuoteSubmission) => list.applyQuote(sessionId(), quote);

  async function settle(end: SyncEnd): Promise<void> {
    const outbox = await reread();
    const waiting = outbox.filter(({ state, nextTryAt }) => state === 'waiting' && nextTryAt > 0);
    if (end === 'session-ended') return onSessionEnded();
    if (end === 'unreachable') store.setState({ connection: 'offline' });
    if (waiting.length > 0) {
      const next = Math.min(...waiting.map(({ nextTryAt }) => nextTryAt));
      edges.planOnce(() => void send(), Math.max(0, next - edges.now()));
    }
    if (sent > 0) await refresh();
  }

  async function send(): Promise<void> {
    const { outbox, username } = store.getState();
    if (!outbox.some(({ state }) => state === 'waiting')) return;
    list.stop();
    sent = 0;
    store.setState({ isSending: true });
    const end = await sendOutbox(
      {
        client: edges.client,
        storage: edges.storage,
        withLock: edges.withLock,
        now: edges.now,
        device: edges.device,
        onEvent,
      },
      username,
    ).finally(() => store.setState({ isSending: false }));
    await settle(end);
  }

  return {
    send,
    async sendAtOnce() {
      await edges.storage.updateOutbox(hasten);
      await send();
    },
  };
}

function canGoBack(status: string): boolean {
  return z.safeParse(quoteStatusSchema, status).success;
}
