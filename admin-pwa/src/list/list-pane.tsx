import type { QuoteSubmission } from '@yiqiao/contract/quote';
import { type RefObject, useCallback, useMemo, useState } from 'react';
import { countStatuses } from '../finding/count-statuses.ts';
import { downloadCsv } from '../finding/download-csv.ts';
import { sortOrders } from '../finding/find-query.ts';
import { findQuotes } from '../finding/find-quotes.ts';
import { FindingBar } from '../finding/finding-bar.tsx';
import { useWarmFacts } from '../finding/use-warm-facts.ts';
import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import type { DashboardAddress } from '../pages/use-dashboard-address.ts';
import { canDecide } from '../state/console-state.ts';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { formatCount } from '../ui/format-count.ts';
import { useIsNarrowScreen } from '../ui/narrow-screen.ts';
import styles from './list-pane.module.css';
import { ListState } from './list-state.tsx';
import { QuoteList } from './quote-list.tsx';

interface ListPaneProps {
  address: DashboardAddress;
  activeId: string | null;
  selectedId: string | null;
  queuedById: ReadonlyMap<string, OutboxEntry>;
  searchField: RefObject<HTMLInputElement | null>;
  pane: RefObject<HTMLElement | null>;
  onActivate: (id: string) => void;
  onEnterList: () => void;
  onDownload: (event: React.MouseEvent) => void;
}

/** The list with everything that finds something in it. */
export function ListPane(props: ListPaneProps) {
  const { address, activeId, selectedId, queuedById, searchField } = props;
  const { pane, onActivate, onEnterList, onDownload } = props;
  const { changeStatus } = useConsole();
  const { quotes, total, phase, problem } = useConsoleState((state) => state.list);
  const isDecidable = useConsoleState(canDecide);
  const now = useConsoleState((state) => state.now);
  const [text, setText] = useState('');
  useWarmFacts(quotes);

  const query = useMemo(() => ({ ...address.filters, text }), [address.filters, text]);
  const found = useMemo(() => findQuotes(quotes, query, now), [quotes, query, now]);
  const isRead = quotes.length === total;
  const counts = useMemo(() => (isRead ? countStatuses(quotes) : null), [isRead, quotes]);

  const { open } = address;
  const onOpen = useCallback(
    (quote: QuoteSubmission) => {
      onActivate(quote.id);
      open(quote.id, selectedId !== null);
    },
    [onActivate, open, selectedId],
  );
  const onMove = useCallback((quote: QuoteSubmission) => onActivate(quote.id), [onActivate]);

  const isBehindDetail = useIsNarrowScreen() && address.quoteId !== null;
  const isWhole = found.length === quotes.length;
  return (
    <section ref={pane} className={styles.pane} aria-label="List" inert={isBehindDetail}>
      <div className={styles.head}>
        <h2 className={styles.title}>Quote submissions</h2>
        <p className={styles.summary} role="status">
          {isWhole
            ? formatCount(total)
            : `${isRead ? formatCount(found.length) : '…'} of ${formatCount(total)}`}
          , {sortOrders[query.sort].toLowerCase()}
        </p>
      </div>
      <FindingBar
        query={query}
        counts={counts}
        total={total}
        searchField={searchField}
        onText={setText}
        onFilter={address.setFilter}
        onExport={() => downloadCsv(found, now)}
        onEnterList={onEnterList}
      />
      {found.length === 0 ? (
        <ListState
          phase={isRead ? phase : 'loading'}
          problem={problem}
          isEmpty={quotes.length === 0}
        />
      ) : (
        <QuoteList
          quotes={found}
          setSize={isWhole ? total : found.length}
          searchedFor={JSON.stringify(query)}
          queuedById={queuedById}
          activeId={activeId}
          selectedId={selectedId}
          isDisabled={!isDecidable}
          now={now}
          onActivate={onMove}
          onOpen={onOpen}
          onChangeStatus={changeStatus}
          onDownload={onDownload}
        />
      )}
    </section>
  );
}
