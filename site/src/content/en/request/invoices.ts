import type { InvoiceKind } from '@yiqiao/contract/record/invoice';

/** Invoices that the office has attached. */
export const invoices = {
  kinds: { invoice: 'Invoice', bill: 'Bill', fapiao: 'Fapiao' } as Readonly<
    Record<InvoiceKind, string>
  >,
  /** @param day until when the office keeps it; `null` if no end is set. */
  stays: (day: string | null): string =>
    `It outlives your documents: they are deleted within 24 hours of completion, this stays here until the page ends${day === null ? '' : `, and in our books until ${day}, as the law asks`}.`,
  /** In the place of the form for billing details. */
  issued: 'It has been issued. If something in it is wrong, write to us.',
};

export type InvoiceTexts = typeof invoices;
