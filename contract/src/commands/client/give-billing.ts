import type { Decidable, Decision } from '../../record/decision.ts';
import { shownInvoices } from '../../record/invoice.ts';
import {
  type BillingRefusal,
  type BillingRequest,
  billingInvalid,
  billingRequestSchema,
  changeBilling,
} from '../change-billing.ts';
import { type CommandContext, clientCommand } from '../command.ts';
import { endpoint } from '../endpoint.ts';

/** To whom the invoice is made out, as the client says, until it has been issued. */
export const giveBilling = endpoint({
  ...clientCommand,
  method: 'PUT',
  status: 200,
  path: '/api/requests/:key/billing',
  request: billingRequestSchema,
  invalid: billingInvalid,
});

export function decideGivenBilling<Quote extends Decidable>(
  quote: Quote,
  { device: _, ...request }: BillingRequest,
  context: CommandContext,
): Decision<Quote, BillingRefusal | 'invoice-issued'> {
  if (shownInvoices(quote).length > 0) return { kind: 'refused', reason: 'invoice-issued', quote };
  return changeBilling(quote, request, 'client', context);
}
