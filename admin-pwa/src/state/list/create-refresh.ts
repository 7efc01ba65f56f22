import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { RefreshOutcome } from '../../offline/list/list-refresher.ts';
import {
  areErased,
  areMissing,
  type GoneSubmission,
} from '../../offline/storage/forget/gone-submissions.ts';
import type { ListHead } from '../../offline/storage/records/list-head.ts';
import type { ConsoleContext } from '../edges.ts';
import type { KeptList } from './kept-list.ts';
import { showFailure } from './show-failure.ts';

interface RefreshNeeds {
  readonly kept: KeptList;
  /** Resolves once the stored list has been read. */
  readonly whenRead: () => Promise<void>;
  readonly forgetWaiting: (isGone: GoneSubmission) => Promise<void>;
}

/** From here on a person wants to know why nothing happens. */
const slowAfterMs = 8000;

type Refresh = (sessionId: string) => Promise<RefreshOutcome>;

/** Fetches what has changed since the stored copy, or the whole list, and shows it. */
export function createRefresh(context: ConsoleContext, needs: RefreshNeeds): Refresh {
  const { edges, store } = context;
  const { kept, whenRead, forgetWaiting } = needs;

  /** The server has answered, and this device's clock may have been corrected in the meantime. */
  function showAnswered({ asOf, clockOffsetMs }: Omit<ListHead, 'total'>): void {
    store.setState({ connection: 'online', clockOffsetMs, now: edges.now() + clockOffsetMs });
    kept.show({ phase: 'ready', asOf, problem: null });
  }

  async function refresh(sessionId: string): Promise<RefreshOutcome> {
    await whenRead();
    store.setState({ isRefreshing: true });
    kept.setOpened(await edges.storage.readOpenings());
    const wasConnected = edges.isConnected();
    const { outcome, segments, cursor, askedAt } = await ask(context, kept, sessionId);
    store.setState({ isRefreshing: false });
    if (outcome.kind === 'whole') {
      if (!outcome.isStored && store.getState().storage === 'ok')
        store.setState({ storage: 'full' });
      kept.showWhole(segments, outcome.head);
      showAnswered(outcome.head);
      await forgetWaiting(areMissing(segments.flat(), askedAt));
    } else if (outcome.kind === 'changes') {
      // The copy these changes belong to was replaced or forgotten in the meantime.
      const present = kept.head();
      if (present?.cursor !== cursor) return present ? refresh(sessionId) : { kind: 'stopped' };
      showAnswered(outcome.head);
      // First: the next cursor no longer names them.
      if (outcome.removed.length > 0) await forgetWaiting(areErased(outcome.removed));
      await kept.merge(sessionId, outcome, outcome.head);
    } else {
      showFailure(store, outcome);
    }
    // The connection may be lost while its last answer is being read.
    if (wasConnected && !edges.isConnected()) store.setState({ connection: 'offline' });
    return outcome;
  }

  return refresh;
}

/** Asks for the list since the stored copy, with the first rows on screen as soon as they are here. */
async function ask({ edges, store }: ConsoleContext, kept: KeptList, sessionId: string) {
  const segments: (readonly QuoteSubmission[])[] = [];
  const cursor = kept.head()?.cursor ?? null;
  const now = edges.now();
  const askedAt = now + store.getState().clockOffsetMs;
  const request = { sessionId, cursor, now, askedAt };
  const slow = setTimeout(() => store.setState({ isSlow: true }), slowAfterMs);
  const endSlow = () => {
    clearTimeout(slow);
    store.setState({ isSlow: false });
  };
  const outcome = await edges.refresher.refresh(request, ({ quotes }) => {
    endSlow();
    segments.push(quotes);
    // On a first visit the newest rows appear while the others are still coming.
    if (kept.head() === null && store.getState().list.phase === 'loading') {
      kept.showRows(quotes, { phase: 'ready', total: null });
    }
  });
  endSlow();
  return { outcome, segments, cursor, askedAt };
}
