import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type FakeStripe,
  openFakeStripe,
  webhookSecret,
} from '../../../test/payment/fake-stripe.ts';
import { openPayingOffice, type PayingOrder } from '../../../test/payment/paying-office.ts';
import { signEvent } from '../../../test/payment/signed-event.ts';
import { startTestServer } from '../../../test/server/test-server.ts';
import { createVisitor } from '../../../test/visitor.ts';

const origin = 'https://www.example.com';
let order: PayingOrder;

const stripe = await openFakeStripe();
const server = await startTestServer({
  environment: { ...stripe.environment, PUBLIC_ORIGIN: origin },
  surroundings: { payment: { timeoutMs: 2000 } },
});
stripe.webhook = `${server.url}/api/payments/stripe`;
const office = await openPayingOffice(server.url);
afterAll(async () => {
  await server.close();
  await stripe.close();
});
beforeEach(async () => {
  order = await office.order();
});
afterEach(() => {
  stripe.mood = 'well';
  expect(stripe.requests.filter(({ fault }) => fault !== null)).toEqual([]);
});

async function begin(of = order): Promise<string> {
  const result = await of.client.pay({ version: 1 });
  if (result.kind !== 'redirect') throw new Error(result.code);
  return result.url.split('/').at(-1) ?? '';
}

async function tell(type: string, object: unknown, at?: number): Promise<number> {
  return (await stripe.send(stripe.event(type, object, at))).status;
}

async function payment(of = order) {
  const [first, ...more] = await office.paymentsOf(of.id);
  if (first === undefined || more.length > 0) throw new Error('There is not one payment.');
  return first;
}

const completed = 'checkout.session.completed';

describe('paying a quote', () => {
  it('leads to a page with the amount of the record, in the client’s language', async () => {
    const chinese = await office.order({ language: 'zh-Hant' });
    const url = stripe.sessions.get(await begin(chinese));
    expect(url).toMatchObject({
      amount_total: 83130,
      currency: 'usd',
      metadata: { submission: chinese.id, payment: (await payment(chinese)).id },
    });
    expect((await chinese.client.read()).payment).toEqual({
      canPayByCard: true,
      state: 'open',
      amount: '831.30',
      currency: 'USD',
    });
  });

  it('tells the provider nothing that opens the client’s page', async () => {
    const before = stripe.requests.length;
    const { success_url, cancel_url } = stripe.sessions.get(await begin()) ?? {};
    stripe.pay(await begin());
    await order.client.pay({ version: 1 });
    const told = stripe.requests.slice(before).map(({ line, body }) => line + body);
    expect(told.length).toBeGreaterThan(2);
    expect(told.filter((text) => text.includes(order.key))).toEqual([]);
    for (const address of [success_url, cancel_url]) {
      const found = await fetch(`${address}`.replace(origin, server.url), { redirect: 'manual' });
      expect(found.status).toBe(200);
      expect(await found.text()).not.toMatch(/request\/|林美|831/);
    }
  });

  it('brings the browser that went to pay back to its page, and no other', async () => {
    const left = await fetch(`${server.url}/api/requests/${order.key}/payments`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Accept: 'text/html', 'X-Forwarded-Proto': 'https' },
      body: new URLSearchParams({ version: '1', language: 'zh-Hans' }),
    });
    const [cookie = ''] = left.headers.getSetCookie();
    const { id } = await payment();
    expect(cookie).toMatch(/^__Secure-[^;]*; Path=.*; HttpOnly; SameSite=Lax; Secure$/);
    expect(cookie).toContain(`Path=/api/payments/${id}/return;`);
    const comeBack = (value: string) =>
      fetch(`${server.url}/api/payments/${id}/return?language=zh-Hans`, {
        redirect: 'manual',
        headers: { Cookie: value, 'X-Forwarded-Proto': 'https' },
      });
    const back = await comeBack(cookie.split(';')[0] ?? '');
    expect(back.status).toBe(303);
    expect(back.headers.get('Location')).toBe(`/zh-hans/request/${order.key}?payment=returned`);
    for (const value of ['', '__Secure-yiqiao_left=zh-Hans./evil.example', 'a=en.x']) {
      const stranger = await comeBack(value);
      expect(stranger.status).toBe(200);
      expect(await stranger.text()).toContain('打开专属页面');
    }
  });

  it('goes on with the same page, and begins another one when it has ended', async () => {
    const session = await begin();
    expect(await begin()).toBe(session);
    stripe.expire(session);
    const next = await begin();
    expect(next).not.toBe(session);
    const payments = await office.paymentsOf(order.id);
    expect(payments.map(({ state }) => state)).toEqual(['failed', 'open']);
  });

  it('opens one page for two presses at once', async () => {
    const [one, two] = await Promise.all([begin(), begin()]);
    expect(one).toBe(two);
    await payment();
  });

  it('finds the same page again whose address was lost on the way', async () => {
    stripe.mood = 'lost';
    expect(await order.client.pay({ version: 1 })).toMatchObject({ code: 'payment-unavailable' });
    const pages = stripe.sessions.size;
    stripe.mood = 'well';
    await begin();
    expect(stripe.sessions.size).toBe(pages);
  });

  it.each(['away', 'refusing'] as const)('says so while the provider is %s', async (mood) => {
    stripe.mood = mood;
    const result = await order.client.pay({ version: 1 });
    expect(result).toMatchObject({ kind: 'refused', code: 'payment-unavailable' });
    expect(JSON.stringify(server.logged)).not.toContain('sk_test');
  });

  it('knows from the provider that it was paid, where no webhook came', async () => {
    stripe.pay(await begin());
    expect(await order.client.pay({ version: 1 })).toMatchObject({ code: 'already-paid' });
    expect(await payment()).toMatchObject({ state: 'paid', method: 'card' });
  });

  it('refuses another version, a stranger’s key, and whatever else a browser says', async () => {
    expect(await order.client.pay({ version: 2 })).toMatchObject({ code: 'not-payable' });
    const post = (key: string, body: object) =>
      fetch(`${server.url}/api/requests/${key}/payments`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await post('x'.repeat(32), { version: 1 })).status).toBe(404);
    expect((await post(order.key, { version: 'x' })).status).toBe(400);
    const answer = await post(order.key, { version: 1, amount: '0.01', total: '0.01' });
    const { url } = (await answer.json()) as { url: string };
    expect(stripe.sessions.get(url.split('/').at(-1) ?? '')?.amount_total).toBe(83130);
  });

  it('leads a form without scripts there, and back with what is in the way', async () => {
    const post = (version: string) =>
      fetch(`${server.url}/api/requests/${order.key}/payments`, {
        method: 'POST',
        redirect: 'manual',
        headers: { Accept: 'text/html' },
        body: new URLSearchParams({ version, language: 'zh-Hans' }),
      });
    const led = await post('1');
    expect(led.status).toBe(303);
    expect(led.headers.get('Location')).toMatch(`${stripe.url}/page/`);
    const back = await post('9');
    expect(back.headers.get('Location')).toBe(`/zh-hans/request/${order.key}?refused=not-payable`);
  });
});

