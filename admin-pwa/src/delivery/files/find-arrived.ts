import type { Deliverable } from '@yiqiao/contract/record/delivery';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';

/** The finished files that are ready to be delivered. */
export function findArrived({
  deliverables = [],
}: Pick<QuoteSubmission, 'deliverables'>): readonly Deliverable[] {
  return deliverables.filter(({ removedAt }) => removedAt === undefined);
}
