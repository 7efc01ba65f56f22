import { randomBytes } from 'node:crypto';
import { readField } from './stripe-schema.ts';

export interface FakeSession {
  readonly object: 'checkout.session';
  readonly id: string;
  url: string | null;
  status: string;
  payment_status: string;
  amount_total: number;
  currency: string;
  readonly created: number;
  readonly expires_at: number;
  payment_intent: string | null;
  readonly metadata: Record<string, string>;
  readonly success_url: string;
  readonly cancel_url: string;
}

type Reply = readonly [status: number, answer: unknown];

/** The sessions of a Stripe on loopback: what its API does with them, and what a client does on their pages. */
export class FakeSessions {
  readonly all = new Map<string, FakeSession>();
  readonly #done = new Map<string, { readonly body: string; readonly session: FakeSession }>();

  readonly #refunds = new Map<string, { readonly payment_intent: string }>();

  find(id: string): FakeSession {
    const session = this.all.get(id);
    if (session === undefined) throw new Error(`There is no session ${id}`);
    return session;
  }

  pay(id: string, isInstant: boolean): FakeSession {
    const session = this.find(id);
    return Object.assign(session, {
      url: null,
      status: 'complete',
      payment_status: isInstant ? 'paid' : 'unpaid',
      payment_intent: session.payment_intent ?? `pi_${randomBytes(8).toString('hex')}`,
    });
  }

  expire(id: string): FakeSession {
    return Object.assign(this.find(id), { url: null, status: 'expired' });
  }

  /** The same request under one key is done once. @param pages where the pages of sessions are. */
  create(key: string, body: string, pages: string): Reply {
    const known = this.#done.get(key);
    if (known !== undefined) {
      if (known.body === body) return [200, known.session];
      return [400, { error: { type: 'idempotency_error' } }];
    }
    const session = begin(new URLSearchParams(body), pages);
    this.all.set(session.id, session);
    this.#done.set(key, { body, session });
    return [200, session];
  }

  /** Sends back what is left of a payment; the same request under one key is done once. */
  refund(key: string, body: string): Reply {
    const known = this.#refunds.get(key);
    if (known !== undefined) return [200, known];
    const intent = readField(new URLSearchParams(body), 'payment_intent');
    const paid = [...this.all.values()].find(({ payment_intent: id }) => id === intent);
    const isBack = [...this.#refunds.values()].some((one) => one.payment_intent === intent);
    if (paid === undefined || isBack) {
      return [400, { error: { type: 'invalid_request_error', code: 'charge_already_refunded' } }];
    }
    const id = `re_${randomBytes(8).toString('hex')}`;
    const amount = paid.amount_total;
    const refund = { object: 'refund', id, amount, status: 'succeeded', payment_intent: intent };
    this.#refunds.set(key, refund);
    return [200, refund];
  }

  close(id: string): Reply {
    const { status } = this.find(id);
    if (status === 'open') return [200, this.expire(id)];
    return [400, { error: { type: 'invalid_request_error', message: `It is ${status}.` } }];
  }

  /** @param id of a session, or of its payment. */
  read(id: string): Reply {
    const session = this.all.get(id);
    if (session !== undefined) return [200, { ...session, payment_intent: toIntent(session) }];
    const paid = [...this.all.values()].find((known) => known.payment_intent === id);
    if (paid !== undefined) return [200, toIntent(paid)];
    return [404, { error: { type: 'invalid_request_error', code: 'resource_missing' } }];
  }
}

function begin(form: URLSearchParams, pages: string): FakeSession {
  const id = `cs_test_${randomBytes(8).toString('hex')}`;
  const created = Math.floor(Date.now() / 1000);
  const metadata: Record<string, string> = {};
  for (const [name, value] of form) {
    const [, written] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
    if (written !== undefined) metadata[written] = value;
  }
  return {
    object: 'checkout.session',
    id,
    url: `${pages}/${id}`,
    status: 'open',
    payment_status: 'unpaid',
    amount_total: Number(readField(form, 'line_items[0][price_data][unit_amount]')),
    currency: readField(form, 'line_items[0][price_data][currency]'),
    created,
    expires_at: created + 86_400,
    payment_intent: null,
    metadata,
    success_url: readField(form, 'success_url'),
    cancel_url: readField(form, 'cancel_url'),
  };
}

function toIntent({ payment_intent: id, metadata }: FakeSession) {
  if (id === null) return null;
  const charge = {
    object: 'charge',
    id: id.replace('pi_', 'ch_'),
    payment_intent: id,
    payment_method_details: { type: 'card' },
    metadata,
  };
  return { object: 'payment_intent', id, metadata, latest_charge: charge };
}
