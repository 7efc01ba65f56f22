import { touch } from '../../files/plan-deletion.ts';
import type { JobNow } from '../../life/translators-work.ts';
import { changeAside, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { type Job, type JobStep, jobLimits, jobState } from '../../record/job.ts';
import { splitJobId } from '../../record/job-id.ts';
import type { TranslatorJob } from '../../translator/translator-job.ts';
import type { CommandContext, CommandRequest } from '../command.ts';
import type { EndpointDefinition } from '../endpoint.ts';

/** The fields that decisions on a job read: the office's record has them, and what its translator sees. */
export interface DecidableJob extends Pick<TranslatorJob, 'state' | 'version'> {
  readonly steps: readonly JobStep[];
  readonly messages: readonly TranslatorJob['messages'][number][];
  readonly finished: readonly FinishedFile[];
}

type FinishedFile = Pick<
  Job['finished'][number],
  'id' | 'handedInAt' | 'fileDeletedAt' | 'removedAt' | 'takenOver'
>;

/** What a command does to one job. Pure, so that a translator's device predicts it with what it has. */
export type JobDecision<AJob, Refusal extends string = never> =
  | { readonly kind: 'changed'; readonly job: AJob }
  /** It is so already, or this is a retry. */
  | { readonly kind: 'unchanged'; readonly job: AJob }
  | { readonly kind: 'refused'; readonly reason: Refusal; readonly job: AJob };

/** Refusals of any command on a job. */
export type JobRefusal =
  /** The order has no such job. */
  | 'job-missing'
  /** Not possible in the state that the job is in by now. */
  | 'job-moved-on'
  | 'job-full';

/**
 * Decides on one job of an order. Decisions on the order that are based on the revision before remain valid.
 * @param jobId as calls name it.
 */
export function decideOnJob<Quote extends Decidable, Refusal extends string>(
  quote: Quote,
  jobId: string,
  { at, rules }: Pick<CommandContext, 'at' | 'rules'>,
  decide: (job: JobNow) => JobDecision<JobNow, Refusal>,
): Decision<Quote, Refusal | 'job-missing'> {
  const { jobs = [], status } = quote;
  const found = findJob(jobs, jobId);
  if (found === undefined) return { kind: 'refused', reason: 'job-missing', quote };
  const decision = decide({ ...found, state: jobState(found, status) });
  if (decision.kind === 'refused') return { kind: 'refused', reason: decision.reason, quote };
  if (decision.kind === 'unchanged') return { kind: 'unchanged', quote };
  const { state: _derived, ...next } = decision.job;
  return withJob(quote, next, touch(quote, status, at, rules));
}

/** The order with a job as it is now, and other fields that change with it. */
export function withJob<Quote extends Decidable>(
  quote: Quote,
  next: Job,
  changes: Partial<ReturnType<typeof touch>> = {},
) {
  const jobs = quote.jobs?.map((job) => (job.id === next.id ? next : job));
  return changeAside(quote, { jobs, ...changes });
}

/** @param jobId as calls name it. */
export function findJob(jobs: readonly Job[] | undefined, jobId: string): Job | undefined {
  const { id } = splitJobId(jobId);
  return jobs?.find((job) => job.id === id);
}

/** What is written down of a step, besides its moment. */
interface NewStep extends Pick<JobStep, 'state' | 'device' | 'changeId'> {
  readonly note?: string | undefined;
  readonly fileIds?: readonly string[] | undefined;
  readonly was?: JobStep['was'];
  readonly because?: string | undefined;
}

/** The next step of a job, with the other fields that change by it. */
export function takeStep<AJob extends DecidableJob>(
  job: AJob,
  step: NewStep,
  at: number,
  changes: Partial<AJob> = {},
): JobDecision<AJob, 'job-full'> {
  if (job.steps.length >= jobLimits.steps) return { kind: 'refused', reason: 'job-full', job };
  const written = toStep(step, at);
  return {
    kind: 'changed',
    job: { ...job, ...changes, state: step.state, steps: [...job.steps, written] },
  };
}

/** A step as it is kept. */
export function toStep(step: NewStep, at: number): JobStep {
  const known = Object.entries(step).filter(([, value]) => value !== undefined);
  return { ...(Object.fromEntries(known) as NewStep & JobStep), at: toDateTime(at) };
}

/** Whether a change has been taken before: this is a retry. */
export function isRepeat({ steps }: DecidableJob, changeId: string | undefined): boolean {
  return changeId !== undefined && steps.some((step) => step.changeId === changeId);
}

/** What a command of a translator does to one of their jobs. */
type DecideJob<Definition extends EndpointDefinition, Refusal extends string> = <
  AJob extends DecidableJob,
>(
  job: AJob,
  request: CommandRequest<Definition>,
  context: Pick<CommandContext, 'at'>,
) => JobDecision<AJob, Refusal>;

/** A translator's call and its decision, as `command` pairs those on submissions. */
export function jobCommand<const Definition extends EndpointDefinition, Refusal extends string>(
  endpoint: Definition,
  decide: DecideJob<Definition, Refusal>,
) {
  return { endpoint, decide };
}
