import type { Decidable } from '../../record/decision.ts';
import {
  type BillingRequest,
  billingInvalid,
  billingRequestSchema,
  changeBilling,
} from '../change-billing.ts';
import { type CommandContext, staffCommand } from '../command.ts';
import { endpoint } from '../endpoint.ts';

/** To whom the invoice is made out, as staff have been told. */
export const enterBilling = endpoint({
  ...staffCommand,
  method: 'PUT',
  status: 200,
  path: '/api/quotes/:id/billing',
  request: billingRequestSchema,
  invalid: billingInvalid,
});

export function decideEnteredBilling<Quote extends Decidable>(
  quote: Quote,
  request: BillingRequest,
  context: CommandContext,
) {
  return changeBilling(quote, request, 'office', context);
}
