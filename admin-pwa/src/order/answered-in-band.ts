import { findAskedRevision, findUnanswered } from '@yiqiao/contract/life/life-state';
import type { Message } from '@yiqiao/contract/record/order';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';

/** The client's message that the band asks to answer; a change of a delivery is no question. */
export function answeredInBand(quote: QuoteSubmission): Message | null {
  const message = findUnanswered(quote);
  return message === null || isRevision(quote, message) ? null : message;
}

/** Whether the band says what a message says: it is answered there, or is the change that is asked for. */
export function isInBand(quote: QuoteSubmission, message: Message): boolean {
  if (message === answeredInBand(quote)) return true;
  return findAskedRevision(quote) !== null && isRevision(quote, message);
}

function isRevision({ deliveries = [] }: QuoteSubmission, { id }: Message): boolean {
  return deliveries.some(({ revision }) => revision?.id === id);
}
