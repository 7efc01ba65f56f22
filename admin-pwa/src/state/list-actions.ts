import type { QuoteSubmission } from '@yiqiao/contract/quote';
import type { RefreshOutcome } from '../offline/list/list-refresher.ts';
import { emptyList, type ListState } from './console-state.ts';
import type { ConsoleContext } from './edges.ts';
import { createListCopy, flatten } from './list-copy.ts';
import { showRefresh } from './show-refresh.ts';
import { readStoredList } from './stored-list.ts';

export interface ListActions {
  /** Shows what is stored on the device; resolves with the newest rows, the rest follows by itself. */
  loadStored(): Promise<void>;
  /** Fetches the list; resolves with how it went when the screen shows it. */
  refresh(sessionId: string): Promise<RefreshOutcome>;
  /** Shows and stores one submission as the server now has it. */
  applyQuote(sessionId: string, quote: QuoteSubmission): Promise<void>;
  /** Forgets the list on screen and stops what would bring it back. */
  clear(): void;
  /** Stops a running refresh: its answer would be older than what happens now. */
  stop(): void;
}

export function createListActions({ edges, store }: ConsoleContext): ListActions {
  const copy = createListCopy();
  let storedRead: Promise<void> = Promise.resolve();
  /** Grows with every `clear`: what was being read before must not be shown after. */
  let generation = 0;

  const show = (list: Partial<ListState>) =>
    store.setState((state) => ({ list: { ...state.list, ...list } }));

  return {
    async loadStored() {
      const startedIn = generation;
      const stored = await readStoredList(edges);
      if (stored === null || generation !== startedIn) return;
      const { asOf, clockOffsetMs, total } = stored.head;
      if (store.getState().list.phase !== 'ready') {
        store.setState({ clockOffsetMs, now: edges.now() + clockOffsetMs });
        show({ phase: 'ready', quotes: flatten(stored.newest), total, asOf });
      }
      storedRead = stored.readRest().then((chunks) => {
        if (generation !== startedIn) return;
        const quotes = copy.take(chunks, stored.head);
        show({ quotes, total: quotes.length, asOf });
      });
    },
    async refresh(sessionId) {
      await storedRead;
      store.setState({ isRefreshing: true });
      const wasConnected = edges.isConnected();
      const draft = copy.draft();
      const { etag, signatures, isEmpty } = copy;
      const request = { sessionId, etag, signatures, now: edges.now() };
      const outcome = await edges.refresher.refresh(request, ({ chunk }) => {
        draft[chunk.key] = chunk;
        // A first visit sees the newest rows while the others are still on their way.
        if (isEmpty && store.getState().list.phase === 'loading') {
          show({ phase: 'ready', quotes: chunk.quotes, total: null });
        }
      });
      await showRefresh({ edges, store, copy }, outcome, { sessionId, draft });
      // The connection can go while its last answer is being read.
      if (wasConnected && !edges.isConnected()) store.setState({ connection: 'offline' });
      return outcome;
    },
    async applyQuote(sessionId, quote) {
      const { quotes } = store.getState().list;
      const index = quotes.findIndex(({ id }) => id === quote.id);
      if (index === -1) return;
      show({ quotes: quotes.map((row, at) => (at === index ? quote : row)) });
      const chunk = copy.replace(quote, index, quotes.length);
      if (chunk !== null) await edges.storage.writeChunk(sessionId, chunk);
    },
    clear() {
      generation += 1;
      edges.refresher.stop();
      copy.clear();
      store.setState({ list: emptyList });
    },
    stop: () => edges.refresher.stop(),
  };
}
