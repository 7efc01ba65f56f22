import { retryNow } from '../../offline/outbox/outbox-delivery.ts';
import type { OutboxEntry } from '../../offline/outbox/outbox-entry.ts';
import { sendOutbox } from '../../offline/sync.ts';
import type { ListNeeds } from '../actions/change-now.ts';
import type { ConsoleContext, ConsoleEdges } from '../edges.ts';
import type { Queue } from './queue.ts';
import type { Reach } from './reach.ts';
import { createSendReport } from './send-report.ts';
import { createSlowChangeSign } from './slow-change.ts';

interface SendNeeds extends ListNeeds {
  readonly reach: Pick<Reach, 'isThere'>;
  readonly refresh: () => Promise<void>;
  readonly reread: Queue['reread'];
  /** Sets the status back to what it was. */
  readonly undo: (entry: OutboxEntry) => Promise<void>;
}

export interface SendActions {
  /** Sends what waits, then fetches the list if anything was sent. */
  send(): Promise<void>;
  /** As `send`, including what was held back after failures. @returns whether the list was fetched. */
  sendAtOnce(): Promise<boolean>;
}

export function createSendActions(context: ConsoleContext, needs: SendNeeds): SendActions {
  const { edges, store } = context;
  const { list, sessionId, onSessionEnded, reach, refresh, reread } = needs;
  const showSlowChange = createSlowChangeSign(store);
  const report = createSendReport(context, { ...needs, sendNow: () => void sendAtOnce() });
  const isSignedOut = () => store.getState().session === 'signed-out';

  /** @returns why sending stopped. */
  async function sendAll() {
    store.setState({ isSending: true });
    try {
      const { onEvent } = report;
      const { username } = store.getState();
      return await sendOutbox({ ...edges, onSend: showSlowChange, onEvent }, username);
    } finally {
      showSlowChange(null);
      store.setState({ isSending: false });
    }
  }

  async function send(): Promise<boolean> {
    const { outbox, isRefreshing } = store.getState();
    if (isSignedOut() || !outbox.some(({ state }) => state === 'waiting')) return false;
    if (!(await reach.isThere()) || isSignedOut()) return false;
    list.stop();
    const askedIn = sessionId();
    report.restart();
    const end = await sendAll();
    planNext(edges, await reread(), () => void sendAtOnce());
    // The answer says nothing about a different session.
    if (end === 'session-ended' && sessionId() === askedIn) await onSessionEnded();
    if (end === 'unreachable') store.setState({ connection: 'offline' });
    if (end !== 'done' || isSignedOut() || (report.sent === 0 && !isRefreshing)) return false;
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

/** Plans the next attempt for what a failure of the server holds back. */
function planNext(
  { planOnce, now }: Pick<ConsoleEdges, 'planOnce' | 'now'>,
  outbox: readonly OutboxEntry[],
  sendAtOnce: () => void,
): void {
  const waiting = outbox.filter(({ state, nextTryAt }) => state === 'waiting' && nextTryAt > 0);
  if (waiting.length === 0) return;
  const next = Math.min(...waiting.map(({ nextTryAt }) => nextTryAt));
  // The timer is set only while the server does not answer; if it does by then, the connection is back.
  planOnce(sendAtOnce, Math.max(0, next - now()));
}
