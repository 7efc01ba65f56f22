import { isOver } from '@yiqiao/contract/order/order-life';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DetailPane } from '../detail/detail-pane.tsx';
import { countStatuses } from '../finding/count-statuses.ts';
import { StatusFilter } from '../finding/status-filter.tsx';
import { ListPane } from '../list/list-pane.tsx';
import { noteFieldId } from '../order/talk-field.tsx';
import { groupByQuote } from '../outbox-view/group-by-quote.ts';
import { ConnectionStrip } from '../shell/connection-strip.tsx';
import { ConsoleHeader } from '../shell/console-header.tsx';
import { StorageStrip } from '../shell/storage-strip.tsx';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { useRoomFor } from '../ui/use-room-for.ts';
import styles from './dashboard.module.css';
import { DashboardDialog, type DialogName } from './dashboard-dialog.tsx';
import { fromLogin } from './login-page.tsx';
import { useDashboardAddress } from './use-dashboard-address.ts';
import { useDocumentTitle } from './use-document-title.ts';
import { useDownload } from './use-download.ts';
import { useKeyDecisions } from './use-key-decisions.ts';
import { useShortcuts } from './use-shortcuts.ts';

export function Dashboard() {
  const console = useConsole();
  const { quotes, total, phase } = useConsoleState((state) => state.list);
  const hasSingleKeys = useConsoleState(({ preferences }) => preferences.singleKeys);
  const outbox = useConsoleState((state) => state.outbox);
  const decideByKey = useKeyDecisions();
  const address = useDashboardAddress();
  const [activeId, setActiveId] = useState<string | null>(address.quoteId);
  const [composingId, setComposingId] = useState<string | null>(null);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const listPane = useRef<HTMLElement>(null);
  const onDownload = useDownload();

  const selected = useMemo(
    () => quotes.find(({ id, reference }) => [id, reference].includes(address.quoteId ?? '')),
    [quotes, address.quoteId],
  );
  const queuedById = useMemo(() => groupByQuote(outbox), [outbox]);
  const counts = useMemo(
    () => (phase === 'ready' && quotes.length === total ? countStatuses(quotes) : null),
    [phase, quotes, total],
  );
  useDocumentTitle(selected?.customerName);
  useFocusAfterLogin(listPane);

  const enterList = () =>
    listPane.current?.querySelector<HTMLElement>('article[tabindex="0"]')?.focus();
  const closeDetail = () => {
    address.close();
    // Once the list is no longer inert behind the detail.
    requestAnimationFrame(enterList);
  };

  const openQuote = (id: string) => {
    setActiveId(id);
    address.open(id);
  };

  const isComposing = selected !== undefined && composingId === selected.id;
  const canCompose = (id: string) => {
    const quote = quotes.find((row) => row.id === id);
    return quote !== undefined && quote.acceptance === undefined && !isOver(quote);
  };

  /** Opens the submission that has the focus, to do something in it. */
  function openFocused(act: (id: string) => void) {
    const id = focusedQuoteId() ?? selected?.id;
    if (id === undefined) return;
    setComposingId(null);
    if (id !== selected?.id) openQuote(id);
    act(id);
  }

  useShortcuts({
    isBlocked: dialog !== null,
    hasSingleKeys,
    search: () => searchField.current?.focus(),
    help: () => setDialog('help'),
    close: () => (isComposing ? setComposingId(null) : closeDetail()),
    enterList,
    quote: () => openFocused((id) => canCompose(id) && setComposingId(id)),
    note: () => openFocused(() => focusWhenThere(noteFieldId)),
    setStatus(status) {
      const quoteId = focusedQuoteId() ?? selected?.id;
      if (quoteId !== undefined) decideByKey(quoteId, status);
    },
  });

  const logout = () => (outbox.length > 0 ? setDialog('logout') : void console.logout());

  return (
    <div className={styles.dashboard}>
      <ConsoleHeader
        views={
          <StatusFilter
            chosen={address.filters.status}
            counts={counts}
            total={phase === 'ready' ? total : null}
            onFilter={address.setFilter}
          />
        }
        onHelp={() => setDialog('help')}
        onLogout={logout}
      />
      <main className={styles.main}>
        <ListPane
          address={address}
          activeId={activeId}
          selectedId={selected?.id ?? null}
          queuedById={queuedById}
          searchField={searchField}
          pane={listPane}
          onActivate={setActiveId}
          onEnterList={enterList}
          onDownload={onDownload}
        />
        <DetailPane
          wantedId={address.quoteId}
          quote={selected}
          queued={(selected && queuedById.get(selected.id)) ?? []}
          isComposing={isComposing}
          onCompose={(isWanted) => setComposingId(isWanted && selected ? selected.id : null)}
          onOpen={openQuote}
          onClose={closeDetail}
          onDownload={onDownload}
        />
      </main>
      <Strips onReview={() => setDialog('outbox')} />
      <DashboardDialog dialog={dialog} onClose={() => setDialog(null)} onOpenQuote={openQuote} />
    </div>
  );
}

/** What is not as usual. */
function Strips({ onReview }: { onReview: () => void }) {
  const strips = useRef<HTMLDivElement>(null);
  useRoomFor('--strip-room', strips, '');
  return (
    <div ref={strips} className={styles.strips}>
      <StorageStrip />
      <ConnectionStrip onReview={onReview} />
    </div>
  );
}

/** The login page is gone with what had the focus: reading goes on at the list. */
function useFocusAfterLogin(pane: RefObject<HTMLElement | null>): void {
  const { state } = useLocation();
  const isFromLogin = state === fromLogin;
  useEffect(() => {
    if (!isFromLogin || document.activeElement !== document.body) return;
    pane.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [isFromLogin, pane]);
}

/** A key decides about the card that has the focus: never about one that is out of sight. */
function focusedQuoteId(): string | undefined {
  const card = document.activeElement?.closest<HTMLElement>('article[data-quote-id]');
  return card?.dataset.quoteId;
}

/** A detail that was just opened is in the page a frame or two later. */
function focusWhenThere(id: string, framesLeft = 10): void {
  const element = document.getElementById(id);
  if (element) element.focus();
  else if (framesLeft > 0) requestAnimationFrame(() => focusWhenThere(id, framesLeft - 1));
}
