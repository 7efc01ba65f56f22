import * as z from 'zod/mini';
import { isWithTranslator } from '../../record/job.ts';
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

/** Declines an offer, or gives back what was accepted. */
export const declineJob = endpoint({
  ...translatorCommand,
  path: '/api/jobs/:jobId/refusals',
  request: z.object({ note: z.optional(z.string()), ...senderShape }),
  invalid: 'Give a `note` as text, or none.',
});

export function decideJobRefusal<AJob extends DecidableJob>(
  job: AJob,
  { note = '', device, changeId }: CommandRequest<typeof declineJob>,
  { at }: Pick<CommandContext, 'at'>,
): JobDecision<AJob, JobRefusal | 'text-too-long'> {
  if (isRepeat(job, changeId) || job.state === 'declined') return { kind: 'unchanged', job };
  if (!isWithTranslator(job.state)) return { kind: 'refused', reason: 'job-moved-on', job };
  const read = readLines(note, textLimits.reason);
  if (isTooLong(read)) return { kind: 'refused', reason: read.fault, job };
  return takeStep(
    job,
    { state: 'declined', ...('text' in read && { note: read.text }), device, changeId },
    at,
  );
}
