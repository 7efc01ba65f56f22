import type { Job, JobStep } from '@yiqiao/contract/record/job';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { texts } from '../../texts/texts.ts';
import type { SayWho } from '../../ui/say-who.ts';
import type { PossibleLine } from './history-line.ts';

/** What office and translators did to the jobs of an order. */
export function jobLines({ jobs = [] }: QuoteSubmission, sayWho: SayWho): PossibleLine[] {
  const { detail, translators } = texts();
  return jobs.flatMap((job) =>
    job.steps.map((step, index) => {
      const who = sayWho(step) || (step.because === undefined ? '' : translators.history.itself);
      return {
        key: `job ${job.id} ${index}`,
        at: step.at,
        what: whatOf(job, step),
        note: detail.history.by(who, detailOf(job, step, index === 0)),
      };
    }),
  );
}

function whatOf({ translator: { name } }: Job, { state, was }: JobStep): string {
  const { changed, steps } = texts().translators.history;
  if (was !== undefined) return changed(name);
  const say: Readonly<Record<string, ((name: string) => string) | undefined>> = steps;
  return say[state]?.(name) ?? state;
}

function detailOf(job: Job, { note, fileIds, because }: JobStep, isFirst: boolean): string {
  const { delivery, figures, translators } = texts();
  const { history, quoted } = translators;
  const { name } = job.translator;
  const files = isFirst ? job.files : (fileIds ?? []);
  const reason = because === 'removed' ? history.removed : history.otherRole;
  return figures.list([
    ...(files.length > 0 ? [delivery.files(files.length)] : []),
    ...(isFirst && job.words > 0 ? [figures.words(job.words)] : []),
    ...(note === undefined ? [] : [quoted(note)]),
    ...(because === undefined ? [] : [reason(name)]),
  ]);
}
