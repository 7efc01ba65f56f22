import { changeAside, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import {
  type InvoiceFormat,
  type InvoiceKind,
  type InvoiceRules,
  invoiceKeptUntil,
  invoiceLimits,
} from '../../record/invoice.ts';

/** A file that was received completely and stored. */
export interface NewInvoice {
  /** The key under which it is kept. */
  readonly id: string;
  readonly kind: InvoiceKind;
  /** `null`: it is none of the formats that an invoice has. */
  readonly format: InvoiceFormat | null;
  readonly fileName: string;
  readonly fileSize: number;
  readonly fileSha256: string;
  readonly device?: string | undefined;
  /** The sender's id of the upload: a retry adds nothing. */
  readonly changeId?: string | undefined;
}

/**
 * - `nothing-agreed`: the client has accepted nothing yet.
 * - `too-many-files`: one file more than an order has room for.
 * - `invoice-invalid`: another format, empty, or too large.
 */
export type InvoiceRefusal = 'nothing-agreed' | 'too-many-files' | 'invoice-invalid';

/**
 * Attaches an invoice to an order, at whatever status, once something was agreed. The client sees it from then on.
 * Decisions based on the revision before remain valid.
 * @param at in ms since the epoch.
 */
export function decideInvoice<Quote extends Decidable>(
  quote: Quote,
  { format, device, changeId, ...file }: NewInvoice,
  at: number,
  rules: InvoiceRules,
): Decision<Quote, InvoiceRefusal> {
  const { invoices = [] } = quote;
  const isRepeat = changeId !== undefined && invoices.some((it) => it.changeId === changeId);
  if (isRepeat) return { kind: 'unchanged', quote };
  const reason = findInvoiceObstacle(quote);
  if (reason !== null) return { kind: 'refused', reason, quote };
  const isOfSize = file.fileSize > 0 && file.fileSize <= invoiceLimits.bytesOfFile;
  if (format === null || !isOfSize) return { kind: 'refused', reason: 'invoice-invalid', quote };
  const keptUntil = invoiceKeptUntil(at, rules);
  const invoice = {
    ...file,
    format,
    filePath: file.id,
    at: toDateTime(at),
    ...(keptUntil !== undefined && { keptUntil }),
    ...(device !== undefined && { device }),
    ...(changeId !== undefined && { changeId }),
  };
  return changeAside(quote, { invoices: [...invoices, invoice], updatedAt: invoice.at });
}

/** Why no invoice can be attached. Also called before the first byte is read. */
export function findInvoiceObstacle({
  acceptance,
  invoices = [],
}: Decidable): 'nothing-agreed' | 'too-many-files' | null {
  if (acceptance === undefined) return 'nothing-agreed';
  return invoices.length >= invoiceLimits.files ? 'too-many-files' : null;
}
