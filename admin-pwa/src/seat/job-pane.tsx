import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { type RefObject, useEffect, useRef } from 'react';
import { useConsoleState } from '../state/use-console.ts';
import { useSeat } from '../state/use-seat.ts';
import { useTexts } from '../texts/texts.ts';
import parts from '../ui/parts.module.css';
import { isNarrowScreen } from '../ui/screen/narrow-screen.ts';
import { TextButton } from '../ui/text-button.tsx';
import { JobDetail } from './job/job-detail.tsx';
import styles from './seat.module.css';
import type { SeatAddress } from './views/use-seat-address.ts';

interface JobPaneProps {
  address: SeatAddress;
  /** The one that is open, if it is still here. */
  job: TranslatorJob | undefined;
  /** Whether there is any. */
  hasJobs: boolean;
}

/** The open job: beside the list on a wide screen, over it on a narrow one. */
export function JobPane({ address, job, hasJobs }: JobPaneProps) {
  const { seat } = useTexts();
  const pane = useRef<HTMLElement>(null);
  const phase = useConsoleState(({ list }) => list.phase);
  const isOpen = address.jobId !== null;
  const isMissing = isOpen && job === undefined && phase === 'ready';
  useFocusWhenShown(pane, job?.id);
  useFocusWhenMissing(pane, isMissing);
  useSeen(job);
  return (
    <section ref={pane} className={styles.detail} data-open={isOpen} aria-label={seat.detail}>
      {isOpen && (
        <div className={styles.back}>
          <TextButton onClick={address.close}>{seat.back(seat.views[address.view])}</TextButton>
          {job && <span className={parts.quiet}>{seat.number(job.reference, job.number)}</span>}
        </div>
      )}
      {job && <JobDetail key={job.id} job={job} />}
      {isMissing && (
        <h2 className={styles.said} tabIndex={-1}>
          {seat.notHere}
        </h2>
      )}
      {!isOpen && hasJobs && <p className={styles.said}>{seat.choose}</p>}
    </section>
  );
}

/** Over the list the job is a separate screen: reading starts at its heading. */
function useFocusWhenShown(pane: RefObject<HTMLElement | null>, shownId: string | undefined): void {
  useEffect(() => {
    if (pane.current) pane.current.scrollTop = 0;
    if (shownId === undefined || !isNarrowScreen()) return;
    // The way back is above the heading; a long name must not push it out of sight.
    pane.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [pane, shownId]);
}

/** The focus was in a job that is not here any more. */
function useFocusWhenMissing(pane: RefObject<HTMLElement | null>, isMissing: boolean): void {
  useEffect(() => {
    if (!isMissing || document.activeElement !== document.body) return;
    pane.current?.querySelector('h2')?.focus();
  }, [pane, isMissing]);
}

/** What the office has done to a job is no news once it has been on a screen that somebody could look at. */
function useSeen(job: TranslatorJob | undefined): void {
  const { markSeen } = useSeat();
  useEffect(() => {
    if (job === undefined) return;
    const mark = () => {
      if (document.visibilityState === 'visible') void markSeen(job);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [job, markSeen]);
}
