import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { useEffect, useRef } from 'react';
import { useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { isNarrowScreen } from '../ui/screen/narrow-screen.ts';
import { TextButton } from '../ui/text-button.tsx';
import { JobDetail } from './job/job-detail.tsx';
import styles from './seat.module.css';
import type { SeatAddress } from './views/use-seat-address.ts';

interface JobPaneProps {
  address: SeatAddress;
  /** The one that is open, if it is still here. */
  job: TranslatorJob | undefined;
}

/** The open job: beside the list on a wide screen, over it on a narrow one. */
export function JobPane({ address, job }: JobPaneProps) {
  const { seat } = useTexts();
  const pane = useRef<HTMLElement>(null);
  const phase = useConsoleState(({ list }) => list.phase);
  const isOpen = address.jobId !== null;
  const isMissing = isOpen && job === undefined && phase === 'ready';
  useFocusWhenShown(pane, job?.id);
  return (
    <section ref={pane} className={styles.detail} data-open={isOpen} aria-label={seat.detail}>
      {isOpen && (
        <div className={styles.back}>
          <TextButton onClick={address.close}>{seat.back(seat.views[address.view])}</TextButton>
          {job && <span>{seat.number(job.reference, job.number)}</span>}
        </div>
      )}
      {job && <JobDetail key={job.id} job={job} />}
      {isMissing && (
        <h2 className={styles.said} tabIndex={-1}>
          {seat.notHere}
        </h2>
      )}
      {!isOpen && <p className={styles.said}>{seat.choose}</p>}
    </section>
  );
}

/** Over the list the job is a separate screen: reading starts at its heading. */
function useFocusWhenShown(
  pane: React.RefObject<HTMLElement | null>,
  shownId: string | undefined,
): void {
  useEffect(() => {
    if (pane.current) pane.current.scrollTop = 0;
    if (shownId === undefined || !isNarrowScreen()) return;
    pane.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [pane, shownId]);
}
