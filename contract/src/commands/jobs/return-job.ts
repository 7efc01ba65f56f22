import * as z from 'zod/mini';
import type { JobNow } from '../../life/translators-work.ts';
import type { Decidable } from '../../record/decision.ts';
import { textLimits } from '../../record/order.ts';
import { senderShape } from '../../record/sender.ts';
import { readLines, type TextFault } from '../../text/order-text.ts';
import { type CommandContext, type CommandRequest, staffCommand } from '../command.ts';
import { endpoint } from '../endpoint.ts';
import { decideOnJob, isRepeat, type JobDecision, takeStep } from './job-decision.ts';

/** The translator is to hand it in once more. */
export const returnJob = endpoint({
  ...staffCommand,
  path: '/api/jobs/:jobId/returns',
  request: z.object({ note: z.string(), ...senderShape }),
  invalid: 'Give a `note`: what is to be done.',
});

/** `translator-unknown`: they have left the office, or have another role. */
type ReturnRefusal = TextFault | 'job-moved-on' | 'job-full' | 'translator-unknown';

/** Also of what the office took over, as long as the order is not over: a client may ask for a revision. */
export function decideJobReturn<Quote extends Decidable>(
  quote: Quote,
  request: CommandRequest<typeof returnJob>,
  context: CommandContext,
) {
  return decideOnJob(quote, request.jobId, context, (job) => returnIt(job, request, context));
}

function returnIt(
  job: JobNow,
  { note, device, changeId }: CommandRequest<typeof returnJob>,
  { at, translators }: Pick<CommandContext, 'at' | 'translators'>,
): JobDecision<JobNow, ReturnRefusal> {
  if (isRepeat(job, changeId)) return { kind: 'unchanged', job };
  const last = job.steps.at(-1)?.state;
  const canReturn = (last === 'handed-in' || last === 'done') && last === job.state;
  if (!canReturn) return { kind: 'refused', reason: 'job-moved-on', job };
  const isHere = translators?.some(({ id }) => id === job.translator.id) ?? true;
  if (!isHere) return { kind: 'refused', reason: 'translator-unknown', job };
  const read = readLines(note, textLimits.note);
  if ('fault' in read) return { kind: 'refused', reason: read.fault, job };
  return takeStep(job, { state: 'returned', note: read.text, device, changeId }, at);
}
