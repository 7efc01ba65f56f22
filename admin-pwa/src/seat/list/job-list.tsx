import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import type { RefObject } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { useIsNarrowScreen } from '../../ui/screen/narrow-screen.ts';
import { jobsOfView } from '../views/job-views.ts';
import type { SeatAddress } from '../views/use-seat-address.ts';
import styles from './job-list.module.css';
import { JobRow } from './job-row.tsx';

interface JobListProps {
  address: SeatAddress;
  /** As they will be once what waits here has arrived. */
  jobs: readonly TranslatorJob[];
  pane: RefObject<HTMLElement | null>;
  onEnter: () => void;
}

/** The jobs of a view, and above it those that wait for an answer. */
export function JobList({ address, jobs, pane }: JobListProps) {
  const { seat } = useTexts();
  const isBehind = useIsNarrowScreen() && address.jobId !== null;
  const rows = (found: readonly TranslatorJob[]) =>
    found.map((job) => (
      <JobRow
        key={job.id}
        job={job}
        isSelected={job.id === address.jobId}
        onOpen={() => address.open(job.id, address.jobId !== null)}
      />
    ));
  return (
    <section ref={pane} className={styles.pane} aria-label={seat.pane} inert={isBehind}>
      <h2 tabIndex={-1}>{seat.views[address.view]}</h2>
      {rows(jobsOfView(jobs, address.view))}
    </section>
  );
}
