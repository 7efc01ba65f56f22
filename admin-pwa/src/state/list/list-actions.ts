import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { RefreshOutcome } from '../../offline/list/list-refresher.ts';
import { areErased } from '../../offline/storage/forget/gone-submissions.ts';
import type { ConsoleContext } from '../edges.ts';
import { createRefresh } from './create-refresh.ts';
import { forgetAndTell, forgetWaiting } from './forget-waiting.ts';
import { createKeptList } from './kept-list.ts';
import { readStoredList } from './stored-list.ts';

export interface ListActions {
  /** Shows the stored list; resolves with the newest rows, and the rest follows. */
  loadStored(): Promise<void>;
  /** Fetches what has changed; resolves with the outcome once the screen shows it. */
  refresh(sessionId: string): Promise<RefreshOutcome>;
  /** Shows and stores one submission as the server has it now. */
  applyQuote(sessionId: string, quote: QuoteSubmission): Promise<void>;
  /** Marks submissions as opened that were opened on this device, ahead of the server. */
  showOpened(ids: readonly string[]): void;
  /** Removes erased submissions, and everything that waits about them, from the screen and this device. */
  forget(sessionId: string, ids: readonly string[]): Promise<void>;
  /** Clears the list on screen and stops whatever would bring it back. */
  clear(): void;
  /** Stops a running refresh: its answer would predate what happens now. */
  stop(): void;
}

export function createListActions(context: ConsoleContext): ListActions {
  const { edges, store } = context;
  const kept = createKeptList(context);
  let storedRead: Promise<void> = Promise.resolve();
  /** Incremented by `clear`: what was being read before must not be shown afterwards. */
  let generation = 0;

  const rows = () => store.getState().list.quotes;

  return {
    refresh: createRefresh(context, {
      kept,
      whenRead: () => storedRead,
      forgetWaiting: (isGone) => forgetAndTell(context, isGone),
    }),
    async loadStored() {
      const startedIn = generation;
      const [stored, openings] = await Promise.all([
        readStoredList(edges),
        edges.storage.readOpenings(),
      ]);
      if (stored === null || generation !== startedIn) return;
      kept.setOpened(openings);
      const { asOf, clockOffsetMs, total } = stored.head;
      if (store.getState().list.phase !== 'ready') {
        store.setState({ clockOffsetMs, now: edges.now() + clockOffsetMs });
        kept.showRows(stored.newest.flat(), { phase: 'ready', total, asOf });
      }
      storedRead = stored.readRest().then((segments) => {
        if (generation !== startedIn) return;
        const quotes = segments.flat();
        // A copy with a gap is useless; without one, the next refresh brings the whole list.
        if (quotes.length === total) kept.showWhole(segments, stored.head, { asOf });
        else kept.showRows(quotes, { total: quotes.length, asOf });
      });
    },
    async applyQuote(sessionId, quote) {
      if (!rows().some(({ id }) => id === quote.id)) return;
      if (kept.head() !== null) return await kept.merge(sessionId, { changed: [quote] });
      kept.show({ quotes: rows().map((row) => (row.id === quote.id ? quote : row)) });
    },
    async forget(sessionId, ids) {
      await forgetWaiting(context, areErased(ids));
      if (kept.head() !== null) return await kept.merge(sessionId, { removed: ids });
      const left = rows().filter(({ id }) => !ids.includes(id));
      kept.show({ quotes: left, total: left.length });
    },
    showOpened(ids) {
      kept.setOpened(ids);
      kept.showRows(rows());
    },
    clear() {
      generation += 1;
      edges.refresher.stop();
      kept.clear();
    },
    stop: () => edges.refresher.stop(),
  };
}
