import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { type RefObject, useMemo } from 'react';
import { type DashboardAddress, isInRoom } from '../../address/use-dashboard-address.ts';
import { ListChoices } from '../../finding/list-choices.tsx';
import { useViewCounts } from '../../finding/use-view-counts.ts';
import { useWhose } from '../../finding/use-whose.ts';
import { countStatuses } from '../../finding/views/count-statuses.ts';
import { ViewFilter } from '../../finding/views/view-filter.tsx';
import { countWhose } from '../../finding/views/whose-views.ts';
import { meListPlace } from '../../me/me-places.ts';
import { listPlace } from '../../people/people-places.ts';
import { repliesListPlace } from '../../replies/replies-places.ts';
import { settingsListPlace } from '../../settings/settings-places.ts';
import { ConsoleHeader } from '../../shell/console-header.tsx';
import { useLogout } from '../../shell/use-logout.ts';
import { useConsoleState } from '../../state/use-console.ts';
import type { DialogName } from './dashboard-dialog.tsx';
import type { Finding } from './use-finding.ts';

export type DashboardDialogName = DialogName | 'export';

interface HeaderProps {
  address: DashboardAddress;
  counts: ReturnType<typeof useListCounts>;
  finding: Finding;
  findButton: RefObject<HTMLButtonElement | null>;
  onDialog: (name: DashboardDialogName) => void;
  onNewRequest: () => void;
}

/** The rail with its views and tools. */
export function DashboardHeader(props: HeaderProps) {
  const { address, counts, finding, findButton, onDialog, onNewRequest } = props;
  const { filters, chooseView, setFilter } = address;
  const isElsewhere = isInRoom(address);
  const logout = useLogout(() => onDialog('logout'));
  return (
    <ConsoleHeader
      views={
        <ViewFilter
          chosen={filters.view ?? filters.status}
          isElsewhere={isElsewhere}
          {...counts}
          onChoose={chooseView}
        />
      }
      choices={<ListChoices query={filters} onFilter={setFilter} look="lines" />}
      isReplaced={finding.isFinding || address.quoteId !== null || isElsewhere}
      findButton={findButton}
      onFind={finding.find}
      onNewRequest={onNewRequest}
      onExport={() => onDialog('export')}
      onHelp={() => onDialog('help')}
      onPeople={() => address.showPeople(listPlace)}
      isAtPeople={address.people !== null}
      onReplies={() => address.showReplies(repliesListPlace)}
      isAtReplies={address.replies !== null}
      onSettings={() => address.showSettings(settingsListPlace)}
      isAtSettings={address.settings !== null}
      onMe={() => address.showMe(meListPlace)}
      isAtMe={address.me !== null}
      onLogout={logout}
    />
  );
}

/** How many there are of everything; `null` until the whole list has been read. */
export function useListCounts() {
  const { quotes, total, phase } = useConsoleState((state) => state.list);
  const now = useConsoleState((state) => state.now);
  const isReady = phase === 'ready';
  const isRead = isReady && quotes.length === total;
  const statuses = useMemo(() => (isRead ? countStatuses(quotes) : null), [isRead, quotes]);
  const views = useViewCounts(quotes, isRead, now);
  const whose = useWhoseCounts(quotes, isRead);
  return { views, whose, statuses, total: isReady ? total : null };
}

function useWhoseCounts(quotes: readonly QuoteSubmission[], isRead: boolean) {
  const whose = useWhose();
  return useMemo(() => {
    if (whose === null) return undefined;
    return isRead ? countWhose(quotes, whose) : null;
  }, [quotes, isRead, whose]);
}
