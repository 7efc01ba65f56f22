import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type FindQuery, isNarrowed, isUnusual } from '../address/find-query.ts';
import type { DashboardAddress } from '../address/use-dashboard-address.ts';
import { useScripts } from '../characters/scripts.ts';
import { LateExportDialog } from '../csv/late-export-dialog.tsx';
import { findQuotes } from '../finding/find-quotes.ts';
import { FindingBar } from '../finding/finding-bar.tsx';
import { useWarmFacts } from '../finding/use-warm-facts.ts';
import { useWhose } from '../finding/use-whose.ts';
import type { StatusCounts } from '../finding/views/count-statuses.ts';
import { countViews, type ViewCounts } from '../finding/views/quote-views.ts';
import { WaitingRequests } from '../new-request/waiting-requests.tsx';
import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import { canDecide } from '../state/console-state.ts';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { useIsNarrowScreen } from '../ui/screen/narrow-screen.ts';
import styles from './list-pane.module.css';
import { ListState } from './list-state.tsx';
import { ListSummary } from './list-summary.tsx';
import { useKeptPlaces } from './places/use-kept-places.ts';
import { QuoteList } from './quote-list.tsx';
import { SearchAll } from './search-all.tsx';
import { UnpaidSummary } from './unpaid-summary.tsx';

interface ListPaneProps {
  address: DashboardAddress;
  activeId: string | null;
  selectedId: string | null;
  /** How many there are of each status, and in each view; `null` until all have been read. */
  statuses: StatusCounts | null;
  views: ViewCounts | null;
  queuedById: ReadonlyMap<string, readonly OutboxEntry[]>;
  isFinding: boolean;
  isExporting: boolean;
  searchField: RefObject<HTMLInputElement | null>;
  pane: RefObject<HTMLElement | null>;
  onActivate: (id: string) => void;
  onEnterList: () => void;
  onDownload: (event: React.MouseEvent) => void;
  onNewRequest: () => void;
  onCloseSearch: () => void;
  onExported: () => void;
}

/** The list with its search, filters and summary. */
export function ListPane(props: ListPaneProps) {
  const { address, pane, onEnterList } = props;
  const { list } = useTexts();
  const { quotes, total } = useConsoleState((state) => state.list);
  const now = useConsoleState((state) => state.now);
  const [text, setText] = useState('');
  const { query, search, found } = useFound(address.filters, text);
  const isBehindDetail = useIsNarrowScreen() && address.quoteId !== null;
  useUndoInThisList(search);
  useFocusOnReturn(isBehindDetail, onEnterList);
  return (
    <>
      <section ref={pane} className={styles.pane} aria-label={list.pane} inert={isBehindDetail}>
        <h2 className="visually-hidden" tabIndex={-1}>
          {list.heading}
        </h2>
        <FindingBar
          query={query}
          counts={props.statuses}
          views={props.views}
          isFinding={props.isFinding}
          searchField={props.searchField}
          onText={setText}
          onFilter={address.setFilter}
          onView={address.chooseView}
          onClose={props.onCloseSearch}
          onEnterList={onEnterList}
        />
        {query.view === 'unpaid' && found.length > 0 ? (
          <UnpaidSummary found={found} />
        ) : (
          <ListSummary
            found={quotes.length === total ? found.length : null}
            isWhole={found.length === quotes.length}
            isUsual={found.length > 0 && !isUnusual(query)}
            sort={query.sort}
          />
        )}
        <WaitingRequests now={now} onEdit={props.onNewRequest} />
        <FoundList {...props} query={query} search={search} found={found} />
      </section>
      {props.isExporting && <LateExportDialog quotes={found} onClose={props.onExported} />}
    </>
  );
}

type FoundListProps = ListPaneProps & ReturnType<typeof useFound>;

