import type { SourceRefusal } from '@yiqiao/contract/commands/add-source';
import type { BillingRefusal } from '@yiqiao/contract/commands/change-billing';
import type { OfferObstacle } from '@yiqiao/contract/commands/client/accept-offer';
import type { ClientDeliveryObstacle } from '@yiqiao/contract/commands/client/confirm-delivery';
import type { PaymentObstacle } from '@yiqiao/contract/commands/client/decide-payment';
import type { CommandContext } from '@yiqiao/contract/commands/command';
import type { HandOutRefusal } from '@yiqiao/contract/commands/jobs/hand-out-job';
import type { JobFileRefusal } from '@yiqiao/contract/commands/jobs/job-files';
import type { TakeOverRefusal } from '@yiqiao/contract/commands/jobs/take-over-job';
import type { SourceAnswerRefusal } from '@yiqiao/contract/commands/office/answer-source';
import type { AssignRefusal } from '@yiqiao/contract/commands/office/assign';
import type { InvoiceRefusal } from '@yiqiao/contract/commands/office/attach-invoice';
import type { ContactRefusal } from '@yiqiao/contract/commands/office/correct-contact';
import type { DeliverableRefusal } from '@yiqiao/contract/commands/office/decide-deliverable';
import type { DeclineRefusal } from '@yiqiao/contract/commands/office/decline-order';
import type { DeliveryRefusal } from '@yiqiao/contract/commands/office/deliver';
import type { OfferRefusal } from '@yiqiao/contract/commands/office/make-offer';
import type { RecordPaymentRefusal } from '@yiqiao/contract/commands/office/record-payment';
import type { ReversalRefusal } from '@yiqiao/contract/commands/office/reverse-payment';
import type { WithdrawalRefusal } from '@yiqiao/contract/commands/withdraw-source';
import type { Decision } from '@yiqiao/contract/record/decision';
import { deliveryLimits } from '@yiqiao/contract/record/delivery';
import { invoiceLimits } from '@yiqiao/contract/record/invoice';
import { sourceLimits } from '@yiqiao/contract/record/source';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { TextFault } from '@yiqiao/contract/text/order-text';
import { HttpProblem } from '../../http/answers/http-problem.ts';

/** Reasons for refusing a change of an order, except `conflict`, which is answered with 412. */
export type OrderRefusal = Exclude<
  | OfferRefusal
  | OfferObstacle
  | InvoiceRefusal
  | 'invoice-issued'
  | SourceRefusal
  | SourceAnswerRefusal
  | WithdrawalRefusal
  | DeliverableRefusal
  | 'file-delivered'
  | DeliveryRefusal
  | ClientDeliveryObstacle
  | PaymentObstacle
  | DeclineRefusal
  | RecordPaymentRefusal
  | ReversalRefusal
  | ContactRefusal
  | BillingRefusal
  | AssignRefusal
  | HandOutRefusal
  | JobFileRefusal
  | TakeOverRefusal
  | 'job-changed'
  | 'payment-unavailable'
  | 'not-whole'
  | TextFault,
  'conflict'
>;

