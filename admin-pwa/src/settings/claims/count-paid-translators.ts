import { jobsOfOrder } from '@yiqiao/contract/life/translators-work';
import { isJobOver } from '@yiqiao/contract/record/job';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';

/** How many translators work, or have worked, for a fee. */
export function countPaidTranslators(quotes: readonly QuoteSubmission[]): number {
  const paid = quotes
    .flatMap(jobsOfOrder)
    .filter(({ fee, state }) => fee !== undefined && (state === 'done' || !isJobOver(state)));
  return new Set(paid.map(({ translator }) => translator.id)).size;
}
