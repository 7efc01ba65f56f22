import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { downloadCsv } from '../finding/download-csv.ts';
import { findQuotes } from '../finding/find-quotes.ts';
import { FindingBar } from '../finding/finding-bar.tsx';
import { useWarmFacts } from '../finding/use-warm-facts.ts';
import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import type { DashboardAddress } from '../pages/use-dashboard-address.ts';
import { canDecide } from '../state/console-state.ts';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { useIsNarrowScreen } from '../ui/narrow-screen.ts';
import styles from './list-pane.module.css';
import { ListState } from './list-state.tsx';
import { ListSummary } from './list-summary.tsx';
import { QuoteList } from './quote-list.tsx';

interface ListPaneProps {
  address: DashboardAddress;
  activeId: string | null;
  selectedId: string | null;
  queuedById: ReadonlyMap<string, readonly OutboxEntry[]>;
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
  const { changeStatus, setPreference } = useConsole();
  const { list } = useTexts();
  const { quotes, total, phase, problem } = useConsoleState((state) => state.list);
  const { fullCards, singleKeys } = useConsoleState((state) => state.preferences);
  const isDecidable = useConsoleState(canDecide);
  const now = useConsoleState((state) => state.now);
  const [text, setText] = useState('');
  useWarmFacts(quotes);

  const query = useMemo(() => ({ ...address.filters, text }), [address.filters, text]);
  const found = useMemo(() => findQuotes(quotes, query, now), [quotes, query, now]);
  const isRead = quotes.length === total;

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
  useFocusOnReturn(isBehindDetail, onEnterList);
  const isWhole = found.length === quotes.length;
  return (
    <section ref={pane} className={styles.pane} aria-label={list.pane} inert={isBehindDetail}>
      <h2 className={`visually-hidden ${styles.title}`} tabIndex={-1}>
        {list.heading}
      </h2>
      <FindingBar
        query={query}
        isFull={fullCards}
        hasKey={singleKeys}
        searchField={searchField}
        onText={setText}
        onFilter={address.setFilter}
        onFull={(isFull) => void setPreference({ fullCards: isFull })}
        onExport={() => downloadCsv(found, now)}
        onEnterList={onEnterList}
      />
      <ListSummary found={isRead ? found.length : null} isWhole={isWhole} sort={query.sort} />
      {found.length === 0 ? (
        <ListState
          phase={isRead ? phase : 'loading'}
          problem={problem}
          isEmpty={quotes.length === 0}
        />
      ) : (
        <QuoteList
          quotes={found}
          setSize={isWhole && total !== null ? total : found.length}
          searchedFor={JSON.stringify(query)}
          queuedById={queuedById}
          activeId={activeId}
          selectedId={selectedId}
          isFull={fullCards}
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

/** Back from the detail, the keyboard and the reading go on at the card that was open. */
function useFocusOnReturn(isBehindDetail: boolean, enterList: () => void): void {
  const wasBehind = useRef(isBehindDetail);
  useEffect(() => {
    if (wasBehind.current && !isBehindDetail && document.activeElement === document.body) {
      enterList();
    }
    wasBehind.current = isBehindDetail;
  });
}