/** The message for each refusal. */
const messages: Readonly<Record<OrderRefusal, string>> = {
  'offer-missing': 'There is no such quote. Please look at the request as it is now.',
  'offer-superseded': 'This quote has been replaced. Please look at the latest version.',
  'offer-expired': 'This quote has expired. Ask us for a new one.',
  'offer-declined': 'This quote was declined. Write to us if you have changed your mind.',
  'order-accepted': 'The quote has been accepted and can no longer be changed.',
  'currency-differs': 'An amendment is in the currency that was agreed.',
  'order-closed': 'This request is closed.',
  'order-full': 'This request cannot hold any more messages. Please email us.',
  'order-pending': 'Work on this order has not started: set it to in progress first.',
  'too-many-files': `An order can hold ${sourceLimits.files} added files and ${deliveryLimits.filesOfOrder} finished ones, ${deliveryLimits.bytesOfOrder / 1024 ** 3} GB of each.`,
  'file-empty': 'The file is empty.',
  'file-delivered': 'The file has already been handed over to the client.',
  'invoice-invalid': `Attach an invoice as PDF, OFD or XML, of up to ${invoiceLimits.bytesOfFile / 1024 ** 2} MB.`,
  'invoice-issued': 'The invoice has been issued. Write to us if something needs to be changed.',
  'source-missing': 'This order has no such file any more. Look at its documents as they are now.',
  'source-answered':
    'This file has been answered, or is part of a quote. Write to us if something needs to be changed.',
  'deliverable-missing': 'One of these files no longer exists. Please choose again.',
  'delivery-missing': 'There is no such delivery. Please look at the request as it is now.',
  'delivery-superseded': 'There is a later delivery. Please look at the latest one.',
  'delivery-confirmed':
    'This delivery has been confirmed. Write to us if something needs to be changed.',
  'revision-requested': 'You have asked us to revise this delivery. A new one will follow.',
  'not-payable': 'There is nothing to pay here at the moment.',
  'already-paid': 'This has already been paid.',
  'not-declinable':
    'Only an order that was accepted by paying for it can be declined, before anything is delivered.',
  'decline-too-late': 'An order can be declined within 24 hours of its payment.',
  'nothing-agreed':
    'Nothing is agreed yet. A payment can be recorded once the client has accepted a quote.',
  'payment-alike':
    'A payment of this sum, of about the same day, was recorded elsewhere. If this is another one, send it again with the id of that payment in `knownPayments`.',
  'payment-missing': 'This order has no such payment.',
  'payment-reversed': 'This payment has a counter-entry already.',
  'name-invalid': 'Enter the client’s name, in up to 200 characters.',
  'email-invalid': 'Enter an email address like name@example.com.',
  'billing-changed':
    'These details have just been changed by somebody else. Look at them as they are now, then save again.',
  'assignee-changed':
    'This order has just become somebody else’s. Look at whose it is now, then decide again.',
  'assignee-unknown': 'Only owners and staff who belong to the office can have an order.',
  'job-missing': 'There is no such job.',
  'job-changed': 'The terms of this job have just changed. Look at them, then answer.',
  'job-moved-on': 'This job has moved on. Look at it as it is now.',
  'job-full': 'An order or a job cannot hold any more of these.',
  'job-file-missing': 'One of these files no longer exists. Please choose again.',
  'translator-unknown': 'Only translators who belong to the office can have a job.',
  'words-invalid': 'Give the number of words, up to 100,000,000.',
  'due-invalid': 'A job is due in the future, and is answered before that.',
  'fee-invalid':
    'Give a fee per word with up to three decimals, or a fixed one with two, above 0 and up to 1,000,000.',
  'amount-invalid': 'Give an amount with up to two decimals, above 0 and up to 1,000,000.',
  'day-invalid': 'The day the money came must be a date, today or earlier.',
  'payment-unavailable':
    'Paying online is not possible at the moment. Try again later, or write to us.',
  'not-whole':
    'A count can be taken over once every page has been read. Some pages of this document have not.',
  'text-missing': 'Please enter a text.',
  'text-too-long': 'The text is too long. Please shorten it.',
  'reason-missing': 'Say why the number of words differs from the count.',
  'price-invalid':
    'Give a price per word with up to three decimals, or a total with two, above 0 and up to 1,000,000.',
  'moment-invalid':
    'Delivery and validity must be in the future, and a quote is valid for 90 days at most.',
};

/** Faults of the input, answered with 400. The others are conflicts with the order's state. */
const badInput: ReadonlySet<OrderRefusal> = new Set([
  'file-empty',
  'text-missing',
  'text-too-long',
  'reason-missing',
  'price-invalid',
  'moment-invalid',
  'amount-invalid',
  'day-invalid',
  'name-invalid',
  'email-invalid',
  'invoice-invalid',
  'words-invalid',
  'due-invalid',
  'fee-invalid',
] as const);

/** Turns a refusal into a problem. @param field the field it is about. */
export function orderProblem(reason: OrderRefusal, field?: string): HttpProblem {
  const status = statusOf(reason);
  return new HttpProblem(status, reason, messages[reason], field === undefined ? {} : { field });
}

function statusOf(reason: OrderRefusal): number {
  if (reason === 'not-whole') return 422;
  if (reason === 'job-missing') return 404;
  return badInput.has(reason) ? 400 : 409;
}

/** The decision of any command, on a request already checked by its endpoint's schema. */
export type AnyDecide<Refusal extends OrderRefusal | 'conflict' = OrderRefusal> = (
  quote: StoredQuote,
  request: never,
  context: CommandContext,
) => Decision<StoredQuote, Refusal>;

/** A decision on an order that is not a conflict of revisions. */
export type OrderDecision = Decision<StoredQuote, OrderRefusal>;
