import { createRequestClient } from '@yiqiao/contract/http/request-client';
import { nameOfPrices, specifiedPrices } from '@yiqiao/contract/money/prices';
import { quoteReceiptSchema } from '@yiqiao/contract/record/quote';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openFakeStripe } from '../../../test/payment/fake-stripe.ts';
import { quoteForm } from '../../../test/quote-form.ts';
import { reportOf } from '../../../test/server/held-measurer.ts';
import { startTestServer } from '../../../test/server/test-server.ts';
import { createStaffVisitor, createVisitor } from '../../../test/visitor.ts';

let later = 0;
const stripe = await openFakeStripe();
const server = await startTestServer({
  environment: { ...stripe.environment, PUBLIC_ORIGIN: 'https://www.example.com' },
  surroundings: {
    measurer: { measure: async () => reportOf(7), close: async () => {} },
    payment: { timeoutMs: 2000, pauseMs: 500 },
    clock: () => Date.now() + later,
  },
});
afterAll(async () => {
  await server.close();
  await stripe.close();
});

/** Sends a document whose price a page has shown. */
async function sendToPay(fields: Record<string, string> = {}) {
  const visitor = createVisitor(server.url);
  const body = quoteForm({ payNow: '0.70', ...fields });
  const answer = await visitor.fetch('/api/upload-quote', { method: 'POST', body });
  const receipt = z.parse(quoteReceiptSchema, await answer.json());
  const key = receipt.requestPath?.split('/').at(-1) ?? '';
  return { receipt, client: createRequestClient((path, init) => visitor.fetch(path, init), key) };
}

it('honours the price that was seen for a day; then the new one can be paid, once it was told', async () => {
  const prices = nameOfPrices(specifiedPrices);
  const owner = await createStaffVisitor(server.url);
  const { status } = await owner.fetch('/api/settings', {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ prices: { standardTranslation: '0.12' } }),
  });
  expect(status).toBe(200);
  const { receipt } = await sendToPay({ prices });
  expect(receipt).toMatchObject({ payVersion: 1, estimatedCost: '0.70' });
  expect(receipt.ratesReplacedAt).toBeDefined();

  later = 24 * 3_600_000;
  const late = await sendToPay({ prices });
  expect(late.receipt).toMatchObject({ payVersion: 1, estimatedCost: '0.84' });
  const paying = await late.client.pay({ version: 1 });
  const session = paying.kind === 'redirect' ? (paying.url.split('/').at(-1) ?? '') : '';
  expect(stripe.sessions.get(session)?.amount_total).toBe(84);

  // Whoever does not say what they were shown has counted otherwise, as far as the server knows.
  expect((await sendToPay()).receipt).not.toHaveProperty('payVersion');
});
