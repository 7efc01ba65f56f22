import { jobsOfOrder } from '@yiqiao/contract/life/translators-work';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';

const notDone: readonly string[] = ['declined', 'taken-back'];

/** How many translators work, or have worked, for a fee. */
export function countPaidTranslators(quotes: readonly QuoteSubmission[]): number {
  const paid = quotes
    .flatMap(jobsOfOrder)
    .filter(({ fee, state }) => fee !== undefined && !notDone.includes(state));
  return new Set(paid.map(({ translator }) => translator.id)).size;
}
