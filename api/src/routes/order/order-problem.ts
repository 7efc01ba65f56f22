import type { Decision } from '@yiqiao/contract/decisions/decision';
import type { StoredQuote } from '@yiqiao/contract/decisions/stored-quote';
import type { OfferObstacle } from '@yiqiao/contract/order-decisions/decide-acceptance';
import type { OfferRefusal } from '@yiqiao/contract/order-decisions/decide-offer';
import type { TextFault } from '@yiqiao/contract/order-decisions/order-text';
import { HttpProblem } from '../../http/answers/http-problem.ts';

/** Why a change of an order is not made; of these, `conflict` is an answer of its own. */
export type OrderRefusal = Exclude<OfferRefusal | OfferObstacle | TextFault, 'conflict'>;

/** What is wrong with what was sent, and what else would be in its way whatever was sent. */
const refusals: Readonly<Record<OrderRefusal, { status: 400 | 409; message: string }>> = {
  'offer-superseded': {
    status: 409,
    message: 'This quote has been replaced. Look at the latest version.',
  },
  'offer-expired': { status: 409, message: 'This quote has expired. Ask us for a new one.' },
  'offer-declined': {
    status: 409,
    message: 'This quote was declined. Write to us if you have changed your mind.',
  },
  'order-accepted': {
    status: 409,
    message: 'The quote has been accepted and cannot be changed any more.',
  },
  'order-closed': { status: 409, message: 'This request is closed.' },
  'order-full': { status: 409, message: 'There is no room for more here. Please write an email.' },
  'text-missing': { status: 400, message: 'Enter a text.' },
  'text-too-long': { status: 400, message: 'The text is too long: shorten it.' },
  'reason-missing': { status: 400, message: 'Say why the words are not those that were counted.' },
  'price-invalid': {
    status: 400,
    message:
      'Give a price per word with up to three decimals, or a total with two, above 0 and up to 1,000,000 dollars.',
  },
  'moment-invalid': {
    status: 400,
    message:
      'Delivery and validity must be in the future, and a quote is valid for 90 days at most.',
  },
};

/** The problem that a refusal is. @param field the one it is about. */
export function orderProblem(reason: OrderRefusal, field?: string): HttpProblem {
  const { status, message } = refusals[reason];
  return new HttpProblem(status, reason, message, field === undefined ? {} : { field });
}

/** A decision on an order that is no conflict of revisions. */
export type OrderDecision = Decision<StoredQuote, OrderRefusal>;
