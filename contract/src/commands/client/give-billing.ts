import type { Decidable } from '../../record/decision.ts';
import {
  type BillingRequest,
  billingInvalid,
  billingRequestSchema,
  changeBilling,
} from '../change-billing.ts';
import { type CommandContext, clientCommand } from '../command.ts';
import { endpoint } from '../endpoint.ts';

/** To whom the invoice is made out, as the client says. */
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
) {
  return changeBilling(quote, request, 'client', context);
}
