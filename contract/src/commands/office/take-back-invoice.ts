import { changeAside, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { quoteRefusalSchema, quoteSubmissionSchema } from '../../record/quote.ts';
import type { CommandContext } from '../command.ts';
import { endpoint } from '../endpoint.ts';

export const takeBackInvoice = endpoint({
  method: 'DELETE',
  path: '/api/quotes/:id/invoices/:invoiceId',
  access: 'staff',
  response: quoteSubmissionSchema,
  refusal: quoteRefusalSchema,
});

/** The client sees it no more, and its bytes are deleted next; that it was there stays on record. */
export function decideInvoiceTakenBack<Quote extends Decidable>(
  quote: Quote,
  { invoiceId }: { readonly invoiceId: string },
  { at }: Pick<CommandContext, 'at'>,
): Decision<Quote> {
  const { invoices = [] } = quote;
  const found = invoices.find(({ id }) => id === invoiceId);
  if (found === undefined || found.removedAt !== undefined) return { kind: 'unchanged', quote };
  const removed = { ...found, removedAt: toDateTime(at) };
  return changeAside(quote, {
    invoices: invoices.map((invoice) => (invoice === found ? removed : invoice)),
    updatedAt: removed.removedAt,
  });
}
