import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { meListPlace } from '../me/me-places.ts';
import styles from '../shell/console-header.module.css';
import { HeaderFrame } from '../shell/header-frame.tsx';
import { KeyButton, LogoutButton, OwnButton, RefreshButton } from '../shell/header-tools.tsx';
import { useLogout } from '../shell/use-logout.ts';
import { useTexts } from '../texts/texts.ts';
import type { SeatDialogName } from './dialogs/seat-dialog.tsx';
import { FeesButton } from './fees/fees-button.tsx';
import { JobFilter } from './views/job-filter.tsx';
import type { JobCounts } from './views/job-views.ts';
import { isInRoom, type SeatAddress } from './views/use-seat-address.ts';

interface SeatHeaderProps {
  address: SeatAddress;
  /** `null` while no jobs are known. */
  counts: JobCounts | null;
  jobs: readonly TranslatorJob[];
  onDialog: (name: SeatDialogName) => void;
}

/** The rail of a translator: their views, and nothing that is for the office. */
export function SeatHeader({ address, counts, jobs, onDialog }: SeatHeaderProps) {
  const { seat, shell } = useTexts();
  const { view, jobId, me, isAtFees, chooseView, showMe, showFees } = address;
  const isElsewhere = isInRoom(address);
  const logout = useLogout(() => onDialog('logout'));
  return (
    <HeaderFrame
      title={seat.title}
      views={<JobFilter chosen={isElsewhere ? null : view} counts={counts} onChoose={chooseView} />}
      isReplaced={jobId !== null || isElsewhere}
      inBar={
        <button type="button" className={styles.find} onClick={() => showFees(true)}>
          {seat.fees.title}
        </button>
      }
    >
      {(thenClose) => (
        <>
          <RefreshButton onPress={thenClose()} />
          <FeesButton jobs={jobs} isCurrent={isAtFees} onPress={thenClose(() => showFees(true))} />
          <KeyButton name={shell.help} shortcut="?" onPress={thenClose(() => onDialog('help'))} />
          <OwnButton isCurrent={me !== null} onPress={thenClose(() => showMe(meListPlace))} />
          <LogoutButton onPress={thenClose(logout)} />
        </>
      )}
    </HeaderFrame>
  );
}
