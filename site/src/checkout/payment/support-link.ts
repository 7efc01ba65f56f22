import { company } from '@yiqiao/contract/company';
import { type Cents, formatCents } from '@yiqiao/contract/money';

/** A mail to the office about a payment, with its amount in the subject where it is known. */
export function supportLink(amount: Cents | null): string {
  const subject = amount === null ? 'Payment' : `Payment of ${formatCents(amount)}`;
  return `mailto:${company.email}?subject=${encodeURIComponent(subject)}`;
}
