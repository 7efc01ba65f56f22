import * as z from 'zod/mini';
import type { JobNow } from '../../life/translators-work.ts';
import type { Decidable } from '../../record/decision.ts';
import { isJobOver } from '../../record/job.ts';
import { textLimits } from '../../record/order.ts';
import { quoteRefusalSchema, quoteSubmissionSchema } from '../../record/quote.ts';
import { senderShape } from '../../record/sender.ts';
import { isTooLong, readLines } from '../../text/order-text.ts';
import type { CommandContext, CommandRequest } from '../command.ts';
import { endpoint } from '../endpoint.ts';
import { decideOnJob, isRepeat, type JobDecision, takeStep } from './job-decision.ts';

/** Ends a job for its translator. What was handed in stays with the order. */
export const takeBackJob = endpoint({
  method: 'DELETE',
  path: '/api/jobs/:jobId',
  access: 'staff',
  /** The body may be left out. */
  request: z.object({ note: z.optional(z.string()), ...senderShape }),
  invalid: 'Give a `note` as text, or none.',
  response: quoteSubmissionSchema,
  refusal: quoteRefusalSchema,
});

export function decideJobTakenBack<Quote extends Decidable>(
  quote: Quote,
  request: CommandRequest<typeof takeBackJob>,
  context: CommandContext,
) {
  return decideOnJob(quote, request.jobId, context, (job) => takeIt(job, request, context.at));
}

function takeIt(
  job: JobNow,
  { note = '', device, changeId }: CommandRequest<typeof takeBackJob>,
  at: number,
): JobDecision<JobNow, 'text-too-long' | 'job-moved-on' | 'job-full'> {
  if (isRepeat(job, changeId) || job.state === 'taken-back') return { kind: 'unchanged', job };
  if (isJobOver(job.state)) return { kind: 'refused', reason: 'job-moved-on', job };
  const read = readLines(note, textLimits.note);
  if (isTooLong(read)) return { kind: 'refused', reason: read.fault, job };
  const said = 'text' in read && { note: read.text };
  return takeStep(job, { state: 'taken-back', ...said, device, changeId }, at);
}
