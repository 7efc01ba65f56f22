import { basisOf } from '@yiqiao/contract/counting/word-count';
import { fileKeysOf } from '@yiqiao/contract/files/order-files';
import { confirmationDueAt } from '@yiqiao/contract/life/awaited-delivery';
import { type OrderLife, orderLife } from '@yiqiao/contract/life/order-life';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { clientDeadlineOf } from '../clocks/client-deadline.ts';
import { formatMoment, formatSpan } from '../clocks/format-time.ts';
import { amountText } from '../figures/amount-text.ts';
import { lengthText } from '../figures/count-words.ts';
import { texts } from '../texts/texts.ts';

export interface NextWords {
  readonly title: string;
  readonly why: string;
  /** What is offered as a button: an offer to make, which may be the one thing to do now. */
  readonly offer: 'primary' | 'possible' | 'none';
  /** Whether a question to the client comes before that. */
  readonly canAsk?: boolean;
}

/** What comes next for an order, and why. */
export function nextWords(quote: QuoteSubmission, now: number): NextWords {
  const life = orderLife(quote, now);
  const { acceptance, refusals = [] } = quote;
  const { next } = texts().order;
  const offer = offerOf(life);
  switch (life.state) {
    case 'received':
      return { title: next.received, why: whyQuote(quote, now), offer, canAsk: true };
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

/** What it would cost by its count, and how soon it is wanted. */
function whyQuote(quote: QuoteSubmission, now: number): string {
  const { next } = texts().order;
  const deadline = clientDeadlineOf(quote);
  const isCounted = basisOf(quote) === 'measured';
  const isToCome = deadline.kind === 'moment' && deadline.at > now;
  const why = [
    isCounted && next.atRates(lengthText(quote), amountText(quote)),
    isToCome && next.wantedIn(formatSpan(deadline.at - now)),
  ].filter((text) => text !== false);
  return why.length === 0 ? next.receivedWhy : texts().figures.sentences(why);
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
    case 'accepted':
    case 'delivered':
      return 'possible';
    default:
      return 'none';
  }
}
