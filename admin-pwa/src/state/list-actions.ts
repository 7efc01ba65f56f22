import { parseProblem } from '@yiqiao/contract/http-error';
import type { QuoteSubmission } from '@yiqiao/contract/quote';
import type { RefreshOutcome } from '../offline/list/list-refresher.ts';
import { parseHttpDate } from '../offline/list/refresh-list.ts';
import type { ListHead } from '../offline/storage/list-head.ts';
import { type Chunk, chunkKeyOf, signatureOf } from '../offline/storage/quote-chunks.ts';
import { emptyList, type ListState } from './console-state.ts';
import type { ConsoleContext } from './edges.ts';

export interface ListActions {
  /** Shows what is stored on the device; resolves with the newest rows, the rest follows by itself. */
  loadStored(): Promise<void>;
  /** Fetches the list; resolves with how it went when the screen shows it. */
  refresh(sessionId: string): Promise<RefreshOutcome>;
  /** Shows and stores one submission as the server now has it. */
  applyQuote(sessionId: string, quote: QuoteSubmission): Promise<void>;
  /** Forgets the list on screen and stops a running refresh. */
  clear(): void;
  /** Stops a running refresh: its answer would be older than what happens now. */
  stop(): void;
}

export function createListActions({ edges, store }: ConsoleContext): ListActions {
  let chunks: Chunk[] = [];
  let head: ListHead | null = null;
  let storedRead: Promise<void> = Promise.resolve();

  const show = (list: Partial<ListState>) =>
    store.setState((state) => ({ list: { ...state.list, ...list } }));

  async function readStored(): Promise<void> {
    const stored = await edges.storage.readListHead();
    if (stored === null) return;
    const { total, chunkCount, asOf, clockOffsetMs } = stored;
    const newest = await edges.storage.readChunks(chunkCount - 2, chunkCount - 1);
    if (newest.length === 0 && total > 0) return;
    if (store.getState().list.phase !== 'ready') {
      store.setState({ clockOffsetMs, now: edges.now() + clockOffsetMs });
      show({ phase: 'ready', quotes: flatten(newest), total, asOf });
    }
    storedRead = readRest(chunkCount - 3).then((rest) => accept([...rest, ...newest], stored));
  }

  /** A few chunks at a time, so that no frame waits for the list to be complete. */
  async function readRest(last: number): Promise<Chunk[]> {
    const read: Chunk[][] = [];
    await edges.afterPaint();
    for (let end = last; end >= 0; end -= chunksPerSlice) {
      await edges.yieldToScreen();
      read.push(await edges.storage.readChunks(Math.max(0, end - chunksPerSlice + 1), end));
    }
    return read.toReversed().flat();
  }

  function accept(next: Chunk[], nextHead: ListHead): void {
    const quotes = flatten(next);
    // A copy with a hole is worth nothing: without its name the next refresh brings all of it.
    const isWhole = quotes.length === nextHead.total;
    chunks = isWhole ? next : [];
    head = isWhole ? nextHead : null;
    show({ phase: 'ready', quotes, total: quotes.length, asOf: nextHead.asOf, problem: null });
  }

  return {
    loadStored: readStored,
    async refresh(sessionId) {
      await storedRead;
      store.setState({ isRefreshing: true });
      const next = [...chunks];
      const signatures = chunks.map(({ signature }) => signature);
      const request = { sessionId, etag: head?.etag ?? null, signatures, now: edges.now() };
      const outcome = await edges.refresher.refresh(request, ({ chunk }) => {
        next[chunk.key] = chunk;
        // A first visit sees the newest rows while the others are still on their way.
        if (chunks.length === 0 && store.getState().list.phase === 'loading') {
          show({ phase: 'ready', quotes: chunk.quotes, total: chunk.quotes.length });
        }
      });
      await settleRefresh(outcome, { sessionId, next });
      return outcome;
    },
    async applyQuote(sessionId, quote) {
      const { quotes } = store.getState().list;
      const index = quotes.findIndex(({ id }) => id === quote.id);
      if (index === -1) return;
      show({ quotes: quotes.with(index, quote) });
      const key = chunkKeyOf(index, quotes.length);
      const chunk = chunks[key];
      if (!chunk) return;
      const rows = chunk.quotes.map((row) => (row.id === quote.id ? quote : row));
      const changed = { key, quotes: rows, signature: signatureOf(rows) };
      chunks = chunks.with(key, changed);
      await edges.storage.writeChunk(sessionId, changed);
    },
    clear() {
      edges.refresher.stop();
      chunks = [];
      head = null;
      store.setState({ list: emptyList });
    },
    stop: () => edges.refresher.stop(),
  };

  async function settleRefresh(
    outcome: RefreshOutcome,
    { sessionId, next }: { sessionId: string; next: Chunk[] },
  ): Promise<void> {
    store.setState({ isRefreshing: false });
    switch (outcome.kind) {
      case 'changed': {
        const { clockOffsetMs } = outcome.head;
        accept(next.slice(0, outcome.head.chunkCount), outcome.head);
        store.setState({
          connection: 'online',
          clockOffsetMs,
          now: edges.now() + clockOffsetMs,
          ...(outcome.isStored || store.getState().storage !== 'ok' ? {} : { storage: 'full' }),
        });
        return;
      }
      case 'unchanged':
        store.setState({ connection: 'online' });
        return confirm(sessionId, parseHttpDate(outcome.servedAt) ?? edges.now());
      case 'refused':
        return fail('failing', parseProblem(outcome.body)?.message ?? `Status ${outcome.status}`);
      case 'unreachable':
        return fail('offline', null);
      case 'stopped':
        return;
    }
  }

  async function confirm(sessionId: string, asOf: number): Promise<void> {
    show({ asOf, problem: null });
    if (head === null) return;
    head = { ...head, asOf };
    await edges.storage.writeListHead(sessionId, head);
  }

  function fail(connection: 'offline' | 'failing', problem: string | null): void {
    const { phase } = store.getState().list;
    store.setState({ connection });
    show({ phase: phase === 'ready' ? 'ready' : 'failed', problem });
  }
}

const chunksPerSlice = 4;

/** Chunks by ascending key hold the oldest rows first; the list starts with the newest. */
function flatten(chunks: readonly Chunk[]): QuoteSubmission[] {
  return chunks.toReversed().flatMap(({ quotes }) => quotes);
}
