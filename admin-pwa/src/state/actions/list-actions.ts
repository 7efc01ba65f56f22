import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { countItems, type Segments } from '@yiqiao/contract/segments';
import type { RefreshOutcome } from '../../offline/list/list-refresher.ts';
import type { ListHead } from '../../offline/storage/list-head.ts';
import { changedSegments } from '../../offline/storage/stored-segment.ts';
import { emptyList, type ListState } from '../console-state.ts';
import type { ConsoleContext } from '../edges.ts';
import { mergeQuotes } from '../merge-quotes.ts';
import { readStoredList } from '../stored-list.ts';
import { showFailure } from './show-failure.ts';

export interface ListActions {
  /** Shows what is stored on the device; resolves with the newest rows, the rest follows. */
  loadStored(): Promise<void>;
  /** Fetches what has changed; resolves with how it went when the screen shows it. */
  refresh(sessionId: string): Promise<RefreshOutcome>;
  /** Shows and stores one submission as the server now has it. */
  applyQuote(sessionId: string, quote: QuoteSubmission): Promise<void>;
  /** Forgets the list on screen and stops what would bring it back. */
  clear(): void;
  /** Stops a running refresh: its answer would be older than what happens now. */
  stop(): void;
}

/** The list as this page holds it. */
interface ListCopy {
  readonly segments: Segments<QuoteSubmission>;
  readonly head: ListHead;
}

export function createListActions({ edges, store }: ConsoleContext): ListActions {
  let copy: ListCopy | null = null;
  let storedRead: Promise<void> = Promise.resolve();
  /** Grows with every `clear`: what was being read before must not be shown after. */
  let generation = 0;

  const show = (list: Partial<ListState>) =>
    store.setState((state) => ({ list: { ...state.list, ...list } }));

  /** The server has answered, and this device's clock may have been set right since it last did. */
  function showAnswered({ asOf, clockOffsetMs }: Omit<ListHead, 'total'>): void {
    store.setState({ connection: 'online', clockOffsetMs, now: edges.now() + clockOffsetMs });
    show({ phase: 'ready', asOf, problem: null });
  }

  function showWhole(segments: Segments<QuoteSubmission>, head: ListHead): void {
    copy = { segments, head };
    show({ quotes: segments.flat(), total: head.total });
    showAnswered(head);
  }

  /** Puts what has changed into the copy, on screen, and on the device if that keeps the same copy. */
  async function merge(
    sessionId: string,
    changed: readonly QuoteSubmission[],
    news: Partial<ListHead> = {},
  ): Promise<void> {
    if (copy === null) return;
    const { segments: before, head } = copy;
    const segments = mergeQuotes(before, changed);
    const next = { ...head, ...news, total: countItems(segments) };
    copy = { segments, head: next };
    if (segments !== before) show({ quotes: segments.flat(), total: next.total });
    const isContinued = await edges.storage.continueList(sessionId, {
      from: head.cursor,
      segments: changedSegments(before, segments),
      head: next,
    });
    // Another tab keeps another state; the whole list brings the two together. Not on a device that
    // has no room for it.
    if (isContinued || store.getState().storage !== 'ok') return;
    copy &&= { ...copy, head: { ...copy.head, cursor: null } };
  }

  async function refresh(sessionId: string): Promise<RefreshOutcome> {
    await storedRead;
    store.setState({ isRefreshing: true });
    const wasConnected = edges.isConnected();
    const segments: (readonly QuoteSubmission[])[] = [];
    const cursor = copy?.head.cursor ?? null;
    const request = { sessionId, cursor, now: edges.now() };
    const outcome = await edges.refresher.refresh(request, ({ quotes }) => {
      segments.push(quotes);
      // A first visit sees the newest rows while the others are still on their way.
      if (copy === null && store.getState().list.phase === 'loading') {
        show({ phase: 'ready', quotes, total: null });
      }
    });
    store.setState({ isRefreshing: false });
    if (outcome.kind === 'whole') {
      if (!outcome.isStored && store.getState().storage === 'ok')
        store.setState({ storage: 'full' });
      showWhole(segments, outcome.head);
    } else if (outcome.kind === 'changes') {
      // The copy that they were asked for has been replaced meanwhile, or forgotten.
      if (copy?.head.cursor !== cursor) return copy ? refresh(sessionId) : { kind: 'stopped' };
      showAnswered(outcome.head);
      await merge(sessionId, outcome.changed, outcome.head);
    } else {
      showFailure(store, outcome);
    }
    // The connection can go while its last answer is being read.
    if (wasConnected && !edges.isConnected()) store.setState({ connection: 'offline' });
    return outcome;
  }

  return {
    refresh,
    async loadStored() {
      const startedIn = generation;
      const stored = await readStoredList(edges);
      if (stored === null || generation !== startedIn) return;
      const { asOf, clockOffsetMs, total } = stored.head;
      if (store.getState().list.phase !== 'ready') {
        store.setState({ clockOffsetMs, now: edges.now() + clockOffsetMs });
        show({ phase: 'ready', quotes: stored.newest.flat(), total, asOf });
      }
      storedRead = stored.readRest().then((segments) => {
        if (generation !== startedIn) return;
        const quotes = segments.flat();
        // A copy with a hole is worth nothing: without one the next refresh brings all of it.
        copy = quotes.length === total ? { segments, head: stored.head } : null;
        show({ quotes, total: quotes.length, asOf });
      });
    },
    async applyQuote(sessionId, quote) {
      const { quotes } = store.getState().list;
      if (!quotes.some(({ id }) => id === quote.id)) return;
      if (copy === null) show({ quotes: quotes.map((row) => (row.id === quote.id ? quote : row)) });
      else await merge(sessionId, [quote]);
    },
    clear() {
      generation += 1;
      edges.refresher.stop();
      copy = null;
      store.setState({ list: emptyList });
    },
    stop: () => edges.refresher.stop(),
  };
}
