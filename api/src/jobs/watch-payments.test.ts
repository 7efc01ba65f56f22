import { createPersonClient } from '@yiqiao/contract/http/person-client';
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

it('learns of a payment of which no webhook has told', { timeout: 60_000 }, async () => {
  const order = await office.order();
  const begun = await order.client.pay({ version: 1 });
  stripe.pay((begun.kind === 'redirect' ? begun.url : '').split('/').at(-1) ?? '');
  await expect
    .poll(async () => (await office.paymentsOf(order.id)).map(({ state }) => state), {
      timeout: 20_000,
    })
    .toEqual(['paid']);
});

it('opens no page for whoever only looks at the checkout', async () => {
  const opened = stripe.sessions.size;
  await createVisitor(server.url).client.createPaymentIntent(53180);
  expect(stripe.sessions.size).toBe(opened);
});

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
