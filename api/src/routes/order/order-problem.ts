import type { OfferObstacle } from '@yiqiao/contract/commands/client/accept-offer';
import type { ClientDeliveryObstacle } from '@yiqiao/contract/commands/client/confirm-delivery';
import type { PaymentObstacle } from '@yiqiao/contract/commands/client/decide-payment';
import type { CommandContext } from '@yiqiao/contract/commands/command';
import type { DeliverableRefusal } from '@yiqiao/contract/commands/office/decide-deliverable';
import type { DeliveryRefusal } from '@yiqiao/contract/commands/office/deliver';
import type { OfferRefusal } from '@yiqiao/contract/commands/office/make-offer';
import type { Decision } from '@yiqiao/contract/record/decision';
import { deliveryLimits } from '@yiqiao/contract/record/delivery';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { TextFault } from '@yiqiao/contract/text/order-text';
import { HttpProblem } from '../../http/answers/http-problem.ts';

/** Why a change of an order is not made; of these, `conflict` is an answer of its own. */
export type OrderRefusal = Exclude<
  | OfferRefusal
  | OfferObstacle
  | DeliverableRefusal
  | 'file-delivered'
  | DeliveryRefusal
  | ClientDeliveryObstacle
  | PaymentObstacle
  | 'payment-unavailable'
  | 'not-whole'
  | TextFault,
  'conflict'
>;

/** What each refusal is answered with. */
const messages: Readonly<Record<OrderRefusal, string>> = {
  'offer-superseded': 'This quote has been replaced. Look at the latest version.',
  'offer-expired': 'This quote has expired. Ask us for a new one.',
  'offer-declined': 'This quote was declined. Write to us if you have changed your mind.',
  'order-accepted': 'The quote has been accepted and cannot be changed any more.',
  'order-closed': 'This request is closed.',
  'order-full': 'There is no room for more here. Please write an email.',
  'order-pending': 'The work on this order has not begun: set it to in progress first.',
  'too-many-files': `An order has room for ${deliveryLimits.filesOfOrder} finished files, ${deliveryLimits.bytesOfOrder / 1024 ** 3} GB in all.`,
  'file-empty': 'The file is empty.',
  'file-delivered': 'The file has been handed over to the client.',
  'deliverable-missing': 'One of these files is not there any more. Choose them again.',
  'delivery-superseded': 'There is a later delivery. Look at the latest one.',
  'delivery-confirmed': 'This delivery was confirmed. Write to us if something is to be changed.',
  'revision-requested': 'You have asked us to revise this delivery. Another one follows.',
  'not-payable': 'There is nothing to be paid here now.',
  'already-paid': 'This has been paid.',
  'payment-unavailable':
    'Paying online is not possible at the moment. Try again later, or write to us.',
  'not-whole': 'A count is taken over once every page was read. Of this document some were not.',
  'text-missing': 'Enter a text.',
  'text-too-long': 'The text is too long: shorten it.',
  'reason-missing': 'Say why the words are not those that were counted.',
  'price-invalid':
    'Give a price per word with up to three decimals, or a total with two, above 0 and up to 1,000,000 dollars.',
  'moment-invalid':
    'Delivery and validity must be in the future, and a quote is valid for 90 days at most.',
};

/** What is wrong with what was sent; whatever was sent, the others would be in its way. */
const badInput: ReadonlySet<OrderRefusal> = new Set([
  'file-empty',
  'text-missing',
  'text-too-long',
  'reason-missing',
  'price-invalid',
  'moment-invalid',
] as const);

/** The problem that a refusal is. @param field the one it is about. */
export function orderProblem(reason: OrderRefusal, field?: string): HttpProblem {
  const status = statusOf(reason);
  return new HttpProblem(status, reason, messages[reason], field === undefined ? {} : { field });
}

function statusOf(reason: OrderRefusal): number {
  if (reason === 'not-whole') return 422;
  return badInput.has(reason) ? 400 : 409;
}

/** The decision of any command, on a request that its endpoint's schema has checked. */
export type AnyDecide<Refusal extends OrderRefusal | 'conflict' = OrderRefusal> = (
  quote: StoredQuote,
  request: never,
  context: CommandContext,
) => Decision<StoredQuote, Refusal>;

/** A decision on an order that is no conflict of revisions. */
export type OrderDecision = Decision<StoredQuote, OrderRefusal>;
