import { createPersonClient } from '@yiqiao/contract/http/person-client';
import type { Language } from '@yiqiao/contract/text/languages';
import { afterAll, expect, it } from 'vitest';
import type { FakeSession } from '../../test/payment/fake-sessions.ts';
import { openFakeStripe } from '../../test/payment/fake-stripe.ts';
import { openPayingOffice } from '../../test/payment/paying-office.ts';
import { quoteForm } from '../../test/quote-form.ts';
import { startTestServer } from '../../test/server/test-server.ts';
import { createVisitor } from '../../test/visitor.ts';

const origin = 'https://www.example.com';

const stripe = await openFakeStripe();
const server = await startTestServer({
  environment: { ...stripe.environment, PUBLIC_ORIGIN: origin },
  surroundings: { payment: { pauseMs: 100, timeoutMs: 2000 } },
});
const office = await openPayingOffice(server.url);
afterAll(async () => {
  await server.close();
  await stripe.close();
});

it('learns of an order’s payment and of an advance of which no webhook has told', {
  timeout: 60_000,
}, async () => {
  const order = await office.order();
  const begun = await order.client.pay({ version: 1 });
  const { client } = createVisitor(server.url);
  const opened = stripe.sessions.size;
  const reference = await intend(53180);
  expect(stripe.sessions.size, 'who only looks at the checkout opens no page').toBe(opened);
  const page = await client.payAdvance(reference, 'zh-Hant');
  expect(await client.payAdvance(reference, 'zh-Hant')).toBe(page);
  const urls = [begun.kind === 'redirect' ? begun.url : '', page];
  for (const url of urls) stripe.pay(url.split('/').at(-1) ?? '');

  await expect
    .poll(async () => (await office.paymentsOf(order.id)).map(({ state }) => state), {
      timeout: 20_000,
    })
    .toEqual(['paid']);
  const state = async () => (await client.readAdvance(reference)).state;
  await expect.poll(state, { timeout: 20_000 }).toBe('paid');
  const outcome = `${origin}/zh-hant/checkout?amount=531.80&payment=${reference}`;
  expect(await client.payAdvance(reference, 'zh-Hant')).toBe(outcome);
  const session = stripe.sessions.get(urls[1]?.split('/').at(-1) ?? '');
  expect(session).toMatchObject({
    amount_total: 53180,
    success_url: outcome,
    metadata: { payment: reference },
  });
  const table = await office.staff.fetch('/api/admin/payments.csv');
  expect(await table.text()).toMatch(
    new RegExp(`${reference},Advance,,531.8,USD,Paid,card,,,${session?.payment_intent}`),
  );
});

it('gives out one page of an advance, to two presses at once in two languages', async () => {
  const reference = await intend(4200);
  const press = (language: Language) =>
    createVisitor(server.url).client.payAdvance(reference, language);
  const pages = await Promise.all([press('en'), press('zh-Hans')]);
  expect(new Set(pages).size).toBe(1);
  stripe.pay(pages[0]?.split('/').at(-1) ?? '');
  expect(await press('zh-Hant')).toContain(`payment=${reference}`);
});

it('says so where the provider is away, and opens the page at the next press', async () => {
  const { client } = createVisitor(server.url);
  const reference = await intend(100);
  stripe.mood = 'away';
  await expect(client.payAdvance(reference, 'en')).rejects.toMatchObject({
    status: 503,
    problem: { code: 'payment-unavailable' },
  });
  stripe.mood = 'well';
  expect(await client.payAdvance(reference, 'en')).toContain(`${stripe.url}/page/`);
  await expect(client.payAdvance(`pi_${'0'.repeat(24)}`, 'en')).rejects.toMatchObject({
    status: 404,
  });
  expect(server.logged).toContainEqual(expect.objectContaining({ event: 'payment-provider' }));
});

/** @returns the reference of an amount that somebody is about to pay. */
async function intend(cents: number): Promise<string> {
  const { clientSecret } = await createVisitor(server.url).client.createPaymentIntent(cents);
  return clientSecret.split('_secret_')[0] ?? '';
}

/** An order whose page at the provider is open. @returns that page. */
async function openOrder(): Promise<{ readonly id: string; readonly page: FakeSession }> {
  const { id, client } = await office.order();
  const begun = await client.pay({ version: 1 });
  const session = begun.kind === 'redirect' ? begun.url.split('/').at(-1) : '';
  const page = stripe.sessions.get(session ?? '');
  if (page === undefined) throw new Error('The provider knows of no page.');
  return { id, page };
}

const cancel = (id: string) => office.staff.client.setStatus(id, { status: 'cancelled' });
const erase = (id: string) =>
  createPersonClient((path, init) => office.staff.fetch(path, init)).erase(
    id,
    quoteForm({}).get('customerEmail')?.toString() ?? '',
  );

it.each([
  ['cancelled', cancel],
  ['erased', erase],
])(
  'closes the page of an order that was %s, also when the provider was away',
  {
    timeout: 60_000,
  },
  async (_what, end) => {
    for (const mood of ['well', 'away'] as const) {
      const { id, page } = await openOrder();
      stripe.mood = mood;
      await end(id);
      if (mood === 'away') {
        await expect.poll(() => server.logged.at(-1)?.event).toBe('payment-provider');
        expect(page.status).toBe('open');
      }
      stripe.mood = 'well';
      await expect.poll(() => page.status, { timeout: 20_000 }).toBe('expired');
    }
  },
);

it('tells nobody of a payment that there is not', async () => {
  const answer = await fetch(`${server.url}/api/advances/pi_${'0'.repeat(24)}`);
  expect(answer.status).toBe(404);
});
