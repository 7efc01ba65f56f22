import { isJobOver, type Job, type JobStep, jobState } from '../record/job.ts';
import type { QuoteSubmission } from '../record/quote.ts';
import { isOverStatus } from '../record/status.ts';

type WorkFields = Pick<QuoteSubmission, 'status' | 'jobs'>;

/** A job with its state of now. */
export type JobNow = Job & { readonly state: string };

/** The jobs of an order, in the order in which they were handed out. */
export function jobsOfOrder({ jobs = [], status }: WorkFields): readonly JobNow[] {
  return jobs.map((job) => ({ ...job, state: jobState(job, status) }));
}

/** Those that a translator has or is offered, and those that were handed in and wait for the office. */
export function liveJobs(order: WorkFields): readonly JobNow[] {
  return jobsOfOrder(order).filter(({ state }) => !isJobOver(state));
}

/** Those of them that are with a translator. */
export function jobsOut(order: WorkFields): readonly JobNow[] {
  return liveJobs(order).filter(({ state }) => state !== 'handed-in');
}

/** The finished files of the last time that a job was handed in. */
export function handedInFiles({ steps, finished }: Pick<Job, 'steps' | 'finished'>) {
  const { fileIds = [] } = lastStep({ steps }, 'handed-in') ?? {};
  return finished.filter(({ id }) => fileIds.includes(id));
}

/** Those of them that nobody of the office has opened. */
export function unseenFiles(job: Pick<Job, 'steps' | 'finished'>) {
  return handedInFiles(job).filter(({ opened = [] }) => opened.length === 0);
}

/** The last time that a job came into a state. */
export function lastStep({ steps }: Pick<Job, 'steps'>, state: string) {
  return steps.filter((step) => step.state === state && step.was === undefined).at(-1);
}

/**
 * The last job, if it was declined and nothing has taken its place: neither another job nor finished files. Somebody
 * has to decide who does the work.
 */
export function declinedJob(
  order: WorkFields & Pick<QuoteSubmission, 'deliverables' | 'deliveries'>,
): JobNow | null {
  const last = jobsOfOrder(order).at(-1);
  if (last?.state !== 'declined' || isOverStatus(order.status)) return null;
  const { deliverables = [], deliveries = [] } = order;
  const declinedAt = last.steps.at(-1)?.at ?? '';
  return [...deliverables, ...deliveries].some(({ at }) => at > declinedAt) ? null : last;
}

/** What an order asks of the office about its translators, until somebody has looked at it; `null`: nothing. */
export function translatorsNews(
  order: Parameters<typeof declinedJob>[0],
): 'handed-in' | 'declined' | null {
  const isUnseen = liveJobs(order).some(
    (job) => job.state === 'handed-in' && unseenFiles(job).length > 0,
  );
  if (isUnseen) return 'handed-in';
  return declinedJob(order) === null ? null : 'declined';
}

/** When somebody accepted a job, or was offered it as long as they have not answered. */
function jobBegunAt(job: Pick<Job, 'steps'>): number {
  return Date.parse((lastStep(job, 'accepted') ?? job.steps[0])?.at ?? '');
}

/** How much of the time that a job was given has passed, 0 … 1; all of it once it is handed in. */
export function elapsedShare(job: Pick<JobNow, 'state' | 'steps' | 'dueAt'>, now: number): number {
  if (job.state === 'handed-in') return 1;
  const begun = jobBegunAt(job);
  const given = Date.parse(job.dueAt) - begun;
  return given > 0 ? Math.min(1, Math.max(0, (now - begun) / given)) : 1;
}

/** Of a job, also as its translator sees it. */
interface FeeFacts {
  readonly state: string;
  readonly steps: readonly Pick<JobStep, 'state' | 'at'>[];
  readonly fee?: Job['fee'] | undefined;
}

/**
 * When a fee counts: when its job was first handed in. `null` of a job without a fee, before that, and of one that was
 * taken back.
 */
export function feeCountedAt({ state, steps, fee }: FeeFacts): string | null {
  if (fee === undefined || state === 'taken-back') return null;
  return steps.find((step) => step.state === 'handed-in')?.at ?? null;
}
