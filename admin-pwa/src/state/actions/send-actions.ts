import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { retryNow } from '../../offline/outbox/outbox-delivery.ts';
import type { OutboxEntry } from '../../offline/outbox/outbox-entry.ts';
import { type SyncEvent, sendOutbox } from '../../offline/outbox/sync.ts';
import type { ConsoleContext } from '../edges.ts';
import type { ListActions } from './list-actions.ts';
import { toastOf } from './send-toasts.ts';
import { createSlowChangeSign } from './slow-change.ts';

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
  /** As `send`, also what was held back after earlier failures; whether the list was fetched. */
  sendAtOnce(): Promise<boolean>;
}

export function createSendActions(
  { edges, store, toaster }: ConsoleContext,
  { list, sessionId, onSessionEnded, refresh, undo }: SendNeeds,
): SendActions {
  let sent = 0;
  const noteOnItsWay = createSlowChangeSign(store);

  const reread = async () => {
    const outbox = await edges.storage.readOutbox();
    store.setState({ outbox });
    return outbox;
  };

  async function onEvent(event: SyncEvent): Promise<void> {
    if (event.kind === 'sent' || event.kind === 'conflict') await apply(event.quote);
    await reread();
    edges.tabs.tell('outbox-changed');
    // Who has logged out meanwhile is shown nothing of it any more.
    if (isSignedOut()) return;
    if (event.kind === 'sent') sent += 1;
    toaster.show(
      toastOf(event, sent, {
        undo: () => event.kind === 'sent' && undo(event),
        sendNow: () => void sendAtOnce(),
      }),
    );
  }

  const isSignedOut = () => store.getState().session === 'signed-out';
  const apply = (quote: QuoteSubmission) => list.applyQuote(sessionId(), quote);

  function planNext(outbox: readonly OutboxEntry[]): void {
    const waiting = outbox.filter(({ state, nextTryAt }) => state === 'waiting' && nextTryAt > 0);
    if (waiting.length === 0) return;
    const next = Math.min(...waiting.map(({ nextTryAt }) => nextTryAt));
    // A timer runs only while nobody answers: when it finds somebody, the connection is back.
    edges.planOnce(() => void sendAtOnce(), Math.max(0, next - edges.now()));
  }

  async function send(): Promise<boolean> {
    const { outbox, username, isRefreshing } = store.getState();
    if (isSignedOut() || !outbox.some(({ state }) => state === 'waiting')) return false;
    list.stop();
    const asked = sessionId();
    sent = 0;
    store.setState({ isSending: true });
    const end = await sendOutbox(
      {
        client: edges.client,
        office: edges.office,
        storage: edges.storage,
        withLock: edges.withLock,
        now: edges.now,
        device: edges.device,
        onSend: noteOnItsWay,
        onEvent,
      },
      username,
    ).finally(() => {
      noteOnItsWay(null);
      store.setState({ isSending: false });
    });
    planNext(await reread());
    // Of another session the answer says nothing.
    if (end === 'session-ended' && sessionId() === asked) await onSessionEnded();
    if (end === 'unreachable') store.setState({ connection: 'offline' });
    if (end !== 'done' || isSignedOut() || (sent === 0 && !isRefreshing)) return false;
    await refresh();
    return true;
  }

  async function sendAtOnce(): Promise<boolean> {
    if (isSignedOut()) return false;
    await edges.storage.updateOutbox(retryNow);
    return send();
  }

  return {
    async send() {
      await send();
    },
    sendAtOnce,
  };
}
