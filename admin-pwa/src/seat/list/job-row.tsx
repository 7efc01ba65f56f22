import { ownJobPath } from '@yiqiao/contract/record/console-paths';
import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import type { MouseEvent } from 'react';
import { Clock } from '../../clocks/clock.tsx';
import { moneyText } from '../../figures/money-text.ts';
import { FileNameText, QueuedTag } from '../../list/rows/item-parts.tsx';
import type { JobEntry } from '../../offline/outbox/job-entry.ts';
import { isWorthTelling, mostTelling } from '../../outbox-view/use-wanted-status.ts';
import { type JobNews, newsOf } from '../../state/seat/job-news.ts';
import { fileKey } from '../../state/seat.ts';
import { useConsoleState } from '../../state/use-console.ts';
import { useSeatState } from '../../state/use-seat.ts';
import { useTexts } from '../../texts/texts.ts';
import { PairMark } from '../../ui/pair-mark.tsx';
import { jobName } from '../views/job-name.ts';
import { jobClock } from './job-clock.ts';
import styles from './job-row.module.css';

export interface JobRowProps {
  /** As it will be once what waits here has arrived. */
  job: TranslatorJob;
  queued: readonly JobEntry[];
  isSelected: boolean;
  /** Whether it is the tab stop of the list. */
  isActive: boolean;
  onOpen: (job: TranslatorJob) => void;
}

/** A job in three lines: file and fee, pair and words, clock and what is new. */
export function JobRow({ job, queued, isSelected, isActive, onOpen }: JobRowProps) {
  const { figures, seat, services } = useTexts();
  const now = useConsoleState((state) => state.now);
  const news = useNews(job);
  const { id, fee, translationDirection, words } = job;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles Enter for the row that has the focus.
    // biome-ignore lint/a11y/noStaticElementInteractions: an easier target for the link in its heading.
    <div
      className={styles.row}
      data-selected={isSelected}
      data-offered={job.state === 'offered'}
      onClick={() => onOpen(job)}
    >
      <div className={styles.line} data-whole-text={jobName(job)}>
        <h3 className={styles.name} id={`name-${id}`}>
          <a
            className={styles.link}
            href={ownJobPath(id)}
            tabIndex={isActive ? 0 : -1}
            onClick={openHere}
          >
            <FileNameText fileName={jobName(job)} className={styles.file} />
          </a>
        </h3>
        {fee && <span className={styles.fee}>{moneyText(fee.total, fee.currency)}</span>}
      </div>
      <p className={styles.line}>
        <span className={styles.pair}>
          <PairMark direction={translationDirection} />
          {services.short(translationDirection)}
        </span>
        {words > 0 && <span className={styles.side}>{figures.words(words)}</span>}
      </p>
      <p className={styles.line}>
        <Clock clock={jobClock(job, now)} />
        <Beside {...{ job, queued, news }} />
      </p>
      <span className="visually-hidden">{seat.number(job.reference, job.number)}</span>
    </div>
  );
}

function useNews(job: TranslatorJob): JobNews {
  const seen = useSeatState((state) => state.seen.get(job.id));
  return newsOf(job, seen);
}

type BesideProps = Pick<JobRowProps, 'job' | 'queued'> & { news: JobNews };

/** What matters most beside the clock: what was not taken, what waits, what is new, what is here. */
function Beside({ job, queued, news }: BesideProps) {
  const { seat } = useTexts();
  const isSending = useConsoleState((state) => state.isSending);
  const here = useKeptCount(job.id);
  const entry = mostTelling(queued);
  if (entry !== undefined && isWorthTelling(entry, isSending)) {
    const isTrouble = entry.state !== 'waiting';
    return <QueuedTag isTrouble={isTrouble}>{isTrouble ? seat.refused : seat.notSent}</QueuedTag>;
  }
  if (job.state === 'returned')
    return <strong className={styles.said}>{seat.band.returned}</strong>;
  if (news.isNew) return <span className={styles.newTag}>{seat.isNew}</span>;
  if (news.messages > 0) {
    return <strong className={styles.said}>{seat.newMessages(news.messages)}</strong>;
  }
  return here > 0 && <span className={styles.side}>{seat.filesHere(here)}</span>;
}

/** How many of its source files are on this device. */
function useKeptCount(jobId: string): number {
  return useSeatState(({ jobs, kept }) => {
    const job = jobs.find(({ id }) => id === jobId);
    return job?.files.filter((file) => kept.has(fileKey(jobId, file.id))).length ?? 0;
  });
}

/** With a modifier key the browser opens another tab, as for any link. */
function openHere(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) event.stopPropagation();
  else event.preventDefault();
}
