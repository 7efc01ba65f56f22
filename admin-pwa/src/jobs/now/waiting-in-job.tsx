import { QueuedChange } from '../../outbox-view/queued-change.tsx';
import { isJobEntry, jobOfEntry } from '../job-entries.ts';
import type { JobProps } from './jobs-props.ts';

/** What was done to a job here and has not arrived; messages wait in their thread. */
export function WaitingInJob({ job, queued, now, isOffline }: JobProps) {
  return queued
    .filter(isJobEntry)
    .filter((entry) => jobOfEntry(entry) === job.id && entry.command !== 'writeInJob')
    .filter((entry) => isOffline || entry.state !== 'waiting' || entry.tries > 0)
    .map((entry) => <QueuedChange key={entry.seq} entry={entry} now={now} isOffline={isOffline} />);
}
