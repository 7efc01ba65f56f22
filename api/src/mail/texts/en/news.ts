import type { InvoiceKind } from '@yiqiao/contract/record/invoice';
import type { Letter, NewsTexts } from '../mail-texts.ts';
import type { PaymentFacts } from '../order-facts.ts';

function leftOf({ open, isPaidInFull }: PaymentFacts): string {
  if (isPaidInFull) return ', paid in full';
  return open === undefined ? '' : `, open ${open}`;
}

function openRow({ open, isPaidInFull }: PaymentFacts): Letter['rows'] {
  if (isPaidInFull) return [['Open', 'nothing, it is paid in full']];
  return open === undefined ? [] : [['Open', open]];
}

/** What an attached file is called. */
const kinds: Readonly<Record<InvoiceKind, string>> = {
  invoice: 'Invoice',
  bill: 'Bill',
  fapiao: 'Fapiao',
};

/** Mails about what the office has done to an order. */
export const news: NewsTexts = {
  cancelled: ({ reference, at }) => ({
    subject: `Cancelled: ${reference}`,
    title: 'Cancelled',
    lead: 'This order has been cancelled. We will do no further work on it.',
    rows: [
      ['Reference', reference],
      ['Cancelled', at.long],
    ],
    action: 'Open your page',
    notes: ['If this is a mistake, or you would like us to resume, write to us on your page.'],
  }),
  payment: (facts) => {
    const { reference, amount, isTransfer, when, agreed } = facts;
    return {
      subject: `Payment received: ${amount}${leftOf(facts)} (${reference})`,
      title: amount,
      lead: `Your ${isTransfer ? 'bank transfer' : 'payment'} of ${when} has arrived.`,
      rows: [['Reference', reference], ['Agreed', agreed], ...openRow(facts)],
      action: 'Open your page',
      notes: ['Every payment is listed on your page.'],
    };
  },
  invoice: ({ reference, kind }) => ({
    subject: `${kinds[kind]} for ${reference}`,
    title: kinds[kind],
    lead: `Your ${kinds[kind].toLowerCase()} is on your page, ready to download.`,
    rows: [['Reference', reference]],
    action: 'Open your page',
    notes: ['It stays there until the page ends, also after the documents are deleted.'],
  }),
  declined: ({ reference, amount, at }) => ({
    subject: `Declined: ${reference}. ${amount} goes back to you`,
    title: 'Declined',
    lead: 'We are sorry: we cannot take this order. All of your payment goes back the same way.',
    rows: [
      ['Reference', reference],
      ['Goes back', amount],
      ['Declined', at.long],
    ],
    action: 'Open your page',
    notes: ['If we gave a reason, your page shows it. You owe us nothing.'],
  }),
  'paid-back': ({ reference, amount, isDeclined }) => ({
    subject: `Paid back: ${amount} (${reference})`,
    title: amount,
    lead: isDeclined
      ? 'We have sent your payment back, the same way it came.'
      : 'Your payment came for a quote that no longer holds. We have sent it back, the same way it came.',
    rows: [
      ['Reference', reference],
      ['Paid back', amount],
    ],
    action: 'Open your page',
    notes: ['Your bank may need a few days to show it.'],
  }),
  'new-link': ({ reference }) => ({
    subject: `A new link to your order (${reference})`,
    title: 'A new link',
    lead: 'Your page has a new link. The old one no longer opens it.',
    rows: [['Reference', reference]],
    action: 'Open your page',
    notes: ['Nothing else about your order has changed.'],
  }),
  'new-address': ({ reference }) => ({
    subject: `Your address was corrected (${reference})`,
    title: 'Your address',
    lead: 'We have corrected your email address. Emails about this order will come here from now on.',
    rows: [['Reference', reference]],
    action: 'Open your page',
    notes: ['If you know nothing of this order, please tell us and we will correct it.'],
  }),
};
