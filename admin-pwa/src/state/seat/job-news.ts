import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';

/** What the office has done to a job since it was last open on this device. */
export interface JobNews {
  /** It has offered, returned or taken back the job, or changed its terms. */
  readonly isNew: boolean;
  readonly messages: number;
}

/** States that only the translator brings about. */
const ownStates: readonly string[] = ['accepted', 'declined', 'handed-in'];

/** @param seen up to when the person has seen the job; `undefined` if it was never open here. */
export function newsOf(job: TranslatorJob, seen = ''): JobNews {
  const { state } = job;
  return {
    isNew: state !== 'done' && officeSteps(job).some(({ at }) => at > seen),
    messages: officeMessages(job).filter(({ at }) => at > seen).length,
  };
}

/** The moment of the last thing that the office has done or said; all are by the server's clock. */
export function latestNews(job: TranslatorJob): string {
  const moments = [...officeSteps(job), ...officeMessages(job)].map(({ at }) => at);
  return moments.sort()[moments.length - 1] ?? '';
}

/** Changed terms leave a job in its state, whoever has brought that about. */
function officeSteps({ steps }: TranslatorJob) {
  return steps.filter(({ state, was }) => was !== undefined || !ownStates.includes(state));
}

function officeMessages({ messages }: TranslatorJob) {
  return messages.filter(({ from }) => from === 'office');
}
