import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';

export type FormerTerms = NonNullable<TranslatorJob['steps'][number]['was']>;

/**
 * What held when the translator last decided on the job, of the terms that have changed since; those that are new
 * are not named. `null` if nothing has changed. To accept and to hand in are decisions: the terms of then were seen.
 */
export function formerTerms({ steps }: Pick<TranslatorJob, 'steps'>): FormerTerms | null {
  const since = steps.slice(steps.map(isDecision).lastIndexOf(true) + 1);
  const changes = since.flatMap(({ was }) => was ?? []);
  if (changes.length === 0) return null;
  // The earliest change says what held before all of them.
  return Object.assign({}, ...changes.reverse());
}

/** A change of terms keeps the state. */
function isDecision({ state, was }: TranslatorJob['steps'][number]): boolean {
  return was === undefined && (state === 'accepted' || state === 'handed-in');
}
