import type { Decidable } from '../record/decision.ts';
import { isWithTranslator, type Job, type JobStep, jobState } from '../record/job.ts';
import type { NoticeKind } from '../record/notice.ts';
import type { Occasion } from './occasion.ts';

/** What staff and translators tell each other by what they do to jobs. */
export function findJobNotices(before: Decidable, after: Decidable): Occasion[] {
  if (after.jobs === before.jobs && after.status === before.status) return [];
  return (after.jobs ?? []).flatMap((job) => {
    const earlier = before.jobs?.find(({ id }) => id === job.id);
    const to = { job: job.id, to: job.translator.id };
    if (earlier === undefined) {
      return [{ kind: 'job-offered', ...to, by: job.steps[0]?.by?.id } as const];
    }
    const steps = job.steps.slice(earlier.steps.length);
    const isOverWithOrder =
      steps.length === 0 &&
      isWithTranslator(jobState(earlier, before.status)) &&
      jobState(job, after.status) === 'taken-back';
    return [
      ...steps.flatMap((step) => tellStep(job, step)),
      ...(isOverWithOrder ? [{ kind: 'job-taken-back', ...to } as const] : []),
      ...job.messages.slice(earlier.messages.length).map(({ from, by }) => ({
        ...({ kind: 'job-message', job: job.id, by: by?.id } as const),
        ...(from === 'office' && { to: job.translator.id }),
      })),
    ];
  });
}

const doneByTranslators: Readonly<Record<string, NoticeKind>> = {
  accepted: 'job-accepted',
  declined: 'job-declined',
  'handed-in': 'handed-in',
};

const doneByStaff: Readonly<Record<string, NoticeKind>> = {
  returned: 'job-returned',
  'taken-back': 'job-taken-back',
};

function tellStep({ id: job, translator }: Job, { state, was, by }: JobStep): Occasion[] {
  const who = { job, by: by?.id };
  if (was !== undefined) return [{ kind: 'job-changed', ...who, to: translator.id }];
  const ofTranslator = doneByTranslators[state];
  if (ofTranslator !== undefined) return [{ kind: ofTranslator, ...who }];
  const ofStaff = doneByStaff[state];
  return ofStaff === undefined ? [] : [{ kind: ofStaff, ...who, to: translator.id }];
}