/** What was found, or why there is nothing. */
function FoundList(props: FoundListProps) {
  const { address, query, search, found, onActivate } = props;
  const { changeStatus } = useConsole();
  const { quotes, total, phase, problem } = useConsoleState((state) => state.list);
  const { fullCards } = useConsoleState((state) => state.preferences);
  const isDecidable = useConsoleState(canDecide);
  const now = useConsoleState((state) => state.now);
  const onOpen = useOpen(props);
  const onMove = useCallback((quote: QuoteSubmission) => onActivate(quote.id), [onActivate]);
  const isRead = quotes.length === total;
  const others = query.text.trim() !== '' && isRead && isNarrowed(query) && (
    <SearchAll found={found.length} total={quotes.length} onSearchAll={address.showAll} />
  );
  if (found.length === 0) {
    return (
      <ListState
        phase={isRead ? phase : 'loading'}
        problem={problem}
        isEmpty={quotes.length === 0}
        query={query}
      >
        {others}
      </ListState>
    );
  }
  return (
    <QuoteList
      quotes={found}
      all={quotes}
      after={others}
      setSize={found.length === quotes.length && total !== null ? total : found.length}
      searchedFor={search}
      text={query.text}
      queuedById={props.queuedById}
      activeId={props.activeId}
      selectedId={props.selectedId}
      isFull={fullCards}
      isAboutMoney={query.view === 'unpaid'}
      isMine={query.view === 'mine'}
      isDisabled={!isDecidable}
      now={now}
      onActivate={onMove}
      onOpen={onOpen}
      onChangeStatus={changeStatus}
      onDownload={props.onDownload}
    />
  );
}

/** The submissions that filters and text find; `search` changes with every other query. */
function useFound(filters: DashboardAddress['filters'], text: string) {
  const { quotes } = useConsoleState((state) => state.list);
  const now = useConsoleState((state) => state.now);
  useWarmFacts(quotes);
  const query = useMemo(() => queryOf(filters, text), [filters, text]);
  const search = JSON.stringify(query);
  const at = momentFor(query, quotes, now);
  const whose = useWhose();
  // Either script finds the other once the table of characters is there.
  const scripts = useScripts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: searching reads the scripts by itself.
  const matching = useMemo(
    () => findQuotes(quotes, query, at, whose),
    [quotes, query, at, whose, scripts],
  );
  return { query, search, found: useKeptPlaces(matching, quotes, search) };
}

/** The console opens on one's own orders: whoever searches there may look for any. */
function queryOf(filters: DashboardAddress['filters'], text: string): FindQuery {
  const isSearch = filters.view === 'mine' && text.trim() !== '';
  return { ...filters, text, view: isSearch ? null : filters.view };
}

/** What was decided in a list is offered for undoing until that list is left. */
function useUndoInThisList(search: string): void {
  const { endUndo } = useConsole();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search is another list.
  useEffect(() => endUndo, [search, endUndo]);
}

/** Opens the detail; if another one is open, it takes that one's place in the history. */
function useOpen({ address, selectedId, onActivate }: ListPaneProps) {
  const { open } = address;
  return useCallback(
    (quote: QuoteSubmission) => {
      onActivate(quote.id);
      open(quote.id, selectedId !== null);
    },
    [onActivate, open, selectedId],
  );
}

/** The moment a search is evaluated for; it moves on only when that can change the result. */
function momentFor(query: FindQuery, quotes: readonly QuoteSubmission[], now: number): number {
  if (query.due !== null) return now;
  const hasViews = query.view !== null || ['due', 'unpaid'].includes(query.sort);
  return hasViews ? countViews(quotes, now).at : 0;
}

/** Returning from the detail, focus goes back to the card that was open. */
function useFocusOnReturn(isBehindDetail: boolean, enterList: () => void): void {
  const wasBehind = useRef(isBehindDetail);
  useEffect(() => {
    if (wasBehind.current && !isBehindDetail && document.activeElement === document.body) {
      enterList();
    }
    wasBehind.current = isBehindDetail;
  });
}