describe('what the provider tells', () => {
  it('is recorded once, and the client and the office see it', async () => {
    const session = stripe.pay(await begin());
    const event = stripe.event(completed, session);
    for (let time = 0; time < 3; time += 1) {
      expect((await stripe.send(event)).status).toBe(200);
    }
    expect(await tell(completed, session)).toBe(200);
    expect(await payment()).toMatchObject({ state: 'paid', intent: session.payment_intent });
    expect((await order.client.read()).payment).toMatchObject({
      canPayByCard: false,
      state: 'paid',
      amount: '831.30',
    });
    expect(JSON.stringify(await office.quotes())).not.toContain(event.id);
  });

  it('waits for money that takes days', async () => {
    const session = stripe.pay(await begin(), false);
    await tell(completed, session);
    expect((await order.client.read()).payment).toMatchObject({
      canPayByCard: false,
      state: 'open',
      isUnderWay: true,
    });
    await tell('checkout.session.async_payment_succeeded', { ...session, payment_status: 'paid' });
    expect((await payment()).state).toBe('paid');
  });

  it('never takes another amount for the whole', async () => {
    const session = stripe.pay(await begin());
    await tell(completed, { ...session, amount_total: 100 });
    expect(await payment()).toMatchObject({ state: 'unclear', received: { units: 100 } });
    expect(server.logged).toContainEqual(
      expect.objectContaining({ level: 'error', event: 'payment', state: 'unclear' }),
    );
  });

  it('shows refunds and disputes, whichever comes first', async () => {
    const session = stripe.pay(await begin());
    const { payment_intent } = session;
    const refund = {
      object: 'refund',
      id: 're_1',
      amount: 3130,
      status: 'succeeded',
      payment_intent,
    };
    await tell('refund.created', refund);
    expect(await payment()).toMatchObject({ state: 'partly-refunded', refunded: '31.30' });
    await tell(completed, session);
    const dispute = { object: 'dispute', id: 'dp_1', status: 'needs_response', payment_intent };
    await tell('charge.dispute.created', dispute);
    expect((await order.client.read()).payment).toMatchObject({ state: 'disputed' });
    await tell('charge.dispute.closed', { ...dispute, status: 'won' }, Date.now() + 2000);
    expect((await order.client.read()).payment).toMatchObject({ refunded: '31.30' });
  });

  it('has to be sent again while it cannot be looked up', async () => {
    const { payment_intent } = stripe.pay(await begin());
    stripe.mood = 'away';
    const refund = { object: 'refund', id: 're', amount: 1, status: 'succeeded', payment_intent };
    expect(await tell('refund.created', refund)).toBe(503);
  });

  it.each<[string, (session: object) => Parameters<FakeStripe['send']>[0]]>([
    ['another page of its own', (it) => stripe.event(completed, { ...it, id: 'cs_test_other' })],
    [
      'an erased submission',
      (it) => stripe.event(completed, { ...it, metadata: { payment: 'p', submission: 'gone' } }),
    ],
    [
      'another payment',
      (it) => stripe.event(completed, { ...it, metadata: { payment: 'p', submission: order.id } }),
    ],
    ['an unknown advance', (it) => stripe.event(completed, { ...it, metadata: { payment: 'p' } })],
    [
      'another shop of the account',
      (it) => stripe.event(completed, { ...it, metadata: {}, payment_intent: 'pi_elsewhere' }),
    ],
    ['another account', (it) => ({ ...stripe.event(completed, it), account: 'acct_1' })],
    [
      'real money, where none is moved',
      (it) => ({ ...stripe.event(completed, it), livemode: true }),
    ],
  ])('is ignored where it is about %s', async (_, make) => {
    const session = stripe.pay(await begin());
    const event = make({ ...session });
    expect((await stripe.send(event)).status).toBe(200);
    expect((await payment()).state).toBe('open');
    expect(server.logged).toContainEqual(
      expect.objectContaining({ event: 'payment-event-ignored', type: completed }),
    );
    expect(JSON.stringify(server.logged)).not.toMatch(/wang|王/);
  });

  it('is an error of the log where it is money that no record has', async () => {
    const session = stripe.pay(await begin());
    const event = stripe.event(completed, { ...session, id: 'cs_test_second' });
    expect((await stripe.send(event)).status).toBe(200);
    expect(server.logged).toContainEqual(
      expect.objectContaining({ level: 'error', eventId: event.id, reason: 'other-session' }),
    );
  });

  it('is of no interest where it is something else', async () => {
    expect(await tell('customer.created', { object: 'customer', id: 'cus_1' })).toBe(200);
    expect(await tell(completed, { object: 'nothing' })).toBe(200);
  });

  it('is refused unless it is signed, now, as it came', async () => {
    const event = stripe.event(completed, stripe.pay(await begin()));
    const send = (init: { body: string; headers?: Record<string, string> }) =>
      fetch(stripe.webhook ?? '', { method: 'POST', ...init });
    const signed = signEvent(event, webhookSecret);
    const old = signEvent(event, webhookSecret, Date.now() - 301_000);
    const early = signEvent(event, webhookSecret, Date.now() + 310_000);
    for (const init of [
      { body: signed.body },
      old,
      early,
      signEvent(event, 'whsec_another_secret'),
      { ...signed, body: signed.body.replace('83130', '83131') },
      { ...signed, body: JSON.stringify(event) },
    ]) {
      expect((await send(init)).status).toBe(400);
    }
    expect((await payment()).state).toBe('open');
    expect((await send(signed)).status).toBe(200);
    const endless = { ...signed, body: 'x'.repeat(300_000) };
    expect((await send(endless)).status).toBe(413);
  });
});

describe('the table of payments', () => {
  it('has every payment, and nothing that a spreadsheet would run', async () => {
    const evil = await office.order({ customerName: '=cmd|calc' });
    await tell(completed, stripe.pay(await begin(evil)));
    const table = await office.staff.fetch('/api/admin/payments.csv?language=zh-Hans');
    expect(table.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    const lines = (await table.text()).split('\r\n');
    expect(lines[0]).toContain('支付服务商编号');
    const line = lines.find((text) => text.includes('calc'));
    expect(line).toMatch(/,"?'=cmd\|calc"?,1,831.3,USD,已付款,,,,pi_/);
    expect((await createVisitor(server.url).fetch('/api/admin/payments.csv')).status).toBe(401);
  });
});
