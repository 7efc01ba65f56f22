import { isAtWork } from '@yiqiao/contract/commands/jobs/hand-in-job';
import { isJobOver } from '@yiqiao/contract/record/job';
import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { useMemo } from 'react';
import { useFileDrop } from '../../delivery/files/use-file-drop.ts';
import type { JobEntry } from '../../offline/outbox/job-entry.ts';
import { predictJob } from '../../offline/outbox/queue-jobs.ts';
import { QueuedChange } from '../../outbox-view/queued-change.tsx';
import { useConsoleState } from '../../state/use-console.ts';
import { useJobEntries, useSeat } from '../../state/use-seat.ts';
import { useUploadsOf } from '../../state/use-uploads-of.ts';
import { AskedToTell } from '../../told/asked-to-tell.tsx';
import type { Upload } from '../../uploads/upload.ts';
import { FinishedFiles } from '../hand-in/finished-files.tsx';
import { HandInBand } from '../hand-in/hand-in-band.tsx';
import { sortFinished } from '../hand-in/plan-hand-in.ts';
import { type HandInEntry, QueuedHandIn } from '../hand-in/queued-hand-in.tsx';
import { useHandIn } from '../hand-in/use-hand-in.ts';
import { SourceFiles } from '../source/source-files.tsx';
import { AnswerJob } from './answer-job.tsx';
import { GiveBack } from './give-back.tsx';
import { JobBand } from './job-band.tsx';
import styles from './job-detail.module.css';
import { JobFacts } from './job-facts.tsx';
import { JobHead } from './job-head.tsx';
import { JobHistory } from './job-history.tsx';
import { TalkWithOffice } from './talk-with-office.tsx';

interface JobDetailProps {
  /** As the server has it; what waits here is not in it yet. */
  job: TranslatorJob;
}

/** Everything about one job of a translator: what is to be done first. */
export function JobDetail({ job: stored }: JobDetailProps) {
  const entries = useJobEntries(stored.id);
  const now = useConsoleState((state) => state.now);
  const isOffline = useConsoleState((state) => state.connection === 'offline');
  const job = useMemo(() => predictJob(stored, entries.filter(isNotHandIn)), [stored, entries]);
  const { addFinished } = useSeat();
  const handIn = entries.find(isWaitingHandIn);
  const isOpen = isAtWork(job) && handIn === undefined;
  const uploads = useUploadsOf(job.id, () => true, job.finished);
  const onFiles = isOpen ? (files: File[]) => void addFinished(stored, files) : null;
  const drop = useFileDrop(onFiles);
  return (
    <article className={styles.job} aria-labelledby="detail-name" {...drop.handlers}>
      <JobHead job={job} now={now} />
      <Waiting entries={entries} now={now} isOffline={isOffline} />
      <JobFacts job={job} now={now} />
      <JobBand job={job} now={now} />
      <AskedToTell id={job.id} />
      {job.state === 'offered' && <AnswerJob job={job} now={now} />}
      {job.state !== 'offered' && (
        <Work {...{ job, handIn, uploads, now, isOffline, onFiles }} isDraggedOver={drop.isOver} />
      )}
      <div className={styles.halves}>
        <SourceFiles job={job} now={now} isOffline={isOffline} />
        <TalkWithOffice job={stored} entries={entries} now={now} isOffline={isOffline} />
      </div>
      {isOpen && <GiveBack job={job} lost={sortFinished(job).fresh.length + uploads.length} />}
      <JobHistory job={job} now={now} />
    </article>
  );
}

interface WorkProps {
  job: TranslatorJob;
  handIn: HandInEntry | undefined;
  /** Finished files on their way. */
  uploads: readonly Upload[];
  now: number;
  isOffline: boolean;
  isDraggedOver: boolean;
  onFiles: ((files: File[]) => void) | null;
}

/** What the translator has made of it, and handing it in. */
function Work({ job, handIn, uploads, now, isOffline, isDraggedOver, onFiles }: WorkProps) {
  const handing = useHandIn(job, uploads);
  const hasFiles = job.finished.length + uploads.length > 0;
  if (isJobOver(job.state) && job.state !== 'done' && !hasFiles) return null;
  return (
    <>
      <FinishedFiles
        {...{ job, uploads, now, isOffline, isDraggedOver, onFiles }}
        again={handing.again}
        onAgain={handing.toggleAgain}
      />
      {handIn !== undefined && (
        <QueuedHandIn
          {...{ job, uploads, isOffline }}
          entry={handIn}
          onTakeBack={() => void handing.takeBack(handIn)}
        />
      )}
      {onFiles !== null && <HandInBand handing={handing} isOffline={isOffline} />}
    </>
  );
}

interface WaitingProps {
  entries: readonly JobEntry[];
  now: number;
  isOffline: boolean;
}

/** Answers that the server does not have, and whatever it has refused. */
function Waiting({ entries, now, isOffline }: WaitingProps) {
  const shown = entries.filter(
    (entry) => entry.command !== 'writeInJob' && !isWaitingHandIn(entry),
  );
  if (shown.length === 0) return null;
  return (
    <div role="status" className={styles.waiting}>
      {shown.map((entry) => (
        <QueuedChange key={entry.seq} entry={entry} now={now} isOffline={isOffline} />
      ))}
    </div>
  );
}

function isWaitingHandIn(entry: JobEntry): entry is HandInEntry {
  return entry.command === 'handInJob' && entry.state === 'waiting';
}

/** Until the server has it, what is handed in can still be changed. */
function isNotHandIn({ command }: JobEntry): boolean {
  return command !== 'handInJob';
}
