import { type ComponentProps, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import {
  type DashboardAddress,
  isInRoom,
  useDashboardAddress,
} from '../../address/use-dashboard-address.ts';
import { AssigningProvider } from '../../assigning/assigning-context.tsx';
import { DetailPane } from '../../detail/detail-pane.tsx';
import { ListPane } from '../../list/list-pane.tsx';
import { LateMe } from '../../me/late-me.tsx';
import { meListPlace, waysInPlace } from '../../me/me-places.ts';
import { newRequestId } from '../../offline/new-request.ts';
import { groupByQuote } from '../../outbox-view/group-by-quote.ts';
import { notYetApplied } from '../../outbox-view/not-yet-applied.ts';
import { LatePeople } from '../../people/late-people.tsx';
import { Proof } from '../../proof/proof.tsx';
import { LateReplies } from '../../replies/screen/late-replies.tsx';
import { LateSettings } from '../../settings/late-settings.tsx';
import { Frame } from '../../shell/frame/frame.tsx';
import { SkipLink } from '../../shell/skip-link.tsx';
import { AccountsStrip } from '../../shell/strips/accounts-strip.tsx';
import { useDocumentTitle } from '../../shell/use-document-title.ts';
import { useFocusAfterLogin } from '../../shell/use-focus-after-login.ts';
import { useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { LateWhileQuiet } from '../../told/quiet/late-while-quiet.tsx';
import { type SeenThere, useSeenThere } from '../../told/quiet/seen-there.ts';
import { type DashboardDialogName, DashboardHeader, useListCounts } from './dashboard-header.tsx';
import { LateDashboardDialog } from './late-dashboard-dialog.tsx';
import { useDashboardKeys } from './use-dashboard-keys.ts';
import { useDownload } from './use-download.ts';
import { type Finding, useFinding } from './use-finding.ts';
import { useOpenings } from './use-openings.ts';
import { type Selection, useSelection } from './use-selection.ts';

export function Dashboard() {
  return (
    <AssigningProvider>
      <Desk />
    </AssigningProvider>
  );
}

function Desk() {
  const { shell } = useTexts();
  const outbox = useConsoleState((state) => state.outbox);
  const address = useDashboardAddress();
  const [dialog, setDialog] = useState<DashboardDialogName | null>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const findButton = useRef<HTMLButtonElement>(null);
  const listPane = useRef<HTMLElement>(null);
  const counts = useListCounts();
  const selection = useSelection(address, listPane);
  const finding = useFinding(address, searchField, findButton);
  const { selected } = selection;
  const isElsewhere = isInRoom(address);
  const seenThere = useSeenThere();
  const queuedById = useMemo(() => groupByQuote(outbox), [outbox]);
  useDocumentTitle(selected?.customerName, counts.views?.new ?? 0);
  useOpenings(selected);
  useFocusAfterLogin(listPane);
  useFocusAfterPeople(listPane, isElsewhere);
  const openForm = () => selection.open(newRequestId, address.quoteId !== null);
  useDashboardKeys(selection, finding, {
    onView: address.chooseView,
    isBlocked: dialog !== null || isElsewhere,
    onHelp: () => setDialog('help'),
    onNewRequest: openForm,
  });

  return (
    <>
      <Frame
        header={
          <>
            <SkipLink name={shell.skip} onEnterList={selection.enterList} />
            <DashboardHeader
              {...{ address, counts, finding, findButton }}
              onDialog={(name) => {
                if (name === 'export') address.showPeople(null);
                setDialog(name);
              }}
              onNewRequest={openForm}
            />
          </>
        }
        onReview={() => setDialog('outbox')}
        notices={<AccountsStrip onLook={() => address.showSettings('history')} />}
      >
        {isElsewhere ? (
          <Elsewhere address={address} seenThere={seenThere} />
        ) : (
          <Submissions
            {...{ address, counts, selection, finding, queuedById, searchField, listPane }}
            isExporting={dialog === 'export'}
            onNewRequest={openForm}
            onExported={() => setDialog(null)}
          />
        )}
      </Frame>
      {dialog !== null && dialog !== 'export' && (
        <LateDashboardDialog
          dialog={dialog}
          onClose={() => setDialog(null)}
          onOpenQuote={selection.open}
        />
      )}
      <Proof />
    </>
  );
}

interface ElsewhereProps {
  address: DashboardAddress;
  seenThere: SeenThere;
}

/** The people of the office, its settings, its replies, oneself or what has come, in the place of the submissions. */
function Elsewhere({ address, seenThere }: ElsewhereProps) {
  const { people, me, settings, replies, quiet } = address;
  const { showPeople, showMe, showSettings, showReplies } = address;
  if (quiet !== null) {
    return (
      <LateWhileQuiet
        place={quiet}
        seen={seenThere}
        onOpen={(id) => address.open(id)}
        onClose={address.closeQuiet}
      />
    );
  }
  if (replies !== null) {
    return <LateReplies place={replies} onPlace={showReplies} onClose={() => showReplies(null)} />;
  }
  if (settings !== null) {
    return (
      <LateSettings place={settings} onPlace={showSettings} onClose={() => showSettings(null)} />
    );
  }
  if (people === null) {
    return <LateMe place={me ?? meListPlace} onPlace={showMe} onClose={() => showMe(null)} />;
  }
  return (
    <LatePeople
      place={people}
      onPlace={showPeople}
      onMe={() => showMe(waysInPlace)}
      onClose={() => showPeople(null)}
    />
  );
}

interface SubmissionsProps {
  address: DashboardAddress;
  counts: ReturnType<typeof useListCounts>;
  selection: Selection;
  finding: Finding;
  queuedById: ReturnType<typeof groupByQuote>;
  searchField: RefObject<HTMLInputElement | null>;
  listPane: RefObject<HTMLElement | null>;
  isExporting: boolean;
  onNewRequest: () => void;
  onExported: () => void;
}

/** The list, and the detail of what is selected. */
function Submissions(props: SubmissionsProps) {
  const { address, counts, selection, finding, queuedById } = props;
  const onDownload = useDownload();
  return (
    <>
      <ListPane
        address={address}
        activeId={selection.activeId}
        selectedId={selection.selected?.id ?? null}
        statuses={counts.statuses}
        views={counts.views}
        queuedById={queuedById}
        isFinding={finding.isFinding}
        isExporting={props.isExporting}
        searchField={props.searchField}
        pane={props.listPane}
        onActivate={selection.activate}
        onEnterList={selection.enterList}
        onDownload={onDownload}
        onNewRequest={props.onNewRequest}
        onCloseSearch={finding.close}
        onExported={props.onExported}
      />
      <SelectedDetail
        {...{ selection, queuedById, onDownload }}
        wantedId={address.quoteId}
        isSorted={counts.views !== null}
      />
    </>
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
      composing={selection.composing}
      onCompose={selection.compose}
      onOpen={selection.open}
      onClose={selection.close}
    />
  );
}

/** What had the focus among the people is gone with them. */
function useFocusAfterPeople(pane: RefObject<HTMLElement | null>, isAtPeople: boolean): void {
  const wasThere = useRef(isAtPeople);
  useEffect(() => {
    const isBack = wasThere.current && !isAtPeople;
    wasThere.current = isAtPeople;
    if (!isBack || document.activeElement !== document.body) return;
    pane.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [pane, isAtPeople]);
}
