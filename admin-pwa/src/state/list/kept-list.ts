import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { countItems, type Segments } from '@yiqiao/contract/segments';
import type { ListHead } from '../../offline/storage/records/list-head.ts';
import { changedSegments } from '../../offline/storage/records/stored-segment.ts';
import { emptyList, type ListState } from '../console-state.ts';
import type { ConsoleContext } from '../edges.ts';
import { mergeQuotes, removeQuotes } from './merge-quotes.ts';
import { withOpenings } from './with-openings.ts';

export interface ListChange {
  readonly changed?: readonly QuoteSubmission[];
  /** Ids of removed submissions. */
  readonly removed?: readonly string[];
}

/** The whole list as this page has it. */
interface ListCopy {
  readonly segments: Segments<QuoteSubmission>;
  readonly head: ListHead;
}

/** The list on screen, and the copy behind it that is also stored on the device. */
export interface KeptList {
  /** `null` while this page has no whole list. */
  head(): ListHead | null;
  show(list: Partial<ListState>): void;
  /** Shows rows, with those opened on this device marked as opened. */
  showRows(quotes: readonly QuoteSubmission[], list?: Partial<ListState>): void;
  /** Shows a whole list and keeps it as the copy. */
  showWhole(segments: Segments<QuoteSubmission>, head: ListHead, list?: Partial<ListState>): void;
  /** Merges changes into the copy, the screen, and the stored list if that is the same copy. */
  merge(sessionId: string, change: ListChange, news?: Partial<ListHead>): Promise<void>;
  /** @param ids of what was opened here, whether or not the server knows. */
  setOpened(ids: readonly string[]): void;
  clear(): void;
}

export function createKeptList({ edges, store }: ConsoleContext): KeptList {
  let copy: ListCopy | null = null;
  let opened: readonly string[] = [];

  const show = (list: Partial<ListState>) =>
    store.setState((state) => ({ list: { ...state.list, ...list } }));

  function showRows(quotes: readonly QuoteSubmission[], list?: Partial<ListState>): void {
    const shown = withOpenings(quotes, opened);
    if (list === undefined && shown === store.getState().list.quotes) return;
    show({ ...list, quotes: shown });
  }

  return {
    head: () => copy?.head ?? null,
    show,
    showRows,
    showWhole(segments, head, list) {
      copy = { segments, head };
      showRows(segments.flat(), { total: head.total, ...list });
    },
    async merge(sessionId, { changed = [], removed = [] }, news = {}) {
      if (copy === null) return;
      const { segments: before, head } = copy;
      const segments = mergeQuotes(removeQuotes(before, removed), changed);
      const next = { ...head, ...news, total: countItems(segments) };
      copy = { segments, head: next };
      if (segments !== before) showRows(segments.flat(), { total: next.total });
      const isContinued = await edges.storage.continueList(sessionId, {
        from: head.cursor,
        segments: changedSegments(before, segments),
        head: next,
      });
      // Another tab has stored another state; fetching the whole list reconciles them. Pointless on a
      // full device, which cannot store it.
      if (isContinued || store.getState().storage !== 'ok') return;
      copy &&= { ...copy, head: { ...copy.head, cursor: null } };
    },
    setOpened(ids) {
      opened = ids;
    },
    clear() {
      copy = null;
      opened = [];
      store.setState({ list: emptyList });
    },
  };
}
