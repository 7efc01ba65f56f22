import { afterAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../test/server/test-server.ts';
import { createVisitor } from '../../test/visitor.ts';

const server = await startTestServer();
const visitor = createVisitor(server.url);
afterAll(() => server.close());

function send(body: unknown) {
  return visitor.fetch('/api/create-payment-intent', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

describe('createPaymentIntent', () => {
  it('answers with a different secret for each intent', async () => {
    const one = await visitor.client.createPaymentIntent(23_040);
    const other = await visitor.client.createPaymentIntent(23_040);
    expect(one.clientSecret).toMatch(/^pi_[\da-f]{24}_secret_[\da-f]{32}$/);
    expect(other.clientSecret).not.toBe(one.clientSecret);
  });

  it.each([1, 0.01, '230.40', 1_000_000])('accepts %j dollars', async (amount) => {
    expect((await send({ amount })).status).toBe(200);
  });

  it.each([
    0,
    -5,
    '0',
    '',
    '100abc',
    '0x10',
    '1e9',
    'Infinity',
    1_000_000.01,
    null,
    [5],
    undefined,
  ])('refuses %j dollars', async (amount) => {
    const answer = await send({ amount });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('amount') });
  });
});
