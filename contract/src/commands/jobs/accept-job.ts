import * as z from 'zod/mini';
import { senderShape } from '../../record/sender.ts';
import { type CommandContext, type CommandRequest, translatorCommand } from '../command.ts';
import { endpoint } from '../endpoint.ts';
import {
  type DecidableJob,
  isRepeat,
  type JobDecision,
  type JobRefusal,
  takeStep,
} from './job-decision.ts';

export const acceptJob = endpoint({
  ...translatorCommand,
  path: '/api/jobs/:jobId/acceptances',
  request: z.object({
    /** Of the terms that were on screen: refused if others hold by now. */
    version: z.optional(z.int()),
    ...senderShape,
  }),
  invalid: 'Give the `version` of the terms as a whole number, or none.',
});

/** `job-changed`: the terms are not those that the translator saw. */
export function decideJobAcceptance<AJob extends DecidableJob>(
  job: AJob,
  { version, device, changeId }: CommandRequest<typeof acceptJob>,
  { at }: Pick<CommandContext, 'at'>,
): JobDecision<AJob, JobRefusal | 'job-changed'> {
  if (isRepeat(job, changeId) || job.state === 'accepted') return { kind: 'unchanged', job };
  if (job.state !== 'offered') return { kind: 'refused', reason: 'job-moved-on', job };
  if (version !== undefined && version !== job.version) {
    return { kind: 'refused', reason: 'job-changed', job };
  }
  return takeStep(job, { state: 'accepted', device, changeId }, at);
}
