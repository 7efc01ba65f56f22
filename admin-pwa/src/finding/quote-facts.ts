import { basisOf, isCounted } from '@yiqiao/contract/counting/word-count';
import { offerThatHolds } from '@yiqiao/contract/life/life-state';
import { defaultCurrency } from '@yiqiao/contract/money/currency';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { replyDueAt } from '@yiqiao/contract/text/deadline';
import { clientDeadlineOf } from '../clocks/client-deadline.ts';

/** The client's deadline, in ms since the epoch; `null` if its day cannot be read. */
export function deadlineOf(quote: QuoteSubmission): number | null {
  const deadline = clientDeadlineOf(quote);
  return deadline.kind === 'moment' ? deadline.at : null;
}

/** When the reply is due; `null` if none is awaited. */
export function replyOf({ status, createdAt }: QuoteSubmission): number | null {
  const at = replyDueAt(createdAt);
  return status === 'pending' && !Number.isNaN(at) ? at : null;
}

/** Whether a submission has a number of words, counted or estimated. */
export function hasWords(quote: QuoteSubmission): boolean {
  const basis = basisOf(quote);
  return basis !== 'none' && basis !== 'counting';
}

/** What an order costs in dollars: as it was quoted, where that was in dollars, else as estimated. */
export function knownCostOf(quote: QuoteSubmission): number | null {
  const offer = offerThatHolds(quote);
  return offer?.currency === defaultCurrency ? Number(offer.total) : costOf(quote);
}

/** The estimated cost in dollars; `null` if there is none: nothing was counted. */
export function costOf(quote: QuoteSubmission): number | null {
  if (!isCounted(basisOf(quote))) return null;
  const { estimatedCost } = quote;
  const cost = Number(estimatedCost);
  return estimatedCost.trim() === '' || Number.isNaN(cost) ? null : cost;
}
