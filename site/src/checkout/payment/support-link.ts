import { company } from '@yiqiao/contract/company';
import { type Cents, formatCents } from '@yiqiao/contract/money/money';
import type { KnownOrder } from '../order/known-order.ts';

interface SupportLinkDetails {
  /** Under which the office finds the payment that was begun. */
  readonly reference?: string;
  readonly order?: KnownOrder | null;
}

/** A mail to the office about a payment: its amount in the subject, what else is known in its text. */
export function supportLink(amount: Cents | null, details: SupportLinkDetails = {}): string {
  const subject = amount === null ? 'Payment' : `Payment of ${formatCents(amount)}`;
  const link = `mailto:${company.email}?subject=${encodeURIComponent(subject)}`;
  const body = describeDetails(details);
  return body === '' ? link : `${link}&body=${encodeURIComponent(body)}`;
}

function describeDetails({ reference, order }: SupportLinkDetails): string {
  return [
    reference && `Payment reference: ${reference}`,
    order && `Document: ${order.fileName}, ${order.words}`,
    order && `Service: ${order.service}`,
  ]
    .filter(Boolean)
    .join('\r\n');
}
