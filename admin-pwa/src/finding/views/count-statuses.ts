import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { QuoteStatus } from '@yiqiao/contract/record/status';

export type StatusCounts = Readonly<Record<QuoteStatus, number>>;

export function countStatuses(quotes: readonly QuoteSubmission[]): StatusCounts {
  const counts = { pending: 0, 'in-progress': 0, completed: 0, cancelled: 0 };
  for (const { status } of quotes) {
    if (isCounted(status, counts)) counts[status] += 1;
  }
  return counts;
}

function isCounted<T extends object>(status: string, counts: T): status is keyof T & string {
  return Object.hasOwn(counts, status);
}
