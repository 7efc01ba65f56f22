import { isToPayBack } from '../../life/pay-back.ts';
import type { Decidable } from '../../record/decision.ts';
import { shownInvoices } from '../../record/invoice.ts';
import { isQueued, type Mail, type NewsEvent } from '../../record/mail.ts';
import { hasCome } from '../../record/recorded-payment.ts';

interface News {
  readonly to: 'client';
  readonly event: NewsEvent;
  readonly about: string;
}

/**
 * What the office does to an order and the client has to learn: it is cancelled or declined, money came or went back,
 * an invoice is there, the link was replaced, the address corrected.
 */
export function findNews(before: Decidable, after: Decidable): News[] {
  const cancelledAt = after.status === 'cancelled' ? cancellationOf(after) : undefined;
  const isCancelled = cancelledAt !== undefined && before.status !== 'cancelled';
  const isDeclined = before.decline === undefined && after.decline !== undefined;
  const returned = paidBackIn(before);
  const known = paymentsOf(before);
  const payments = paymentsOf(after).filter((id) => !known.includes(id));
  const shown = new Set(before.invoices?.map(({ id }) => id));
  const invoices = shownInvoices(after).filter(({ id }) => !shown.has(id));
  const corrections = countAddresses(after);
  return [
    ...(isCancelled && !isDeclined ? [tell('cancelled', cancelledAt)] : []),
    ...(isDeclined ? [tell('declined', `${after.decline?.at}`)] : []),
    ...paidBackIn(after).flatMap((id) => (returned.includes(id) ? [] : [tell('paid-back', id)])),
    ...payments.map((id) => tell('payment', id)),
    ...invoices.map(({ id }) => tell('invoice', id)),
    ...(isRenewed(before, after) ? [tell('new-link', `${after.link?.number}`)] : []),
    ...(corrections > countAddresses(before) ? [tell('new-address', `${corrections}`)] : []),
  ];
}

/** Whether a mail that still waits reports what has been taken back. */
export function isTakenBack(
  mail: Mail,
  { status, recordedPayments = [], sources = [], invoices = [] }: Decidable,
): boolean {
  if (!isQueued(mail)) return false;
  switch (mail.event) {
    case 'cancelled':
      return status !== 'cancelled';
    case 'file':
      return sources.some((it) => it.id === mail.about && it.removedAt !== undefined);
    case 'invoice':
      return invoices.some((it) => it.id === mail.about && it.removedAt !== undefined);
    case 'payment':
      return recordedPayments.some((it) => it.id === mail.about && !hasCome(it));
    default:
      return false;
  }
}

function tell(event: NewsEvent, about: string): News {
  return { to: 'client', event, about };
}

function cancellationOf({ history }: Decidable): string | undefined {
  return history.filter(({ status }) => status === 'cancelled').at(-1)?.at;
}

/** Of a sum that was not the one asked for, a person writes. */
function paymentsOf({ payments = [], recordedPayments = [] }: Decidable): string[] {
  const byProvider = payments.filter(({ paidAt, received }) => paidAt && received === undefined);
  return [...byProvider, ...recordedPayments.filter(hasCome)].map(({ id }) => id);
}

/** What the server has sent back, or told the provider to. */
function paidBackIn(quote: Decidable): string[] {
  const { payments = [] } = quote;
  const returned = payments.filter((one) => isToPayBack(quote, one) && one.refunded !== undefined);
  return returned.map(({ id }) => id);
}

/** By a person: a link whose secret was lost is made anew without a word, and stands in the mail that needs it. */
function isRenewed(before: Decidable, { link }: Decidable): boolean {
  const known = before.link?.number ?? 0;
  return known > 0 && link !== undefined && link.number > known && link.changeId !== undefined;
}

function countAddresses({ history }: Decidable): number {
  return history.filter(({ contact }) => contact?.customerEmail !== undefined).length;
}
