import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useListKeys } from '../../list/places/use-list-keys.ts';
import { useTabStop } from '../../list/places/use-tab-stop.ts';
import type { JobEntry } from '../../offline/outbox/job-entry.ts';
import { useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { useIsNarrowScreen } from '../../ui/screen/narrow-screen.ts';
import { type JobView, jobsOfView } from '../views/job-views.ts';
import type { SeatAddress } from '../views/use-seat-address.ts';
import styles from './job-list.module.css';
import { JobListState } from './job-list-state.tsx';
import { JobRow } from './job-row.tsx';

interface JobListProps {
  address: SeatAddress;
  /** As they will be once what waits here has arrived. */
  jobs: readonly TranslatorJob[];
  /** What waits here, by job. */
  queuedById: ReadonlyMap<string, readonly JobEntry[]>;
  pane: RefObject<HTMLElement | null>;
  onEnterList: () => void;
}

/** The jobs of a view, and above it those that wait for an answer. */
export function JobList(props: JobListProps) {
  const { address, jobs, pane, onEnterList } = props;
  const { view, jobId } = address;
  const { seat } = useTexts();
  const phase = useConsoleState(({ list }) => list.phase);
  const isBehind = useIsNarrowScreen() && jobId !== null;
  useFocusOnReturn(isBehind, onEnterList);
  const offers = view === 'to-answer' ? [] : jobsOfView(jobs, 'to-answer');
  const found = jobsOfView(jobs, view);
  const isUsual = found.length > 0;
  return (
    <section ref={pane} className={styles.pane} aria-label={seat.pane} inert={isBehind}>
      {phase === 'ready' && offers.length + found.length > 0 ? (
        <Rows {...props} key={view} offers={offers} found={found} />
      ) : (
        <Head view={view} isOrdered={false} />
      )}
      {!(phase === 'ready' && isUsual) && <JobListState view={view} hasJobs={jobs.length > 0} />}
      {phase === 'ready' && jobs.length > 0 && <p className={styles.about}>{seat.about}</p>}
    </section>
  );
}

interface HeadProps {
  view: JobView;
  /** Whether there is an order to be named. */
  isOrdered: boolean;
}

function Head({ view, isOrdered }: HeadProps) {
  const { seat } = useTexts();
  const isLatestFirst = view === 'handed-in' || view === 'done';
  return (
    <div className={styles.head}>
      <h2 className={styles.title} tabIndex={-1}>
        {seat.views[view]}
      </h2>
      {isOrdered && (
        <span className={styles.order}>{isLatestFirst ? seat.latestFirst : seat.dueFirst}</span>
      )}
    </div>
  );
}

interface RowsProps extends JobListProps {
  offers: readonly TranslatorJob[];
  found: readonly TranslatorJob[];
}

/** Two feeds that the keys go through as one. */
function Rows({ address, queuedById, pane, offers, found }: RowsProps) {
  const { view, jobId, open } = address;
  const { seat } = useTexts();
  const [activeId, setActiveId] = useState(jobId);
  const hasSingleKeys = useConsoleState(({ preferences }) => preferences.singleKeys);
  const rows = [...offers, ...found];
  const tabStop = useTabStop(rows, activeId, view);
  const onOpen = (job: TranslatorJob) => {
    setActiveId(job.id);
    open(job.id, jobId !== null);
  };
  const bringIntoSight = (index: number) =>
    pane.current?.querySelector(`article[data-index="${index}"]`)?.scrollIntoView({
      block: 'nearest',
    });
  const { onKeyDown } = useListKeys({
    ...{ rows, hasSingleKeys, tabStop, bringIntoSight, scroller: pane, onOpen },
    onActivate: ({ id }) => setActiveId(id),
  });
  const item = (job: TranslatorJob) => {
    const index = rows.indexOf(job);
    return (
      <article
        key={job.id}
        className={styles.item}
        data-index={index}
        data-job-id={job.id}
        aria-labelledby={`name-${job.id}`}
        aria-current={job.id === jobId ? 'true' : undefined}
        tabIndex={index === tabStop ? 0 : -1}
        onFocus={() => setActiveId(job.id)}
      >
        <JobRow
          job={job}
          queued={queuedById.get(job.id) ?? []}
          isSelected={job.id === jobId}
          isActive={index === tabStop}
          onOpen={onOpen}
        />
      </article>
    );
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the articles inside.
    <div onKeyDown={onKeyDown}>
      {offers.length > 0 && (
        <>
          <div className={styles.head}>
            <h2 className={styles.title} tabIndex={-1}>
              {seat.offers(offers.length)}
            </h2>
          </div>
          <div role="feed" aria-label={seat.views['to-answer']}>
            {offers.map(item)}
          </div>
        </>
      )}
      <Head view={view} isOrdered={found.length > 1} />
      {found.length > 0 && (
        <div role="feed" aria-label={seat.views[view]}>
          {found.map(item)}
        </div>
      )}
    </div>
  );
}

/** Returning from the job, the focus goes back to the row that was open. */
function useFocusOnReturn(isBehind: boolean, enterList: () => void): void {
  const wasBehind = useRef(isBehind);
  useEffect(() => {
    if (wasBehind.current && !isBehind && document.activeElement === document.body) enterList();
    wasBehind.current = isBehind;
  });
}
