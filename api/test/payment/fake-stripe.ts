import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type StripeEvent, signEvent } from './signed-event.ts';
import { checkRequest, publishedVersion, readField } from './stripe-schema.ts';

export const secretKey = 'sk_test_0123456789abcdef';
export const webhookSecret = 'whsec_0123456789abcdef';

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

/** What the provider did with a request: `lost`: it was done, and the answer never came. */
type Mood = 'well' | 'lost' | 'away' | 'refusing';

export interface FakeStripe {
  readonly url: string;
  /** The settings of an office that uses it. */
  readonly environment: Record<string, string>;
  readonly sessions: Map<string, FakeSession>;
  /** Requests as they came: method, path, and what is wrong with them by the published specification. */
  readonly requests: { readonly line: string; readonly fault: string | null }[];
  mood: Mood;
  /** Each request is thought about for so long. */
  thinkMs: number;
  /** As the dashboard has them. */
  readonly webhookEndpoints: object[];
  /** Where its events go; nowhere while it is `null`. */
  webhook: string | null;
  /** The client pays on the page; by a method that takes days unless it is instant. */
  pay(session: string, isInstant?: boolean): FakeSession;
  expire(session: string): FakeSession;
  /** Gives back a part of what was paid on a page, and tells of it. */
  refund(session: string, cents: number): Promise<Response>;
  event(type: string, object: unknown, at?: number): StripeEvent;
  /** Sends a signed event. @returns the server's answer. */
  send(event: StripeEvent, to?: string): Promise<Response>;
  close(): Promise<void>;
}

/**
 * Stripe on loopback, as far as it is used: every request is held against the published specification, the
 * same request under one key is done once, and its page can be paid on.
 */
