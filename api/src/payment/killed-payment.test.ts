import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { killRounds } from '../../test/kill-rounds.ts';
import { type FakeStripe, openFakeStripe } from '../../test/payment/fake-stripe.ts';
import { openPayingOffice, type PayingOrder } from '../../test/payment/paying-office.ts';
import { createRandom } from '../../test/seeded-random.ts';
import { prepareKilledServer } from '../../test/server/killed-server.ts';

const thinkMs = 20;
const random = createRandom(5);
let stripe: FakeStripe | undefined;

afterAll(() => stripe?.close());

it('counts every payment once after kill -9, at the provider’s answer and at its webhook', {
  timeout: 600_000,
}, async () => {
  const server = await prepareKilledServer();
  stripe = await openFakeStripe();
  const { sessions } = stripe;
  const environment = { ...stripe.environment, PUBLIC_ORIGIN: 'https://www.example.com' };
  const start = () => server.start(environment);
  /** At any moment around what is under way. */
  async function killSoon(): Promise<void> {
    await delay(random() * 3 * thinkMs);
    await server.kill();
  }
  let url = await start();
  let office = await openPayingOffice(url);
  const paid: PayingOrder[] = [];
  for (let round = 0; round < killRounds; round += 1) {
    const order = await office.order();
    paid.push(order);
    // The provider has opened its page, but the process died before it got the response.
    stripe.thinkMs = thinkMs;
    const pressing = order.client.pay({ version: 1 }).catch(() => null);
    await killSoon();
    await pressing;
    stripe.thinkMs = 0;
    url = await start();
    office = await openPayingOffice(url);
    const again = await office.clientOf(order.key).pay({ version: 1 });
    if (again.kind !== 'redirect') throw new Error(again.code);
    const session = again.url.split('/').at(-1) ?? '';

    // The webhook is on its way when the process dies, and comes again until it is answered with 200.
    const event = stripe.event('checkout.session.completed', stripe.pay(session));
    const webhook = () => `${url}/api/payments/stripe`;
    const sending = stripe.send(event, webhook()).catch(() => null);
    await killSoon();
    const wasTaken = (await sending)?.status === 200;
    url = await start();
    office = await openPayingOffice(url);
    const [known] = await office.paymentsOf(order.id);
    if (wasTaken) expect(known?.state).toBe('paid');
    expect((await stripe.send(event, webhook())).status).toBe(200);
  }
  for (const { id } of paid) {
    expect(await office.paymentsOf(id)).toMatchObject([{ state: 'paid', amount: '831.30' }]);
  }
  // A page for each order, and none beside it that somebody could pay on.
  expect(sessions.size).toBe(killRounds);
  expect(stripe.requests.filter(({ fault }) => fault !== null)).toEqual([]);
});
