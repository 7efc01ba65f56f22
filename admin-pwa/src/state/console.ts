import type { QuoteStatus } from '@yiqiao/contract/quote/status';
import { quoteStatusSchema } from '@yiqiao/contract/quote/status';
import * as z from 'zod/mini';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isStatusEntry } from '../offline/outbox/outbox-entry.ts';
import type { SyncEvent } from '../offline/outbox/sync.ts';
import type { Preferences } from '../offline/storage/preferences.ts';
import type { TabMessage } from '../offline/tabs.ts';
import { speak } from '../texts/texts.ts';
import { type ChangeActions, createChangeActions } from './actions/change-actions.ts';
import { createDocumentActions, type DocumentActions } from './actions/document-actions.ts';
import { createListActions } from './actions/list-actions.ts';
import { createOrderActions, type OrderActions } from './actions/order-actions.ts';
import { createQueue } from './actions/queue.ts';
import { createScanActions, type ScanActions } from './actions/scan-actions.ts';
import { createSendActions } from './actions/send-actions.ts';
import { createSessionActions } from './actions/session-actions.ts';
import { type ConsoleState, initialState, type StorageState } from './console-state.ts';
import { createCountFollower } from './count-follower.ts';
import { createDeviceAccess } from './device-access.ts';
import type { ConsoleEdges } from './edges.ts';
import { createToaster, type Toaster } from './toaster.ts';

export interface Console
  extends Omit<ChangeActions, 'reread'>,
    DocumentActions,
    OrderActions,
    ScanActions {
  readonly store: StoreApi<ConsoleState>;
  readonly toaster: Toaster;
  /** Shows what the device keeps. */
  open(): Promise<void>;
  /** Asks the server, sends what waits and fetches the list: at the start, and when it may answer again. */
  resume(): Promise<void>;
  refresh(): Promise<void>;
  login(username: string, password: string): Promise<void>;
  logout(): Promise<void>;
  /** Moves the clock on, and locks what the server has not confirmed for too long. */
  tick(): void;
  reportStorage(storage: StorageState): void;
  /** Looks whether counts are to be awaited: while the page is seen and something is being counted. */
  followCounts(): void;
  /** Changes how this device shows the console, and keeps it. */
  setPreference(change: Partial<Preferences>): Promise<void>;
}

/** The console without its screens. */
export function createConsole(edges: ConsoleEdges): Console {
  const store = createStore<ConsoleState>(() => initialState(edges.now()));
  const toaster = createToaster((task, delayMs) => setTimeout(task, delayMs));
  const context = { edges, store, toaster };

  const list = createListActions(context);
  const access = createDeviceAccess(context, list);
  const session = createSessionActions(context, { access, list });
  const sessionId = () => access.current?.sessionId ?? '';
  const sending = createSendActions(context, {
    list,
    sessionId,
    onSessionEnded: access.end,
    refresh,
    undo,
  });
  const queue = createQueue(context, sending.send);
  const changes = createChangeActions(context, queue);
  const orders = createOrderActions(context, queue, { sessionId, onSessionEnded: access.end });
  const documents = createDocumentActions(context, {
    list,
    sessionId,
    onSessionEnded: access.end,
  });
  const scans = createScanActions(context, { list, sessionId, onSessionEnded: access.end });
  const followCounts = createCountFollower(context, { refresh, onSessionEnded: access.end });
  let resuming: Promise<void> | null = null;

  /** @returns whether the list has changed. */
  async function fetchChanges(): Promise<boolean> {
    const outcome = await list.refresh(sessionId());
    if (outcome.kind === 'refused' && outcome.status === 401) await access.end();
    return outcome.kind === 'whole' || (outcome.kind === 'changes' && outcome.changed.length > 0);
  }

  async function refresh(): Promise<void> {
    if (await fetchChanges()) edges.tabs.tell('list-changed');
  }

  function undo({ quote, entry }: SyncEvent & { kind: 'sent' }): void {
    const status = isStatusEntry(entry) ? z.safeParse(quoteStatusSchema, entry.from) : null;
    if (status?.success) void changeLatest(quote.id, status.data);
  }

  async function changeLatest(id: string, status: QuoteStatus): Promise<void> {
    const quote = store.getState().list.quotes.find((row) => row.id === id);
    if (quote) await changes.changeStatus(quote, status);
  }

  async function askServer(): Promise<void> {
    if ((await session.confirm()) !== 'confirmed') return;
    const isFetched = await sending.sendAtOnce();
    if (!isFetched && store.getState().session === 'signed-in') await refresh();
  }

  function resume(): Promise<void> {
    resuming ??= askServer().finally(() => {
      resuming = null;
    });
    return resuming;
  }

  async function open(): Promise<void> {
    if (!edges.storage.isDurable) store.setState({ storage: 'memory' });
    // Known from the first screen on: a strip that came later would move it.
    if (!edges.isConnected()) store.setState({ connection: 'offline' });
    const preferences = edges.storage.readPreferences();
    await access.open();
    const kept = await preferences;
    speak(kept.language);
    store.setState({ preferences: kept });
  }

  edges.tabs.onMessage((message: TabMessage) => {
    const { session: known } = store.getState();
    if (message === 'signed-out') {
      access.leave(null);
      toaster.clear();
    }
    if (message === 'session-ended' && known !== 'signed-out') void access.endHere();
    // What was asked before the login got the answer of before the login.
    if (message === 'signed-in' && known === 'signed-out') {
      void Promise.all([open(), resuming]).then(resume);
    }
    if (message === 'outbox-changed') void changes.reread();
    // It tells nobody, or two tabs would go on telling each other.
    if (message === 'list-changed' && known === 'signed-in') void fetchChanges();
  });

  return {
    ...changes,
    ...documents,
    ...orders,
    ...scans,
    store,
    toaster,
    open,
    resume,
    refresh,
    async login(username, password) {
      await session.login(username, password);
      // What was asked before the login got the answer of before the login.
      void (resuming ?? Promise.resolve()).then(resume);
    },
    logout: session.logout,
    tick() {
      store.setState(({ clockOffsetMs }) => ({ now: edges.now() + clockOffsetMs }));
      if (access.lockIfStale()) void resume();
    },
    followCounts,
    reportStorage: (storage) => store.setState({ storage }),
    async setPreference(change) {
      const preferences = { ...store.getState().preferences, ...change };
      speak(preferences.language);
      store.setState({ preferences });
      await edges.storage.writePreferences(preferences);
    },
  };
}
