import { useRoomFor } from '@yiqiao/look/use-room-for';
import { type ComponentProps, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type DashboardAddress, useDashboardAddress } from '../../address/use-dashboard-address.ts';
import { DetailPane } from '../../detail/detail-pane.tsx';
import { ListChoices } from '../../finding/list-choices.tsx';
import { useViewCounts } from '../../finding/use-view-counts.ts';
import { countStatuses } from '../../finding/views/count-statuses.ts';
import { ViewFilter } from '../../finding/views/view-filter.tsx';
import { ListPane } from '../../list/list-pane.tsx';
import { newRequestId } from '../../offline/new-request.ts';
import { groupByQuote } from '../../outbox-view/group-by-quote.ts';
import { notYetApplied } from '../../outbox-view/not-yet-applied.ts';
import { ConsoleHeader } from '../../shell/console-header.tsx';
import { SkipLink } from '../../shell/skip-link.tsx';
import { ConnectionStrip } from '../../shell/strips/connection-strip.tsx';
import { StorageStrip } from '../../shell/strips/storage-strip.tsx';
import { useConsole, useConsoleState } from '../../state/use-console.ts';
import { fromLogin } from '../login-page.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import styles from './dashboard.module.css';
import type { DialogName } from './dashboard-dialog.tsx';
import { LateDashboardDialog } from './late-dashboard-dialog.tsx';
import { useDashboardKeys } from './use-dashboard-keys.ts';
import { useDownload } from './use-download.ts';
import { type Finding, useFinding } from './use-finding.ts';
import { useOpenings } from './use-openings.ts';
import { type Selection, useSelection } from './use-selection.ts';

type DashboardDialogName = DialogName | 'export';

export function Dashboard() {
  const outbox = useConsoleState((state) => state.outbox);
  const address = useDashboardAddress();
  const [dialog, setDialog] = useState<DashboardDialogName | null>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const findButton = useRef<HTMLButtonElement>(null);
  const listPane = useRef<HTMLElement>(null);
  const onDownload = useDownload();
  const counts = useListCounts();
  const selection = useSelection(address, listPane);
  const finding = useFinding(address, searchField, findButton);
  const { selected } = selection;
  const queuedById = useMemo(() => groupByQuote(outbox), [outbox]);
  useDocumentTitle(selected?.customerName, counts.views?.new ?? 0);
  useOpenings(selected);
  useFocusAfterLogin(listPane);
  const openForm = () => selection.open(newRequestId, address.quoteId !== null);
  useDashboardKeys(selection, finding, {
    isBlocked: dialog !== null,
    onHelp: () => setDialog('help'),
    onNewRequest: openForm,
  });

  return (
    <div className={styles.dashboard}>
      <SkipLink onEnterList={selection.enterList} />
      <Header
        {...{ address, counts, finding, findButton }}
        onDialog={setDialog}
        onNewRequest={openForm}
      />
      <main className={styles.main}>
        <ListPane
          address={address}
          activeId={selection.activeId}
          selectedId={selected?.id ?? null}
          statuses={counts.statuses}
          views={counts.views}
          queuedById={queuedById}
          isFinding={finding.isFinding}
          isExporting={dialog === 'export'}
          searchField={searchField}
          pane={listPane}
          onActivate={selection.activate}
          onEnterList={selection.enterList}
          onDownload={onDownload}
          onNewRequest={openForm}
          onCloseSearch={finding.close}
          onExported={() => setDialog(null)}
        />
        <SelectedDetail
          {...{ selection, queuedById, onDownload }}
          wantedId={address.quoteId}
          isSorted={counts.views !== null}
        />
      </main>
      <Strips onReview={() => setDialog('outbox')} />
      {dialog !== null && dialog !== 'export' && (
        <LateDashboardDialog
          dialog={dialog}
          onClose={() => setDialog(null)}
          onOpenQuote={selection.open}
        />
      )}
    </div>
  );
}

interface SelectedDetailProps
  extends Pick<ComponentProps<typeof DetailPane>, 'wantedId' | 'isSorted' | 'onDownload'> {
  selection: Selection;
  queuedById: ReturnType<typeof groupByQuote>;
}

/** The detail of what is selected, and the way to another. */
function SelectedDetail({ selection, queuedById, ...others }: SelectedDetailProps) {
  const { selected } = selection;
  return (
    <DetailPane
      {...others}
      quote={selected}
      queued={(selected && notYetApplied(queuedById.get(selected.id), selected)) ?? []}
      isComposing={selection.isComposing}
      onCompose={selection.compose}
      onOpen={selection.open}
      onClose={selection.close}
    />
  );
}

interface HeaderProps {
  address: DashboardAddress;
  counts: ReturnType<typeof useListCounts>;
  finding: Finding;
  findButton: RefObject<HTMLButtonElement | null>;
  onDialog: (name: DashboardDialogName) => void;
  onNewRequest: () => void;
}

function Header(props: HeaderProps) {
  const { address, counts, finding, findButton, onDialog, onNewRequest } = props;
  const { filters, chooseView, setFilter } = address;
  const logout = useLogout(() => onDialog('logout'));
  return (
    <ConsoleHeader
      views={
        <ViewFilter chosen={filters.view ?? filters.status} {...counts} onChoose={chooseView} />
      }
      choices={<ListChoices query={filters} onFilter={setFilter} look="lines" />}
      isReplaced={finding.isFinding || address.quoteId !== null}
      findButton={findButton}
      onFind={finding.find}
      onNewRequest={onNewRequest}
      onExport={() => onDialog('export')}
      onHelp={() => onDialog('help')}
      onLogout={logout}
    />
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

/** The login page is gone together with the focus: the list's heading takes it. */
function useFocusAfterLogin(pane: RefObject<HTMLElement | null>): void {
  const { state } = useLocation();
  const isFromLogin = state === fromLogin;
  useEffect(() => {
    if (!isFromLogin || document.activeElement !== document.body) return;
    pane.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [isFromLogin, pane]);
}
