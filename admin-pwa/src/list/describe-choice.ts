import { fileClock } from '@yiqiao/contract/quote/file-clock';
import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import type { QuoteStatus } from '@yiqiao/contract/quote/status';

/** What a press on a status does: "Set completed: document deleted in 24 h". */
export function describeChoice(status: QuoteStatus, quote: QuoteSubmission, now: number): string {
  if (status === quote.status) return `Status: ${status}`;
  return `Set ${status}${effectOn(status, quote, now)}`;
}

function effectOn(status: QuoteStatus, quote: QuoteSubmission, now: number): string {
  if (quote.filePath === undefined) return '';
  if (status === 'completed') return ': document deleted in 24 h';
  const clock = fileClock(quote, now);
  return clock.kind === 'counting' && clock.cause !== 'by-hand' ? ': stops the deletion' : '';
}
