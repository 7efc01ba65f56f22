import { company } from '@yiqiao/contract/company';
import type { Cents } from '@yiqiao/contract/money/money';
import type { CheckoutTexts } from '../../content/en/checkout/checkout.ts';

/** What the amount is for, in words. */
interface OrderInMail {
  readonly fileName: string;
  readonly words: string;
  readonly service: string;
}

interface SupportLinkDetails {
  /** The office finds the payment by it. */
  readonly reference?: string;
  readonly order?: OrderInMail | null;
}

/** A mail to the office about a payment: the amount in the subject, everything else known in the text. */
export function supportLink(
  amount: Cents | null,
  { formats, payment }: Pick<CheckoutTexts, 'formats' | 'payment'>,
  details: SupportLinkDetails = {},
): string {
  const { mail } = payment;
  const subject = amount === null ? mail.subject : mail.subjectOf(formats.money(amount));
  const link = `mailto:${company.email}?subject=${encodeURIComponent(subject)}`;
  const body = describeDetails(details, mail);
  return body === '' ? link : `${link}&body=${encodeURIComponent(body)}`;
}

function describeDetails(
  { reference, order }: SupportLinkDetails,
  texts: CheckoutTexts['payment']['mail'],
): string {
  return [
    reference && texts.reference(reference),
    order && texts.document(order.fileName, order.words),
    order && texts.service(order.service),
  ]
    .filter(Boolean)
    .join('\r\n');
}
