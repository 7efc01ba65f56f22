import * as z from 'zod/mini';
import { toDateTime } from '../../record/decision.ts';
import { jobLimits } from '../../record/job.ts';
import { textLimits } from '../../record/order.ts';
import { senderShape } from '../../record/sender.ts';
import { isTooLong, readLines } from '../../text/order-text.ts';
import { type CommandContext, type CommandRequest, translatorCommand } from '../command.ts';
import { endpoint } from '../endpoint.ts';
import {
  type DecidableJob,
  isRepeat,
  type JobDecision,
  type JobRefusal,
  takeStep,
} from './job-decision.ts';

/** Hands in finished files, each uploaded before by `addJobFile`. The office looks at them before anybody else does. */
export const handInJob = endpoint({
  ...translatorCommand,
  path: '/api/jobs/:jobId/hand-ins',
  request: z.object({
    fileIds: z.array(z.string()).check(z.minLength(1), z.maxLength(jobLimits.files)),
    note: z.optional(z.string()),
    ...senderShape,
  }),
  invalid: `Give \`fileIds\`: 1 to ${jobLimits.files} finished files.`,
});

/** `job-file-missing`: a file that was chosen is not there, or was handed in and taken over before. */
export function decideHandIn<AJob extends DecidableJob>(
  job: AJob,
  { fileIds, note = '', device, changeId }: CommandRequest<typeof handInJob>,
  { at }: Pick<CommandContext, 'at'>,
): JobDecision<AJob, JobRefusal | 'job-file-missing' | 'text-too-long'> {
  if (isRepeat(job, changeId)) return { kind: 'unchanged', job };
  if (!isAtWork(job)) return { kind: 'refused', reason: 'job-moved-on', job };
  const read = readLines(note, textLimits.note);
  if (isTooLong(read)) return { kind: 'refused', reason: read.fault, job };
  const chosen = job.finished.filter((file) => fileIds.includes(file.id) && canBeHandedIn(file));
  const isWhole = chosen.length === fileIds.length;
  if (!isWhole) return { kind: 'refused', reason: 'job-file-missing', job };
  const handedInAt = toDateTime(at);
  return takeStep(
    {
      ...job,
      finished: job.finished.map((file) =>
        chosen.includes(file) ? { ...file, handedInAt: file.handedInAt ?? handedInAt } : file,
      ),
    },
    { state: 'handed-in', ...('text' in read && { note: read.text }), fileIds, device, changeId },
    at,
  );
}

/** Whether finished files are expected. */
export function isAtWork({ state }: Pick<DecidableJob, 'state'>): boolean {
  return state === 'accepted' || state === 'returned';
}

function canBeHandedIn(file: DecidableJob['finished'][number]): boolean {
  const { removedAt, fileDeletedAt, takenOver } = file;
  return removedAt === undefined && fileDeletedAt === undefined && takenOver === undefined;
}
