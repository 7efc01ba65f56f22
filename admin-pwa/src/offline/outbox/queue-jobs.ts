import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { decideJobEntry } from './job-command.ts';
import { isReady, type JobChange, type JobEntry } from './job-entry.ts';
import { isJobEntry, type OutboxEntry } from './outbox-entry.ts';
import { createEntry, type Sender } from './queue-entries.ts';

export interface JobDecision extends Sender {
  readonly job: TranslatorJob;
  readonly change: JobChange;
  /** Of a hand-in: the uploads that it waits for. */
  readonly uploads?: readonly string[];
}

/** Adds what a translator does to a job, unless it is so already or will be. */
export function queueJobChange(
  entries: readonly OutboxEntry[],
  decision: JobDecision,
): OutboxEntry[] {
  const entry = jobEntry(entries, decision);
  const decided = decideJobEntry(predictJob(decision.job, entries), entry);
  return decided.kind === 'unchanged' ? [...entries] : [...entries, entry];
}

/** Why the server would refuse it, as far as this device knows; `null` if it would not. */
export function findJobFault(
  entries: readonly OutboxEntry[],
  decision: JobDecision,
): string | null {
  const entry = jobEntry(entries, decision);
  const decided = decideJobEntry(predictJob(decision.job, entries), entry);
  if (decided.kind !== 'refused') return null;
  // Files that have not arrived are missing only until then.
  return decided.reason === 'job-file-missing' && entry.uploads.length > 0 ? null : decided.reason;
}

/** The job as it will be once everything that waits has arrived. A hand-in counts once its files have. */
export function predictJob(job: TranslatorJob, entries: readonly OutboxEntry[]): TranslatorJob {
  return entries.reduce(
    (predicted, entry) =>
      entry.quoteId === job.id && entry.state === 'waiting' && isJobEntry(entry) && isReady(entry)
        ? decideJobEntry(predicted, entry).job
        : predicted,
    job,
  );
}

/** Files of a job have arrived: a hand-in that waits for them names them from now on. */
export function nameArrived(
  entries: readonly OutboxEntry[],
  { id: jobId, finished }: Pick<TranslatorJob, 'id' | 'finished'>,
): OutboxEntry[] {
  const idOf = (upload: string) => finished.find(({ changeId }) => changeId === upload)?.id;
  return entries.map((entry) => {
    if (!isJobEntry(entry) || entry.command !== 'handInJob' || entry.quoteId !== jobId) {
      return entry;
    }
    const arrived = entry.uploads.flatMap((upload) => idOf(upload) ?? []);
    if (arrived.length === 0) return entry;
    const { request } = entry;
    return {
      ...entry,
      uploads: entry.uploads.filter((upload) => idOf(upload) === undefined),
      request: { ...request, fileIds: [...request.fileIds, ...arrived] },
    };
  });
}

/**
 * A file will not be handed in: a hand-in that was to bring it goes without, or not at all. A refused one stays until
 * the person has read it.
 */
export function withoutUpload(entries: readonly OutboxEntry[], upload: string): OutboxEntry[] {
  return entries.flatMap((entry) => {
    if (!isJobEntry(entry) || !entry.uploads.includes(upload)) return entry;
    const uploads = entry.uploads.filter((id) => id !== upload);
    const isEmpty =
      entry.command === 'handInJob' && uploads.length + entry.request.fileIds.length === 0;
    return isEmpty && entry.state === 'waiting' ? [] : { ...entry, uploads };
  });
}

/** What a hand-in waits for will never arrive: the person has to see it, and what it says is kept until then. */
export function refuseWaiting(
  entries: readonly OutboxEntry[],
  jobId: string,
  reasonCode: string,
): OutboxEntry[] {
  return entries.map((entry) =>
    isJobEntry(entry) && entry.quoteId === jobId && entry.state === 'waiting' && !isReady(entry)
      ? { ...entry, state: 'refused', reason: '', reasonCode }
      : entry,
  );
}

function jobEntry(
  entries: readonly OutboxEntry[],
  { job, change, uploads = [], ...sender }: JobDecision,
): JobEntry {
  const { id, reference, files } = job;
  const quote = { id, reference, customerName: '', revision: 0 };
  return {
    ...createEntry(entries, { ...sender, quote }),
    kind: 'job',
    fileName: files[0]?.fileName ?? '',
    uploads: [...uploads],
    ...change,
  };
}
