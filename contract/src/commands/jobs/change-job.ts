import * as z from 'zod/mini';
import type { JobNow } from '../../life/translators-work.ts';
import type { Decidable } from '../../record/decision.ts';
import { isJobOver, type Terms } from '../../record/job.ts';
import { quoteRefusalSchema, quoteSubmissionSchema } from '../../record/quote.ts';
import { senderShape } from '../../record/sender.ts';
import type { CommandContext, CommandRequest } from '../command.ts';
import { endpoint } from '../endpoint.ts';
import { decideOnJob, isRepeat, type JobDecision, takeStep } from './job-decision.ts';
import { readTerms, type TermsFault, termsInWords, termsRequestShape } from './read-terms.ts';

/** Changes the terms of a job that is not over; those that are not named are dropped. */
export const changeJob = endpoint({
  method: 'PATCH',
  path: '/api/jobs/:jobId',
  access: 'staff',
  request: z.object({ ...termsRequestShape, ...senderShape }),
  invalid: `Give ${termsInWords}.`,
  response: quoteSubmissionSchema,
  refusal: quoteRefusalSchema,
});

/** The job keeps its state, and its history what held before. A repeat (the same `changeId`) changes nothing. */
export function decideJobChange<Quote extends Decidable>(
  quote: Quote,
  request: CommandRequest<typeof changeJob>,
  context: CommandContext,
) {
  return decideOnJob(quote, request.jobId, context, (job) => changeTerms(job, request, context.at));
}

function changeTerms(
  job: JobNow,
  request: CommandRequest<typeof changeJob>,
  at: number,
): JobDecision<JobNow, TermsFault | 'job-moved-on' | 'job-full'> {
  const { device, changeId } = request;
  if (isRepeat(job, changeId)) return { kind: 'unchanged', job };
  if (isJobOver(job.state)) return { kind: 'refused', reason: 'job-moved-on', job };
  const terms = readTerms(request, at);
  if (typeof terms === 'string') return { kind: 'refused', reason: terms, job };
  const { words, dueAt, answerBy, fee, note, ...others } = job;
  const was = differing({ words, dueAt, answerBy, fee, note }, terms);
  if (Object.keys(was).length === 0) return { kind: 'unchanged', job };
  const next = { ...others, ...terms, version: job.version + 1 };
  return takeStep(next, { state: job.state, was, device, changeId }, at);
}

/** The terms that another value, or none, has taken the place of. */
function differing(before: Terms, after: Terms): Partial<Terms> {
  const names = ['words', 'dueAt', 'answerBy', 'fee', 'note'] as const;
  const pairs = names.flatMap((name) => {
    const isSame = JSON.stringify(before[name]) === JSON.stringify(after[name]);
    return isSame ? [] : [[name, before[name]] as const];
  });
  return Object.fromEntries(pairs);
}
