import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';

/** What the office has done to a job since it was last open on this device. */
export interface JobNews {
  /** It has offered, returned or taken back the job, or changed its terms. */
  readonly isNew: boolean;
  readonly messages: number;
}

/** States that only the translator brings about. */
const ownStates: readonly string[] = ['accepted', 'declined', 'handed-in'];

/**
 * What a person has answered they have seen, on whatever device.
 * @param seen up to when they have seen the job here; `undefined` if it was never open here.
 */
export function newsOf(job: TranslatorJob, seen = ''): JobNews {
  const { state, steps, messages } = job;
  const own = [
    ...steps.filter((step) => !isOfOffice(step)),
    ...messages.filter(({ from }) => from !== 'office'),
  ];
  const known = last([seen, ...own.map(({ at }) => at)]);
  return {
    isNew: state !== 'done' && steps.some((step) => isOfOffice(step) && step.at > known),
    messages: officeMessages(job).filter(({ at }) => at > known).length,
  };
}

/** The moment of the last thing that the office has done or said; all are by the server's clock. */
export function latestNews(job: TranslatorJob): string {
  const steps = job.steps.filter(isOfOffice);
  return last([...steps, ...officeMessages(job)].map(({ at }) => at));
}

/** Changed terms leave a job in its state, whoever has brought that about. */
function isOfOffice({ state, was }: TranslatorJob['steps'][number]): boolean {
  return was !== undefined || !ownStates.includes(state);
}

function officeMessages({ messages }: TranslatorJob) {
  return messages.filter(({ from }) => from === 'office');
}

/** The latest of moments as the server writes them; empty if there is none. */
function last(moments: readonly string[]): string {
  return [...moments].sort()[moments.length - 1] ?? '';
}
