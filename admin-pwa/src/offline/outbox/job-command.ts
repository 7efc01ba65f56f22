import { translatorCommands } from '@yiqiao/contract/commands/translator-commands';
import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import type { JobEntry } from './job-entry.ts';

/** The command that an entry sends: `request` is its body, with what its path names. */
export function jobCommandOf({ command, request, changeId, quoteId: jobId }: JobEntry) {
  return { ...translatorCommands[command], request: { ...request, jobId, changeId } };
}

/** What the server will make of it, as far as this device knows. */
export function decideJobEntry(job: TranslatorJob, entry: JobEntry) {
  const { decide, request } = jobCommandOf(entry);
  // Each entry's request is paired with its own decision.
  return decide(job, request as never, { at: entry.queuedAt });
}
