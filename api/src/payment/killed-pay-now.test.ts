import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createRequestClient } from '@yiqiao/contract/http/request-client';
import { type QuoteReceipt, quoteReceiptSchema } from '@yiqiao/contract/record/quote';
import { idempotencyKeyHeader } from '@yiqiao/contract/record/upload-form';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { killRounds } from '../../test/kill-rounds.ts';
import { type FakeStripe, openFakeStripe } from '../../test/payment/fake-stripe.ts';
import { openPayingOffice } from '../../test/payment/paying-office.ts';
import { quoteForm } from '../../test/quote-form.ts';
import { createRandom } from '../../test/seeded-random.ts';
import { prepareKilledServer } from '../../test/server/killed-server.ts';
import { createVisitor } from '../../test/visitor.ts';

const thinkMs = 20;
const random = createRandom(7);
let stripe: FakeStripe | undefined;

afterAll(() => stripe?.close());

it('has one order for each document, accepted once and paid back once, after kill -9 at every step', {
  timeout: 600_000,
}, async () => {
  const server = await prepareKilledServer();
  const provider = await openFakeStripe();
  stripe = provider;
  provider.thinkMs = thinkMs;
  const environment = { ...provider.environment, PUBLIC_ORIGIN: 'https://www.example.com' };
  let url = await server.start(environment);

  /** Does something, has the process die at any moment around it, and does it again. */
  async function survive<Outcome>(act: () => Promise<Outcome>): Promise<Outcome> {
    const first = act().catch(() => null);
    await delay(random() * 4 * thinkMs);
    await server.kill();
    await first;
    url = await server.start(environment);
    return act();
  }

  async function send(key: string): Promise<QuoteReceipt> {
    const answer = await createVisitor(url).fetch('/api/upload-quote', {
      method: 'POST',
      headers: { [idempotencyKeyHeader]: key },
      body: quoteForm({ payNow: '0.70' }, { content: 'one two three four five six seven' }),
    });
    return z.parse(quoteReceiptSchema, await answer.json());
  }

  async function press({ requestPath = '' }: QuoteReceipt): Promise<string> {
    const visitor = createVisitor(url);
    const client = createRequestClient(visitor.fetch, requestPath.split('/').at(-1) ?? '');
    const begun = await client.pay({ version: 1 });
    if (begun.kind !== 'redirect') throw new Error(begun.code);
    return begun.url.split('/').at(-1) ?? '';
  }

  async function decline({ id }: QuoteReceipt): Promise<number> {
    const { staff } = await openPayingOffice(url);
    const answer = await staff.fetch(`/api/quotes/${id}/declines`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
    return answer.status;
  }

  const ids: string[] = [];
  for (let round = 0; round < killRounds; round += 1) {
    const key = randomUUID();
    const receipt = await survive(() => send(key));
    expect(receipt.payVersion).toBe(1);
    ids.push(receipt.id);
    const session = await survive(() => press(receipt));
    const event = provider.event('checkout.session.completed', provider.pay(session));
    const told = await survive(() => provider.send(event, `${url}/api/payments/stripe`));
    expect(told.status).toBe(200);
    expect(await survive(() => decline(receipt))).toBe(201);
  }
  const office = await openPayingOffice(url);
  const states = async () =>
    (await office.quotes()).map(({ payments }) => payments?.map(({ state }) => state));
  await expect.poll(states, { timeout: 30_000 }).toEqual(ids.map(() => ['refunded']));
  const quotes = await office.quotes();
  expect(quotes.map(({ id }) => id).sort()).toEqual([...ids].sort());
  for (const quote of quotes) {
    expect(quote).toMatchObject({
      status: 'cancelled',
      acceptance: { version: 1, byPayment: true },
      payments: [{ amount: '0.70', refunded: '0.70', refunds: [{ status: 'succeeded' }] }],
    });
    expect(quote.history.map(({ status }) => status)).toEqual([
      'pending',
      'in-progress',
      'cancelled',
    ]);
  }
  // A page for each order, and none beside it that somebody could pay on.
  expect(provider.sessions.size).toBe(killRounds);
  expect(provider.requests.filter(({ fault }) => fault !== null)).toEqual([]);
});
