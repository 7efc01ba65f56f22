import { findAskedRevision, findUnanswered } from '@yiqiao/contract/life/life-state';
import { findOpenSources } from '@yiqiao/contract/life/source-state';
import type { Message } from '@yiqiao/contract/record/order';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';

/** The client's message that the band asks to answer; a change of a delivery, or a word with a file, is no question. */
export function answeredInBand(quote: QuoteSubmission): Message | null {
  const message = findUnanswered(quote);
  if (message === null || isRevision(quote, message)) return null;
  return isWithOpenFile(quote, message) ? null : message;
}

/** Whether the band says what a message says: it is answered there, or is the change that is asked for. */
export function isInBand(quote: QuoteSubmission, message: Message): boolean {
  if (message === answeredInBand(quote) || isWithOpenFile(quote, message)) return true;
  return findAskedRevision(quote) !== null && isRevision(quote, message);
}

/** Whether the band of an added file says it. */
function isWithOpenFile(quote: QuoteSubmission, { sourceId }: Message): boolean {
  return sourceId !== undefined && findOpenSources(quote)[0]?.id === sourceId;
}

function isRevision({ deliveries = [] }: QuoteSubmission, { id }: Message): boolean {
  return deliveries.some(({ revision }) => revision?.id === id);
}
