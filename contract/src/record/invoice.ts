import * as z from 'zod/mini';
import { recordedSenderShape, removedByShape } from './sender.ts';

const dateTime = z.iso.datetime();

/** Limits on the invoices of one order. */
export const invoiceLimits = { files: 20, bytesOfFile: 20 * 1024 ** 2 } as const;

/** What the attached file is called: chosen by staff, since the product makes out none itself. */
export const invoiceKinds = ['invoice', 'bill', 'fapiao'] as const;

export type InvoiceKind = (typeof invoiceKinds)[number];

/** Found in the content, never by the file's name. */
export const invoiceFormats = ['pdf', 'ofd', 'xml'] as const;

export type InvoiceFormat = (typeof invoiceFormats)[number];

const invoiceShape = {
  /** Opaque; the server keeps the file under the same key. */
  id: z.string(),
  /** An `InvoiceKind`. */
  kind: z.string(),
  /** An `InvoiceFormat`. */
  format: z.string(),
  fileName: z.string(),
  fileSize: z.int(),
  /** When it had arrived completely; the client sees it from then on. */
  at: dateTime,
  /** The last day on which the office keeps it: "2036-12-31". Absent where none is set. */
  keptUntil: z.optional(z.iso.date()),
};

/** An invoice as the client sees it. */
export const invoiceSchema = z.object(invoiceShape);

const staffInvoiceSchema = z.object({
  ...invoiceShape,
  /** Of its bytes, hexadecimal. */
  fileSha256: z.string(),
  /** Opaque key under which it is kept; absent once it is deleted. */
  filePath: z.optional(z.string()),
  /** Taken back by staff: the client sees it no more, and its bytes are deleted. */
  removedAt: z.optional(dateTime),
  ...removedByShape,
  fileDeletedAt: z.optional(dateTime),
  ...recordedSenderShape,
});

/** The invoice that the office's own system issued, attached to an order. It outlives the documents. */
export type Invoice = z.infer<typeof staffInvoiceSchema>;

/** What the record says of invoices; absent when there are none. */
export const invoiceRecordShape = { invoices: z.optional(z.array(staffInvoiceSchema)) };

/** Those whose names belong to `quoteFormat`. */
export const invoiceSchemas = [staffInvoiceSchema];

/** What is kept of the invoice of a person who was erased: for the books, as long as the law asks. */
export const keptInvoiceSchema = z.object({
  kind: z.string(),
  format: z.string(),
  fileSize: z.int(),
  fileSha256: z.string(),
  filePath: z.string(),
  keptUntil: z.optional(z.iso.date()),
});

export type KeptInvoice = z.infer<typeof keptInvoiceSchema>;

/** Until when invoices are kept; "off" keeps them until they are deleted by hand. */
export interface InvoiceRules {
  /** Whole calendar years after the one in which it was attached. */
  readonly invoiceYears: number | 'off';
}

/** The last day on which an invoice attached at `at`, in ms since the epoch, is kept. */
export function invoiceKeptUntil(at: number, { invoiceYears }: InvoiceRules): string | undefined {
  if (invoiceYears === 'off') return undefined;
  return `${new Date(at).getUTCFullYear() + invoiceYears}-12-31`;
}

/** Whether the time of an invoice is over at `at`, in ms since the epoch: everywhere, so half a day later in UTC. */
export function isInvoiceOver({ keptUntil }: Pick<KeptInvoice, 'keptUntil'>, at: number): boolean {
  return keptUntil !== undefined && Date.parse(keptUntil) + longestDayMs <= at;
}

/** From midnight in UTC until a day of the calendar is over everywhere. */
const longestDayMs = 36 * 3_600_000;

/** Those that the client sees. */
export function shownInvoices({
  invoices = [],
}: {
  readonly invoices?: readonly Invoice[] | undefined;
}) {
  return invoices.filter(
    ({ removedAt, filePath }) => removedAt === undefined && filePath !== undefined,
  );
}
