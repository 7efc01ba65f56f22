import type { PaymentFact } from '@yiqiao/contract/life/payment-fact';
import * as z from 'zod/mini';
import type { PaymentOwner, PaymentPage } from '../payment-provider.ts';

/*
 * As much of Stripe's objects as is used here. Webhooks come in the form of the version that the account or
 * the endpoint was set to, so that nothing is read here that differs between versions.
 */

const id = z.string().check(z.maxLength(300));
const seconds = z.int();
/** An id, or the whole object where the request has asked for it. */
const reference = z.union([id, z.object({ id })]);
const metadata = z.nullish(z.record(z.string(), z.string()));

export const chargeSchema = z.object({
  object: z.literal('charge'),
  id,
  payment_intent: z.nullish(reference),
  payment_method_details: z.nullish(z.object({ type: z.string() })),
  metadata,
});

export const intentSchema = z.object({
  object: z.literal('payment_intent'),
  id,
  metadata,
  latest_charge: z.nullish(z.union([id, chargeSchema])),
});

export const sessionSchema = z.object({
  object: z.literal('checkout.session'),
  id,
  url: z.nullish(z.string()),
  status: z.nullish(z.string()),
  payment_status: z.string(),
  amount_total: z.nullable(z.int()),
  currency: z.nullable(z.string()),
  /** In older versions of the API: the client has paid in another currency, and `amount_total` is in that one. */
  currency_conversion: z.nullish(z.object({ amount_total: z.int(), source_currency: z.string() })),
  created: seconds,
  expires_at: seconds,
  payment_intent: z.nullish(z.union([id, intentSchema])),
  metadata,
});

export type StripeSession = z.infer<typeof sessionSchema>;

export const refundSchema = z.object({
  object: z.literal('refund'),
  id,
  amount: z.int().check(z.gte(0)),
  status: z.nullable(z.string()),
  payment_intent: z.nullish(reference),
});

/** @param at when that was its state, in ms since the epoch. */
export function toRefundFact(
  { id, amount: cents, status }: z.infer<typeof refundSchema>,
  intent: string,
  at: number,
): PaymentFact {
  return { kind: 'refund', intent, id, cents, status: status ?? 'pending', at };
}

export const disputeSchema = z.object({
  object: z.literal('dispute'),
  id,
  status: z.string(),
  payment_intent: z.nullish(reference),
});

export const eventSchema = z.object({
  object: z.literal('event'),
  id,
  type: z.string().check(z.maxLength(200)),
  created: seconds,
  livemode: z.boolean(),
  account: z.nullish(z.string()),
  data: z.object({ object: z.unknown() }),
});

export function idOf(reference: string | { readonly id: string } | null | undefined) {
  return typeof reference === 'object' ? reference?.id : reference;
}

/** The owner in the metadata that we gave a payment; `null` when the payment is not one of ours. */
export function ownerOf(written: z.infer<typeof metadata>): PaymentOwner | null {
  const { payment, submission } = written ?? {};
  return payment === undefined ? null : { payment, submission };
}

/** The state of a page's payment. @param at when that was its state, in ms since the epoch. */
export function toSessionFact(
  session: StripeSession,
  at: number,
  outcome = outcomeOf(session),
): PaymentPage['fact'] {
  const { currency_conversion: conversion, payment_intent: paid } = session;
  const charge = typeof paid === 'object' ? paid?.latest_charge : undefined;
  const method = typeof charge === 'object' ? charge?.payment_method_details?.type : undefined;
  return {
    kind: 'session',
    session: session.id,
    intent: idOf(paid),
    outcome,
    units: conversion?.amount_total ?? session.amount_total ?? 0,
    currency: conversion?.source_currency ?? session.currency ?? '',
    method,
    at,
  };
}

function outcomeOf({
  status,
  payment_status: paid,
}: StripeSession): PaymentPage['fact']['outcome'] {
  if (paid === 'paid') return 'paid';
  if (status === 'expired') return 'failed';
  return status === 'complete' ? 'submitted' : 'open';
}

export function toPage(session: StripeSession, at: number): PaymentPage {
  return {
    session: session.id,
    url: session.status === 'open' ? (session.url ?? null) : null,
    expiresAt: new Date(session.expires_at * 1000).toISOString(),
    fact: toSessionFact(session, at),
  };
}
