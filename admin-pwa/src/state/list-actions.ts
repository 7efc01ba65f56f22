import { parseProblem } from '@yiqiao/contract/http-error';
import type { QuoteSubmission } from '@yiqiao/contract/quote';
import type { RefreshOutcome } from '../offline/list/list-refresher.ts';
import { parseHttpDate } from '../offline/list/refresh-list.ts';
import type { ListHead } from '../offline/storage/list-head.ts';
import { type Chunk, chunkKeyOf, signatureOf } from '../offline/storage/quote-chunks.ts';
import { emptyList, type ListState } from './console-state.ts';
import type { ConsoleContext } from './edges.ts';

export interface ListActions {
  /** Shows what is stored on the device: the newest rows at once, the rest as they are read. */
  loadStored(): Promise<void>;
  /** Fetches the list; resolves with how it went when the screen shows it. */
  refresh(sessionId: string): Promise<RefreshOutcome['kind']>;
  /** Shows and stores one submission as the server now has it. */
  applyQuote(sessionId: string, quote: QuoteSubmission): Promise<void>;
  /** Forgets the list on screen and stops a running refresh. */
  clear(): void;
  /** Stops a running refresh: its answer would be older than what happens now. */
  stop(): void;
}

export function createListActions({ edges, store }: ConsoleContext): ListActions {
  let chunks: Chunk[] = [];
  let etag: string | null = null;
  let storedRead: Promise<void> = Promise.resolve();

  const show = (list: Partial<ListState>) =>
    store.setState((state) => ({ list: { ...state.list, ...list } }));

  async function readStored(): Promise<void> {
    const head = await edges.storage.readListHead();
    if (head === null) return;
    const newest = await edges.storage.readChunks(head.chunkCount - 2, head.chunkCount - 1);
    if (newest.length === 0 && head.total > 0) return;
    store.setState({ clockOffsetMs: head.clockOffsetMs, now: edges.now() + head.clockOffsetMs });
    show({ phase: 'ready', quotes: flatten(newest), total: head.total, asOf: head.asOf });
    const rest = await readRest(head.chunkCount - 3);
    accept([...rest, ...newest], head);
  }

  async function readRest(last: number): Promise<Chunk[]> {
    const read: Chunk[] = [];
    for (let end = last; end >= 0; end -= chunksPerRead) {
      await edges.yieldToScreen();
      read.unshift(...(await edges.storage.readChunks(Math.max(0, end - chunksPerRead + 1), end)));
    }
    return read;
  }

  function accept(next: Chunk[], head: ListHead): void {
    const quotes = flatten(next);
    // A copy with a hole is worth nothing: without its name the next refresh brings all of it.
    const isWhole = quotes.length === head.total;
    chunks = isWhole ? next : [];
    etag = isWhole ? head.etag : null;
    show({ phase: 'ready', quotes, total: quotes.length, asOf: head.asOf, problem: null });
  }

  return {
    loadStored() {
      storedRead = readStored();
      return storedRead;
    },
    async refresh(sessionId) {
      await storedRead;
      store.setState({ isRefreshing: true });
      const next = [...chunks];
      const request = { sessionId, etag, signatures: chunks.map(({ signature }) => signature) };
      const outcome = await edges.refresher.refresh(request, ({ chunk }) => {
        next[chunk.key] = chunk;
        // A first visit sees the newest rows while the others are still on their way.
        if (chunks.length === 0 && store.getState().list.phase === 'loading') {
          show({ phase: 'ready', quotes: chunk.quotes, total: chunk.quotes.length });
        }
      });
      settleRefresh(outcome, next);
      return outcome.kind;
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
      etag = null;
      store.setState({ list: emptyList });
    },
    stop: () => edges.refresher.stop(),
  };

  function settleRefresh(outcome: RefreshOutcome, next: Chunk[]): void {
    store.setState({ isRefreshing: false });
    switch (outcome.kind) {
      case 'changed': {
        const { clockOffsetMs } = outcome.head;
        accept(next.slice(0, outcome.head.chunkCount), outcome.head);
        store.setState({
          connection: 'online',
          clockOffsetMs,
          now: edges.now() + clockOffsetMs,
          ...(outcome.isStored ? {} : { storage: edges.storage.isDurable ? 'full' : 'memory' }),
        });
        return;
      }
      case 'unchanged':
        store.setState({ connection: 'online' });
        return show({ asOf: parseHttpDate(outcome.servedAt) ?? edges.now(), problem: null });
      case 'refused':
        return fail('failing', parseProblem(outcome.body)?.message ?? `Status ${outcome.status}`);
      case 'unreachable':
        return fail('offline', null);
      case 'stopped':
        return;
    }
  }

  function fail(connection: 'offline' | 'failing', problem: string | null): void {
    const { phase } = store.getState().list;
    store.setState({ connection });
    show({ phase: phase === 'ready' ? 'ready' : 'failed', problem });
  }
}

/** Read from storage at a time: little enough to stay below a frame on a slow telephone. */
const chunksPerRead = 1;

/** Chunks by ascending key hold the oldest rows first; the list starts with the newest. */
function flatten(chunks: readonly Chunk[]): QuoteSubmission[] {
  return chunks.toReversed().flatMap(({ quotes }) => quotes);
}
