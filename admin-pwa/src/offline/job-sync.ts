import type { JobClient, JobResult } from '@yiqiao/contract/http/job-client';
import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { jobCommandOf } from './outbox/job-command.ts';
import type { JobEntry } from './outbox/job-entry.ts';
import { refuse } from './outbox/outbox-delivery.ts';
import { remove } from './outbox/take-back.ts';
import type { ConsoleStorage } from './storage/console-storage.ts';

export interface JobSyncEdges {
  readonly jobs: Pick<JobClient, 'take'>;
  readonly storage: Pick<ConsoleStorage, 'updateOutbox'>;
  readonly device: string;
  readonly onEvent: (event: JobSyncEvent) => Promise<void>;
}

/** What the server answers; `job` is as it has it now. */
export type JobSyncEvent =
  | { readonly kind: 'job-sent'; readonly entry: JobEntry; readonly job: TranslatorJob }
  | {
      readonly kind: 'job-refused';
      readonly entry: JobEntry;
      /** The code of the reason. */
      readonly obstacle: string;
      readonly job: TranslatorJob;
    };

/** Sends what a translator did to a job. */
export function sendJobEntry({ jobs, device }: JobSyncEdges, entry: JobEntry): Promise<JobResult> {
  const { endpoint, request } = jobCommandOf(entry);
  return jobs.take(endpoint, request, { ...request, device });
}

export async function settleJob(
  { storage, onEvent }: JobSyncEdges,
  entry: JobEntry,
  result: JobResult,
): Promise<null> {
  const { seq } = entry;
  const { job } = result;
  if (result.kind === 'updated') {
    await storage.updateOutbox((entries) => remove(entries, seq));
    await onEvent({ kind: 'job-sent', entry, job });
  } else {
    const { code: obstacle } = result;
    await storage.updateOutbox((entries) => refuse(entries, seq, '', obstacle));
    await onEvent({ kind: 'job-refused', entry, obstacle, job });
  }
  return null;
}
