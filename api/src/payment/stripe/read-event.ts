import type { PaymentFact } from '@yiqiao/contract/life/payment-fact';
import * as z from 'zod/mini';
import type { PaymentOwner, ProviderEvent } from '../payment-provider.ts';
import {
  chargeSchema,
  disputeSchema,
  eventSchema,
  idOf,
  ownerOf,
  refundSchema,
  sessionSchema,
  toRefundFact,
  toSessionFact,
} from './stripe-objects.ts';

/** The events that an operator has to select for the webhook endpoint. */
export const usedEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.succeeded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const;

type UsedEvent = (typeof usedEvents)[number];
type Said = { readonly owner: PaymentOwner | null; readonly fact: PaymentFact };

/** @returns `null` for anything but an event of Stripe's. For an event of no interest here, `said` is `null`. */
export function readEvent(body: Buffer): ProviderEvent | null {
  const parsed = z.safeParse(eventSchema, parse(body));
  if (!parsed.success) return null;
  const { id, type, created, livemode, account, data } = parsed.data;
  const said = isUsed(type) ? read(type, data.object, created * 1000) : null;
  return {
    id,
    type,
    isLive: livemode,
    isForeign: account !== undefined && account !== null,
    said,
  };
}

function isUsed(type: string): type is UsedEvent {
  return usedEvents.some((known) => known === type);
}

function read(type: UsedEvent, object: unknown, at: number): Said | null {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
      return readSession(object, at);
    case 'checkout.session.async_payment_succeeded':
      return readSession(object, at, 'paid');
    case 'checkout.session.async_payment_failed':
      return readSession(object, at, 'failed');
    case 'charge.succeeded':
      return readCharge(object);
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return readRefund(object, at);
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return readDispute(object, at);
  }
}

function readSession(object: unknown, at: number, outcome?: 'paid' | 'failed'): Said | null {
  const parsed = z.safeParse(sessionSchema, object);
  if (!parsed.success) return null;
  const session = parsed.data;
  return { owner: ownerOf(session.metadata), fact: toSessionFact(session, at, outcome) };
}

/** A charge carries the metadata of its payment. */
function readCharge(object: unknown): Said | null {
  const parsed = z.safeParse(chargeSchema, object);
  const intent = idOf(parsed.data?.payment_intent);
  const method = parsed.data?.payment_method_details?.type;
  if (!parsed.success || intent === undefined || method === undefined) return null;
  return { owner: ownerOf(parsed.data.metadata), fact: { kind: 'charge', intent, method } };
}

function readRefund(object: unknown, at: number): Said | null {
  const parsed = z.safeParse(refundSchema, object);
  const intent = idOf(parsed.data?.payment_intent);
  if (!parsed.success || intent === undefined) return null;
  return { owner: null, fact: toRefundFact(parsed.data, intent, at) };
}

function readDispute(object: unknown, at: number): Said | null {
  const parsed = z.safeParse(disputeSchema, object);
  const intent = idOf(parsed.data?.payment_intent);
  if (!parsed.success || intent === undefined) return null;
  const { id, status } = parsed.data;
  return { owner: null, fact: { kind: 'dispute', intent, id, status, at } };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}
