import { fileClock } from '@yiqiao/contract/files/file-clock';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { QuoteStatus } from '@yiqiao/contract/record/status';
import { texts } from '../texts/texts.ts';

/** What a press on a status does: "Set completed: document deleted in 24 h". */
export function describeChoice(status: QuoteStatus, quote: QuoteSubmission, now: number): string {
  const { current, name, set } = texts().status;
  if (status === quote.status) return current(name(status));
  return `${set(name(status))}${effectOn(status, quote, now)}`;
}

function effectOn(status: QuoteStatus, quote: QuoteSubmission, now: number): string {
  if (quote.filePath === undefined) return '';
  if (status === 'completed') return texts().status.startsDeletion;
  const clock = fileClock(quote, now);
  return clock.kind === 'to-be-deleted' && clock.cause !== 'by-hand'
    ? texts().status.stopsDeletion
    : '';
}