export async function openFakeStripe(): Promise<FakeStripe> {
  const fake = new Fake();
  const server = createServer((request, response) => {
    fake.answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return fake.openAt(`http://127.0.0.1:${port}`, async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
}

class Fake implements Omit<FakeStripe, 'url' | 'environment' | 'close'> {
  readonly sessions = new Map<string, FakeSession>();
  readonly requests: FakeStripe['requests'] = [];
  readonly webhookEndpoints: object[] = [];
  mood: Mood = 'well';
  thinkMs = 0;
  webhook: string | null = null;
  #url = '';
  #number = 0;
  readonly #done = new Map<string, { readonly body: string; readonly session: FakeSession }>();

  openAt(url: string, close: () => Promise<void>): FakeStripe {
    this.#url = url;
    const environment = {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: url,
      STRIPE_CHECKOUT_ORIGIN: url,
    };
    return Object.assign(this, { url, environment, close });
  }

  pay(id: string, isInstant = true): FakeSession {
    const session = this.#find(id);
    const intent = session.payment_intent ?? `pi_${randomBytes(8).toString('hex')}`;
    const paid = isInstant ? 'paid' : 'unpaid';
    return Object.assign(session, {
      url: null,
      status: 'complete',
      payment_status: paid,
      payment_intent: intent,
    });
  }

  expire(id: string): FakeSession {
    return Object.assign(this.#find(id), { url: null, status: 'expired' });
  }

  refund(id: string, cents: number): Promise<Response> {
    const { payment_intent } = this.#find(id);
    const refund = { object: 'refund', id: `re_${randomBytes(8).toString('hex')}`, payment_intent };
    return this.send(
      this.event('refund.created', { ...refund, amount: cents, status: 'succeeded' }),
    );
  }

  event(type: string, object: unknown, at = Date.now()): StripeEvent {
    this.#number += 1;
    const created = Math.floor(at / 1000);
    const data = { object: structuredClone(object) };
    const id = `evt_${this.#number}`;
    return { object: 'event', id, type, created, livemode: false, data };
  }

  async send(event: StripeEvent, to = this.webhook ?? ''): Promise<Response> {
    return fetch(to, { method: 'POST', ...signEvent(event, webhookSecret) });
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.#url);
    const body = await text(request);
    if (pathname.startsWith('/page/')) return this.#servePage(request, response, pathname);
    const isPost = request.method === 'POST';
    const line = `${request.method} ${pathname.replace(/\/(?:cs|pi)_\w+/, '/{id}')}`;
    const form = isPost ? new URLSearchParams(body) : searchParams;
    const fault = this.#findFault(request) ?? checkRequest(line, form);
    this.requests.push({ line, fault });
    await new Promise((resolve) => setTimeout(resolve, this.thinkMs));
    if (this.mood === 'away') return void response.destroy();
    if (this.mood === 'refusing' || fault !== null) {
      const error = { type: 'invalid_request_error', message: fault ?? 'No.' };
      return send(response, 400, { error });
    }
    const [status, answer] = this.#do(request, pathname, body);
    if (this.mood === 'lost') response.destroy();
    else send(response, status, answer);
  }

  #findFault({ method, headers, url = '' }: IncomingMessage): string | null {
    if (headers.authorization !== `Bearer ${secretKey}`) return 'no key';
    if (headers['stripe-version'] !== publishedVersion) return 'another version';
    if (method !== 'POST') return null;
    const isForm = headers['content-type'] === 'application/x-www-form-urlencoded';
    // Closing a page twice closes it once; opening it twice would not.
    const mayRepeat = url.endsWith('/expire');
    const key = String(headers['idempotency-key'] ?? (mayRepeat ? 'none' : ''));
    return isForm && key !== '' && key.length <= 255 ? null : 'no form, or no key of its own';
  }

  #do(request: IncomingMessage, path: string, body: string): readonly [number, unknown] {
    if (request.method !== 'POST') return this.#read(path);
    const [, closed] = /\/(cs_\w+)\/expire$/.exec(path) ?? [];
    if (closed === undefined) return this.#create(request, body, new URLSearchParams(body));
    const { status } = this.#find(closed);
    if (status === 'open') return [200, this.expire(closed)];
    return [400, { error: { type: 'invalid_request_error', message: `It is ${status}.` } }];
  }

  #create({ headers }: IncomingMessage, body: string, form: URLSearchParams) {
    const key = String(headers['idempotency-key']);
    const known = this.#done.get(key);
    if (known !== undefined) {
      if (known.body === body) return [200, known.session] as const;
      return [400, { error: { type: 'idempotency_error' } }] as const;
    }
    const id = `cs_test_${randomBytes(8).toString('hex')}`;
    const created = Math.floor(Date.now() / 1000);
    const metadata: Record<string, string> = {};
    for (const [name, value] of form) {
      const [, written] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
      if (written !== undefined) metadata[written] = value;
    }
    const session: FakeSession = {
      object: 'checkout.session',
      id,
      url: `${this.#url}/page/${id}`,
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
    this.sessions.set(id, session);
    this.#done.set(key, { body, session });
    return [200, session] as const;
  }

  #read(path: string): readonly [number, unknown] {
    if (path === '/v1/webhook_endpoints') return [200, { data: this.webhookEndpoints }];
    if (path === '/v1/checkout/sessions') return [200, { data: [] }];
    const id = path.split('/').at(-1) ?? '';
    const session = this.sessions.get(id);
    if (session !== undefined) return [200, { ...session, payment_intent: toIntent(session) }];
    const paid = [...this.sessions.values()].find((known) => known.payment_intent === id);
    if (paid !== undefined) return [200, toIntent(paid)];
    return [404, { error: { type: 'invalid_request_error', code: 'resource_missing' } }];
  }

  #find(id: string): FakeSession {
    const session = this.sessions.get(id);
    if (session === undefined) throw new Error(`There is no session ${id}`);
    return session;
  }

  /** What the client sees: the amount, and two ways on. */
  async #servePage({ method }: IncomingMessage, response: ServerResponse, path: string) {
    const session = this.#find(path.split('/').at(-1) ?? '');
    if (method !== 'POST') {
      const amount = (session.amount_total / 100).toFixed(2);
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(
        `<!doctype html><html lang="en"><title>Pay</title><h1>Pay $${amount}</h1>
        <form method="post"><button>Pay now</button></form>
        <a href="${session.cancel_url.replaceAll('&', '&amp;')}">Back</a></html>`,
      );
      return;
    }
    const paid = this.pay(session.id);
    if (this.webhook !== null) await this.send(this.event('checkout.session.completed', paid));
    response.writeHead(303, { Location: session.success_url }).end();
  }
}

function toIntent(session: FakeSession) {
  const { payment_intent: id, metadata } = session;
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

function send(response: ServerResponse, status: number, answer: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
}
