import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenLocally } from '../listen-locally.ts';
import { type FakeSession, FakeSessions } from './fake-sessions.ts';
import { type StripeEvent, signEvent } from './signed-event.ts';
import { checkRequest, publishedVersion } from './stripe-schema.ts';

export const secretKey = 'sk_test_0123456789abcdef';
export const webhookSecret = 'whsec_0123456789abcdef';

/** What the provider did with a request: `lost`: it was done, and the answer never came. */
type Mood = 'well' | 'lost' | 'away' | 'refusing';

export interface FakeStripe {
  readonly url: string;
  /** The settings of an office that uses it. */
  readonly environment: Record<string, string>;
  readonly sessions: Map<string, FakeSession>;
  /** Requests as they came: method, path, body, and what is wrong with them by the published specification. */
  readonly requests: {
    readonly line: string;
    readonly body: string;
    readonly fault: string | null;
  }[];
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
  /** Refunds a part of what was paid on a page, and reports it. */
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
  const port = await listenLocally(server);
  return fake.openAt(`http://127.0.0.1:${port}`, async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
}

class Fake implements Omit<FakeStripe, 'url' | 'environment' | 'close'> {
  readonly #known = new FakeSessions();
  readonly sessions = this.#known.all;
  readonly requests: FakeStripe['requests'] = [];
  readonly webhookEndpoints: object[] = [];
  mood: Mood = 'well';
  thinkMs = 0;
  webhook: string | null = null;
  #url = '';
  #number = 0;

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
    return this.#known.pay(id, isInstant);
  }

  expire(id: string): FakeSession {
    return this.#known.expire(id);
  }

  refund(id: string, cents: number): Promise<Response> {
    const { payment_intent } = this.#known.find(id);
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
    this.requests.push({ line, body, fault });
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

  #do({ method, headers }: IncomingMessage, path: string, body: string) {
    if (method !== 'POST') return this.#read(path);
    const [, closed] = /\/(cs_\w+)\/expire$/.exec(path) ?? [];
    if (closed !== undefined) return this.#known.close(closed);
    const key = String(headers['idempotency-key']);
    if (path === '/v1/refunds') return this.#known.refund(key, body);
    return this.#known.create(String(headers['idempotency-key']), body, `${this.#url}/page`);
  }

  #read(path: string): readonly [number, unknown] {
    if (path === '/v1/webhook_endpoints') return [200, { data: this.webhookEndpoints }];
    if (path === '/v1/checkout/sessions') return [200, { data: [] }];
    return this.#known.read(path.split('/').at(-1) ?? '');
  }

  /** What the client sees: the amount, and two ways on. */
  async #servePage({ method }: IncomingMessage, response: ServerResponse, path: string) {
    const session = this.#known.find(path.split('/').at(-1) ?? '');
    if (method !== 'POST') {
      const amount = (session.amount_total / 100).toFixed(2);
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(
        `<!doctype html><html lang="en"><title>Pay</title><link rel="icon" href="data:,"><h1>Pay $${amount}</h1>
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

function send(response: ServerResponse, status: number, answer: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
}
