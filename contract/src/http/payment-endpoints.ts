import * as z from 'zod/mini';
import {
  eventAnswerSchema,
  paymentAnswerSchema,
  paymentRequestSchema,
  paymentsQuerySchema,
  returnQuerySchema,
} from '../commands/client/payment-requests.ts';
import { clientCommand } from '../commands/command.ts';
import { endpoint } from '../commands/endpoint.ts';

/** Payments. Amounts come from records; what was paid comes from the provider. */
export const paymentEndpoints = {
  /** A form without scripts is redirected to the provider's page. */
  beginPayment: endpoint({
    ...clientCommand,
    path: '/api/requests/:key/payments',
    request: paymentRequestSchema,
    invalid: 'Give the `version` of the quote that was accepted.',
    response: paymentAnswerSchema,
  }),
  /**
   * Where the provider redirects back to. Redirects on to the client's page, in the browser that left from there;
   * the provider never learns the address of that page.
   */
  returnFromPayment: endpoint({
    method: 'GET',
    path: '/api/payments/:payment/return',
    access: 'anyone',
    query: returnQuerySchema,
    invalid: 'Give `language` once, as "en", "zh-Hans" or "zh-Hant".',
    response: z.file(),
  }),
  /** The provider's webhook. The signature covers the raw bytes of the body, so no schema reads it here. */
  stripeEvent: endpoint({
    method: 'POST',
    path: '/api/payments/stripe',
    access: 'anyone',
    response: eventAnswerSchema,
  }),
  /** Every payment as a table for a spreadsheet. */
  paymentsCsv: endpoint({
    method: 'GET',
    path: '/api/admin/payments.csv',
    access: 'owner',
    query: paymentsQuerySchema,
    invalid:
      'Give `language` once, as "en", "zh-Hans" or "zh-Hant", and `by` as "payment" or "month".',
    response: z.file(),
  }),
};
