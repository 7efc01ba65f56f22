import { assertNever } from '@yiqiao/contract/assert-never';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { decideEntry } from '../offline/outbox/entry-command.ts';
import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';

/**
 * What is queued for a submission and does not show in it yet. The list may hear of a change before the
 * change itself is answered and leaves the outbox: until then it would stand on screen twice.
 */
export function notYetApplied<Queued extends readonly OutboxEntry[] | undefined>(
  queued: Queued,
  quote: QuoteSubmission,
): Queued | OutboxEntry[] {
  return queued?.some((entry) => isApplied(entry, quote))
    ? queued.filter((entry) => !isApplied(entry, quote))
    : queued;
}

function isApplied(entry: OutboxEntry, quote: QuoteSubmission): boolean {
  const { changeId } = entry;
  const { history, offers = [] } = quote;
  switch (entry.kind) {
    case 'status':
    case 'new-request':
      return history.some((it) => it.changeId === changeId);
    case 'offer':
      return offers.some((it) => it.changeId === changeId);
    case 'job':
      return false;
    case 'aside':
      return decideEntry(quote, entry).kind === 'unchanged';
    default:
      return assertNever(entry);
  }
}
