import { confirmationDueAt } from '@yiqiao/contract/delivery/awaited-delivery';
import { fileKeysOf } from '@yiqiao/contract/delivery/order-files';
import { type OrderLife, orderLife } from '@yiqiao/contract/order/order-life';
import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { formatMoment, formatSpan } from '../clocks/format-time.ts';
import { texts } from '../texts/texts.ts';

export interface NextWords {
  readonly title: string;
  readonly why: string;
  /** What is offered as a button: an offer to make, which may be the one thing to do now. */
  readonly offer: 'primary' | 'possible' | 'none';
}

/** What comes next for an order, and why. */
export function nextWords(quote: QuoteSubmission, now: number): NextWords {
  const life = orderLife(quote, now);
  const { acceptance, refusals = [] } = quote;
  const { next } = texts().order;
  if (life.unanswered !== null && acceptance === undefined && life.state !== 'deleted') {
    const offer = offerOf(life) === 'none' ? 'none' : 'possible';
    return { title: next.unanswered, why: next.unansweredWhy, offer };
  }
  const offer = offerOf(life);
  switch (life.state) {
    case 'received':
      return { title: next.received, why: next.receivedWhy, offer };
    case 'question':
      return { title: next.question, why: next.questionWhy, offer };
    case 'quoted':
      return { title: next.quoted, why: next.quotedWhy, offer };
    case 'expired':
      return { title: next.expired, why: next.expiredWhy, offer };
    case 'declined':
      return {
        title: next.declined,
        why: refusals.at(-1)?.reason ?? next.declinedWhy,
        offer,
      };
    case 'accepted': {
      if (acceptance === undefined) break;
      const { name, version, at } = acceptance;
      const why = next.acceptedWhy(version, formatMoment(at, now));
      return { title: next.accepted(name), why, offer };
    }
    case 'in-progress':
      return { title: next.inProgress, why: next.inProgressWhy, offer };
    case 'delivered':
      return { ...deliveredWords(quote, now), offer };
    case 'completed': {
      const words = deletionWords(quote, now);
      if (words === null) break;
      return { ...words, offer };
    }
  }
  return { title: next.over, why: next.overWhy, offer };
}

function deliveredWords(quote: QuoteSubmission, now: number) {
  const { waiting } = texts().delivery;
  const dueAt = confirmationDueAt(quote) ?? now;
  return { title: waiting.title, why: waiting.why(formatMoment(dueAt, now)) };
}

/** When the files of a completed order go; `null` where nothing deletes them. */
function deletionWords(quote: QuoteSubmission, now: number) {
  const { receipt } = texts().delivery;
  if (quote.fileDeletionDueAt === undefined) return null;
  const dueAt = Date.parse(quote.fileDeletionDueAt);
  const span = formatSpan(Math.max(0, dueAt - now));
  return {
    title: receipt.leaves(fileKeysOf(quote).length, span),
    why: receipt.leavesWhy(formatMoment(dueAt, now)),
  };
}

function offerOf({ state }: OrderLife): NextWords['offer'] {
  switch (state) {
    case 'received':
    case 'expired':
    case 'declined':
      return 'primary';
    case 'question':
    case 'quoted':
    case 'in-progress':
      return 'possible';
    default:
      return 'none';
  }
}
