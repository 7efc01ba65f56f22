import * as z from 'zod/mini';
import {
  addedFiles,
  finishedFiles,
  invoiceFiles,
  type OrderFile,
  storedKeysOf,
} from '../../files/order-files.ts';
import { acceptedOffer, isOver } from '../../life/life-state.ts';
import type { Currency } from '../../money/currency.ts';
import { type Cents, centsToDecimal } from '../../money/money.ts';
import { keptInvoiceSchema } from '../../record/invoice.ts';
import type { Offer } from '../../record/order.ts';
import { isAwaited, isSettled, paymentSchema } from '../../record/payment.ts';
import { recordedPaymentSchema, reversalSchema } from '../../record/recorded-payment.ts';
import type { StoredQuote } from '../../record/stored-quote.ts';
import { emailKey } from '../../text/email.ts';

const keptPaymentSchema = z.omit(paymentSchema, { session: true, expiresAt: true });

/** Free text, devices and colleagues may tell who it was. */
const keptReversalSchema = z.pick(reversalSchema, { kind: true, at: true });
const keptRecordedPaymentSchema = z.extend(
  z.omit(recordedPaymentSchema, { note: true, device: true, by: true }),
  { reversal: z.optional(keptReversalSchema) },
);

/**
 * What remains of an erased person: nothing that identifies them. The ids are random and refer to nothing that is
 * left; they keep an older backup, or a console that was offline, from bringing the person back.
 */
export const erasureSchema = z.object({
  id: z.string(),
  /** UTC, "2026-11": no more precise than bookkeeping needs. */
  month: z.string(),
  /** Of the submissions that are gone. */
  quotes: z.array(z.string()),
  /** How many of them were accepted. */
  accepted: z.int(),
  /** For how much in US dollars, two decimals. */
  total: z.string(),
  /** The same in renminbi. Absent when there is nothing. */
  totalCny: z.optional(z.string()),
  /**
   * Payments in which money moved, for the books: amount, moments, the provider's id. The provider knows more;
   * asking it to forget is up to the office. Absent when there are none.
   */
  payments: z.optional(z.array(keptPaymentSchema)),
  /** The same of payments that staff recorded. */
  recordedPayments: z.optional(z.array(keptRecordedPaymentSchema)),
  /**
   * Invoices that the law asks the office to keep. They name the person, unlike everything else here; their bytes stay
   * under their keys until their time is over. Absent when there are none.
   */
  invoices: z.optional(z.array(keptInvoiceSchema)),
  /** The provider's ids of payment pages that still have to be closed; absent once all are. They identify nobody. */
  pages: z.optional(z.array(z.string())),
  /** Keys of files still to be deleted; absent once every trace is gone. */
  files: z.optional(z.array(z.string())),
});

/** The files of what remains, for whatever carries all files of an office. Their names went with the person. */
export function erasedFiles({ invoices = [] }: Pick<Erasure, 'invoices'>): readonly OrderFile[] {
  return invoices.map((invoice) => ({ ...invoice, fileName: `${invoice.kind}.${invoice.format}` }));
}

/** Started: the submissions are gone, and files and older copies follow automatically. */
export type ErasureProgress = 'done' | 'begun';

export type Erasure = z.infer<typeof erasureSchema>;

/** Body of an erasure: typed as a confirmation, see `erasureProof`. */
export const eraseRequestSchema = z.object({ email: z.string() });

/** What an erasure would take away. */
export const erasurePreviewSchema = z.object({
  submissions: z.int(),
  /** How many of these are neither completed nor cancelled. */
  underWay: z.int(),
  /** Documents of the client that are still there. */
  documents: z.int(),
  /** Finished files that are still there. */
  deliverables: z.int(),
  /** Of both. */
  bytes: z.int(),
  /** Invoices, which stay as long as the law asks. */
  invoices: z.int(),
  messages: z.int(),
  notes: z.int(),
  mails: z.int(),
  /** Payments in which money moved; their amounts are kept, see `Erasure`. */
  payments: z.int(),
});

export type ErasurePreview = z.infer<typeof erasurePreviewSchema>;

/** What tells one client from another. */
export type Person = Pick<StoredQuote, 'customerEmail'> & { readonly id?: string };

