import type { InvoiceKind } from '@yiqiao/contract/record/invoice';

/** Invoices that the office's own system has issued. */
export const invoices = {
  title: 'Invoice',
  kinds: { invoice: 'Invoice', bill: 'Bill', fapiao: 'Fapiao' } as Readonly<
    Record<InvoiceKind, string>
  >,
  which: 'What is attached',
  outlives: 'Stays when the documents go',
  keptUntil: (day: string): string => `Kept until ${day}, the documents are not`,
  drop: 'Drop the invoice here or',
  choose: 'choose it',
  /** Ends the sentence of the two before. */
  formats: '. PDF, OFD or XML from your own system, 20 MB at most.',
  since: (moment: string): string => `on the client’s page since ${moment}`,
  takenBack: (moment: string): string => `taken back ${moment}`,
  takeBack: 'Take back',
  shown: 'The client sees the invoice now',
  offline: 'You are offline. Invoices go straight to the server.',
};

export type InvoiceTexts = typeof invoices;
