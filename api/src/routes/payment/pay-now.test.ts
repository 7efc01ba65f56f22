import { createRequestClient } from '@yiqiao/contract/http/request-client';
import { quoteReceiptSchema } from '@yiqiao/contract/record/quote';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openFakeStripe } from '../../../test/payment/fake-stripe.ts';
import { openPayingOffice } from '../../../test/payment/paying-office.ts';
import { quoteForm } from '../../../test/quote-form.ts';
import { reportOf } from '../../../test/server/held-measurer.ts';
import { startTestServer } from '../../../test/server/test-server.ts';
import { createVisitor } from '../../../test/visitor.ts';

const stripe = await openFakeStripe();
const server = await startTestServer({
  environment: { ...stripe.environment, PUBLIC_ORIGIN: 'https://www.example.com' },
  surroundings: {
    measurer: { measure: async () => reportOf(7), close: async () => {} },
    payment: { timeoutMs: 2000, pauseMs: 500 },
  },
});
stripe.webhook = `${server.url}/api/payments/stripe`;
const office = await openPayingOffice(server.url);
afterAll(async () => {
  await server.close();
  await stripe.close();
});
afterEach(() => {
  expect(stripe.requests.filter(({ fault }) => fault !== null)).toEqual([]);
});

async function send(payNow: string, to = server) {
  const answer = await createVisitor(to.url).fetch('/api/upload-quote', {
    method: 'POST',
    body: quoteForm({ payNow }),
  });
  if (answer.status !== 201) return { status: answer.status, body: await answer.json() };
  const receipt = z.parse(quoteReceiptSchema, await answer.json());
  const key = receipt.requestPath?.split('/').at(-1) ?? '';
  const visitor = createVisitor(to.url);
  const client = createRequestClient((path, init) => visitor.fetch(path, init), key);
  return { status: answer.status, receipt, client };
}

async function sendToPay(payNow = '0.70') {
  const { receipt, client } = await send(payNow);
  if (receipt === undefined || client === undefined) throw new Error('It was not received.');
  return { receipt, client };
}

async function begin({ client }: Awaited<ReturnType<typeof sendToPay>>): Promise<string> {
  const result = await client.pay({ version: 1 });
  if (result.kind !== 'redirect') throw new Error(result.code);
  return result.url.split('/').at(-1) ?? '';
}

async function recordOf({ receipt }: Awaited<ReturnType<typeof sendToPay>>) {
  return (await office.quotes()).find(({ id }) => id === receipt.id);
}

describe('paying at once', () => {
  it('has the document first, and the payment accepts the price that was seen', async () => {
    const order = await sendToPay();
    expect(order.receipt).toMatchObject({ payVersion: 1, estimatedCost: '0.70' });
    const before = await order.client.read();
    expect(before).toMatchObject({ state: 'quoted', payment: { canPayByCard: true } });
    const session = await begin(order);
    expect(stripe.sessions.get(session)?.amount_total).toBe(70);
    await stripe.send(stripe.event('checkout.session.completed', stripe.pay(session)));
    expect(await order.client.read()).toMatchObject({
      state: 'accepted',
      acceptance: { version: 1, byPayment: true },
      money: { paid: '0.70', open: '0.00' },
    });
    expect(await recordOf(order)).toMatchObject({ status: 'in-progress' });
  });

  it('accepts by what the provider says when it is asked, if it never reported', async () => {
    const order = await sendToPay();
    stripe.pay(await begin(order));
    expect(await order.client.pay({ version: 1 })).toMatchObject({ code: 'already-paid' });
    expect(await order.client.read()).toMatchObject({ state: 'accepted' });
  });

  it('leaves a request as any other where the payment never came', async () => {
    const order = await sendToPay();
    const session = await begin(order);
    stripe.expire(session);
    expect(await order.client.read()).toMatchObject({ state: 'quoted' });
    const next = await begin(order);
    expect(next).not.toBe(session);
    expect(await recordOf(order)).toMatchObject({ status: 'pending' });
  });

  it('offers nothing for another sum than the count has, and keeps the document', async () => {
    const { receipt, client } = await sendToPay('0.60');
    expect(receipt).not.toHaveProperty('payVersion');
    expect(receipt.estimatedCost).toBe('0.70');
    expect(await client.read()).toMatchObject({ state: 'received', offers: [] });
    expect(await client.pay({ version: 1 })).toMatchObject({ code: 'not-payable' });
  });

  it('refuses what is no sum', async () => {
    expect(await send('1e9')).toMatchObject({ status: 400, body: { field: 'payNow' } });
  });

  it('is a request like any other where no provider is set up', async () => {
    const plain = await startTestServer();
    const { receipt } = await send('0.70', plain);
    await plain.close();
    expect(receipt).not.toHaveProperty('payVersion');
  });
});

describe('declining an order that was paid at once', () => {
  const decline = (id: string, body: object = {}) =>
    office.staff.fetch(`/api/quotes/${id}/declines`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });

  async function paidOrder() {
    const order = await sendToPay();
    const session = stripe.pay(await begin(order));
    await stripe.send(stripe.event('checkout.session.completed', session));
    return { ...order, intent: session.payment_intent };
  }

  const refundsOf = (intent: string | null) =>
    stripe.requests.filter(
      ({ line, body }) => line === 'POST /v1/refunds' && body.includes(`${intent}`),
    );

  it('sends the money back by the same press, once', async () => {
    const order = await paidOrder();
    const first = await decline(order.receipt.id, { reason: 'Too technical for us' });
    const others = await Promise.all([decline(order.receipt.id), decline(order.receipt.id)]);
    expect([first, ...others].map(({ status }) => status)).toEqual([201, 201, 201]);
    await expect.poll(async () => (await recordOf(order))?.payments?.[0]?.state).toBe('refunded');
    expect(await order.client.read()).toMatchObject({
      state: 'cancelled',
      decline: { reason: 'Too technical for us' },
      payment: { state: 'refunded', refunded: '0.70' },
      money: { paid: '0.70', refunded: '0.70', open: '0.00' },
    });
    expect((await recordOf(order))?.payments?.[0]?.refunds).toHaveLength(1);
  });

  it('sends it back once the provider can be reached again, and erases nobody before', async () => {
    const order = await paidOrder();
    stripe.mood = 'lost';
    expect((await decline(order.receipt.id)).status).toBe(201);
    await expect.poll(() => refundsOf(order.intent).length).toBeGreaterThan(0);
    const erasure = await office.staff.fetch(`/api/quotes/${order.receipt.id}`, {
      method: 'DELETE',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'lin@example.com' }),
    });
    expect(erasure.status).toBe(409);
    expect(await erasure.json()).toMatchObject({ code: 'not-paid-back' });
    stripe.mood = 'well';
    await expect.poll(async () => (await recordOf(order))?.payments?.[0]?.state).toBe('refunded');
    expect((await recordOf(order))?.payments?.[0]?.refunds).toHaveLength(1);
  });

  it('sends back what came for an order that was cancelled meanwhile', async () => {
    const order = await sendToPay();
    const session = stripe.pay(await begin(order));
    await office.staff.fetch(`/api/quotes/${order.receipt.id}/status`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ status: 'cancelled' }),
    });
    await stripe.send(stripe.event('checkout.session.completed', session));
    await expect.poll(async () => (await recordOf(order))?.payments?.[0]?.state).toBe('refunded');
    expect(await recordOf(order)).not.toHaveProperty('acceptance');
  });

  it('declines nothing that was not paid', async () => {
    const { receipt } = await sendToPay();
    const answer = await decline(receipt.id);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'not-declinable' });
  });
});