/** Whether two submissions belong to the same person, see `emailKey`. One without an address stands for itself. */
export function isSamePerson(quote: Person, other: Person): boolean {
  const key = emailKey(quote.customerEmail);
  if (key !== emailKey(other.customerEmail)) return false;
  return key !== '' || (quote.id !== undefined && quote.id === other.id);
}

/** What has to be typed to erase a person: the address, or the request's reference where there is none. */
export function erasureProof({
  customerEmail,
  reference,
}: Pick<StoredQuote, 'customerEmail' | 'reference'>): string {
  return customerEmail === '' ? reference : customerEmail;
}

export function previewErasure(quotes: readonly StoredQuote[]): ErasurePreview {
  const sources = [
    ...quotes.filter(({ filePath }) => filePath !== undefined),
    ...quotes.flatMap(addedFiles),
  ];
  const finished = quotes.flatMap(finishedFiles);
  const sum = (count: (quote: StoredQuote) => number) =>
    quotes.reduce((total, quote) => total + count(quote), 0);
  return {
    submissions: quotes.length,
    underWay: quotes.filter((quote) => !isOver(quote)).length,
    documents: sources.length,
    deliverables: finished.length,
    bytes: [...sources, ...finished].reduce((total, { fileSize }) => total + fileSize, 0),
    invoices: quotes.flatMap(keptInvoices).length,
    messages: sum(({ messages = [] }) => messages.length),
    notes: sum(({ notes = [] }) => notes.length),
    mails: sum(({ mails = [] }) => mails.length),
    payments: quotes.flatMap(settledPayments).length + quotes.flatMap(recordedPayments).length,
  };
}

/**
 * Composes what remains of a person.
 * @param quotes the submissions as they are when they are removed.
 * @param others the person's submissions in older copies beside the store.
 * @param at in ms since the epoch.
 */
export function composeErasure(
  id: string,
  quotes: readonly StoredQuote[],
  others: readonly StoredQuote[],
  at: number,
): Erasure {
  const accepted = quotes.map(acceptedOffer).filter((offer) => offer !== null);
  const totalCny = sumOf(accepted, 'CNY');
  const all = [...quotes, ...others];
  const payments = quotes.flatMap(settledPayments);
  const recorded = quotes.flatMap(recordedPayments);
  const invoices = quotes.flatMap(keptInvoices);
  const pages = quotes.flatMap(openPages);
  return {
    id,
    month: new Date(at).toISOString().slice(0, 7),
    quotes: [...new Set(all.map((quote) => quote.id))],
    accepted: accepted.length,
    total: centsToDecimal(sumOf(accepted, 'USD')),
    ...(totalCny > 0 && { totalCny: centsToDecimal(totalCny) }),
    ...(payments.length > 0 && {
      payments: payments.map((payment) => z.parse(keptPaymentSchema, payment)),
    }),
    ...(recorded.length > 0 && {
      recordedPayments: recorded.map((one) => z.parse(keptRecordedPaymentSchema, one)),
    }),
    ...(invoices.length > 0 && {
      invoices: invoices.map((invoice) => z.parse(keptInvoiceSchema, invoice)),
    }),
    ...(pages.length > 0 && { pages }),
    files: [...new Set(all.flatMap(storedKeysOf))].filter(
      (key) => !invoices.some(({ filePath }) => filePath === key),
    ),
  };
}

function sumOf(offers: readonly Pick<Offer, 'total' | 'currency'>[], currency: Currency): Cents {
  return offers
    .filter((offer) => offer.currency === currency)
    .reduce((sum, { total }) => sum + Math.round(Number(total) * 100), 0);
}

/** Invoices that were not taken back. */
function keptInvoices(quote: StoredQuote) {
  return invoiceFiles(quote).filter(({ removedAt }) => removedAt === undefined);
}

function recordedPayments({ recordedPayments: known = [] }: StoredQuote) {
  return known;
}

function settledPayments({ payments = [] }: StoredQuote) {
  return payments.filter(isSettled);
}

function openPages({ payments = [] }: StoredQuote): string[] {
  return payments
    .filter(isAwaited)
    .flatMap(({ session }) => (session === undefined ? [] : [session]));
}
