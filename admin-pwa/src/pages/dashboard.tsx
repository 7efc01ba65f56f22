import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DetailPane } from '../detail/detail-pane.tsx';
import { countStatuses } from '../finding/views/count-statuses.ts';
import { useViewCounts } from '../finding/views/use-view-counts.ts';
import { ViewFilter } from '../finding/views/view-filter.tsx';
import { ListPane } from '../list/list-pane.tsx';
import { noteFieldId } from '../order/talk-field.tsx';
import { groupByQuote } from '../outbox-view/group-by-quote.ts';
import { ConsoleHeader } from '../shell/console-header.tsx';
import { ConnectionStrip } from '../shell/strips/connection-strip.tsx';
import { StorageStrip } from '../shell/strips/storage-strip.tsx';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { useRoomFor } from '../ui/screen/use-room-for.ts';
import styles from './dashboard.module.css';
import { DashboardDialog, type DialogName } from './dashboard-dialog.tsx';
import { fromLogin } from './login-page.tsx';
import { useDashboardAddress } from './use-dashboard-address.ts';
import { useDocumentTitle } from './use-document-title.ts';
import { useDownload } from './use-download.ts';
import { useKeyDecisions } from './use-key-decisions.ts';
import { useOpenings } from './use-openings.ts';
import { focusedQuoteId, type Selection, useSelection } from './use-selection.ts';
import { useShortcuts } from './use-shortcuts.ts';

export function Dashboard() {
  const outbox = useConsoleState((state) => state.outbox);
  const address = useDashboardAddress();
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const listPane = useRef<HTMLElement>(null);
  const onDownload = useDownload();
  const counts = useListCounts();
  const selection = useSelection(address, listPane);
  const { selected } = selection;
  const queuedById = useMemo(() => groupByQuote(outbox), [outbox]);
  const logout = useLogout(() => setDialog('logout'));
  useDocumentTitle(selected?.customerName, counts.views?.new ?? 0);
  useOpenings(selected);
  useFocusAfterLogin(listPane);
  useDashboardKeys(selection, searchField, { dialog, onHelp: () => setDialog('help') });

  return (
    <div className={styles.dashboard}>
      <ConsoleHeader
        views={
          <ViewFilter
            chosen={address.filters.view ?? address.filters.status}
            {...counts}
            onChoose={address.chooseView}
          />
        }
        onHelp={() => setDialog('help')}
        onLogout={logout}
      />
      <main className={styles.main}>
        <ListPane
          address={address}
          activeId={selection.activeId}
          selectedId={selected?.id ?? null}
          statuses={counts.statuses}
          queuedById={queuedById}
          searchField={searchField}
          pane={listPane}
          onActivate={selection.activate}
          onEnterList={selection.enterList}
          onDownload={onDownload}
        />
        <DetailPane
          wantedId={address.quoteId}
          quote={selected}
          queued={(selected && queuedById.get(selected.id)) ?? []}
          isComposing={selection.isComposing}
          onCompose={selection.compose}
          onOpen={selection.open}
          onClose={selection.close}
          onDownload={onDownload}
        />
      </main>
      <Strips onReview={() => setDialog('outbox')} />
      <DashboardDialog
        dialog={dialog}
        onClose={() => setDialog(null)}
        onOpenQuote={selection.open}
      />
    </div>
  );
}

/** How many there are of everything; `null` until the whole list has been read. */
function useListCounts() {
  const { quotes, total, phase } = useConsoleState((state) => state.list);
  const now = useConsoleState((state) => state.now);
  const isReady = phase === 'ready';
  const isRead = isReady && quotes.length === total;
  const statuses = useMemo(() => (isRead ? countStatuses(quotes) : null), [isRead, quotes]);
  const views = useViewCounts(quotes, isRead, now);
  return { views, statuses, total: isReady ? total : null };
}

/** Logs out at once, or asks first if unsent changes or uploads would be lost. */
function useLogout(ask: () => void): () => void {
  const { logout, store } = useConsole();
  return () => {
    const { outbox, uploads } = store.getState();
    if (outbox.length + uploads.length > 0) ask();
    else void logout();
  };
}

/** Notices about storage and connection. */
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

/** Keys of the whole page; rows and fields handle their own. */
function useDashboardKeys(
  selection: Selection,
  searchField: RefObject<HTMLInputElement | null>,
  { dialog, onHelp }: { dialog: DialogName | null; onHelp: () => void },
): void {
  const hasSingleKeys = useConsoleState(({ preferences }) => preferences.singleKeys);
  const decideByKey = useKeyDecisions();
  const { selected, isComposing } = selection;
  useShortcuts({
    isBlocked: dialog !== null,
    hasSingleKeys,
    search: () => searchField.current?.focus(),
    help: onHelp,
    close: () => (isComposing ? selection.compose(false) : selection.close()),
    enterList: selection.enterList,
    quote: selection.composeFocused,
    note: () => selection.openFocused(() => focusWhenThere(noteFieldId)),
    setStatus(status) {
      const quoteId = focusedQuoteId() ?? selected?.id;
      if (quoteId !== undefined) decideByKey(quoteId, status);
    },
  });
}

/** The login page is gone together with the focus: the list's heading takes it. */
function useFocusAfterLogin(pane: RefObject<HTMLElement | null>): void {
  const { state } = useLocation();
  const isFromLogin = state === fromLogin;
  useEffect(() => {
    if (!isFromLogin || document.activeElement !== document.body) return;
    pane.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [isFromLogin, pane]);
}

/** A detail that was just opened is rendered a frame or two later. */
function focusWhenThere(id: string, framesLeft = 10): void {
  const element = document.getElementById(id);
  if (element) element.focus();
  else if (framesLeft > 0) requestAnimationFrame(() => focusWhenThere(id, framesLeft - 1));
}
