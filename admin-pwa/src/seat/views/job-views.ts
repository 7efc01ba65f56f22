import { isJobOver } from '@yiqiao/contract/record/job';
import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';

/** The parts of a translator's list, in the order of the work. */
export const jobViews = ['to-answer', 'in-work', 'handed-in', 'done'] as const;

export type JobView = (typeof jobViews)[number];

/** What the console opens on. Offers stand above every view. */
export const firstView: JobView = 'in-work';

/** In which part a job is. A state that only a later release knows is still to be worked on. */
export function viewOfJob({ state }: Pick<TranslatorJob, 'state'>): JobView {
  if (state === 'offered') return 'to-answer';
  if (state === 'handed-in') return 'handed-in';
  return isJobOver(state) ? 'done' : 'in-work';
}

export type JobCounts = Readonly<Record<JobView, number>>;

export function countJobs(jobs: readonly TranslatorJob[]): JobCounts {
  const counts = { 'to-answer': 0, 'in-work': 0, 'handed-in': 0, done: 0 };
  for (const job of jobs) counts[viewOfJob(job)] += 1;
  return counts;
}

/** The jobs of a view, what has to be done next on top. What is done stands the other way round: the latest first. */
export function jobsOfView(jobs: readonly TranslatorJob[], view: JobView): TranslatorJob[] {
  const found = jobs.filter((job) => viewOfJob(job) === view);
  switch (view) {
    case 'to-answer':
      return found.sort((one, other) => answerBy(one) - answerBy(other));
    case 'in-work':
      return found.sort((one, other) => Date.parse(one.dueAt) - Date.parse(other.dueAt));
    case 'handed-in':
    case 'done':
      return found.sort((one, other) => lastAt(other) - lastAt(one));
  }
}

/** Where the office names no moment, the job has to be answered before it is due. */
function answerBy({ answerBy: wanted, dueAt }: TranslatorJob): number {
  return Date.parse(wanted ?? dueAt);
}

/**
 * Since when it is in its state, as a moment; `null` if no step says so: the end of its order ends a job without one.
 */
export function jobSince({ state, steps }: Pick<TranslatorJob, 'state' | 'steps'>): string | null {
  // Terms that change leave the state as it is.
  const since = [...steps].reverse().find(({ was }) => was === undefined);
  return since?.state === state ? since.at : null;
}

function lastAt({ steps }: TranslatorJob): number {
  return Date.parse(steps[steps.length - 1]?.at ?? '');
}
