import type { PaymentRequest } from '@yiqiao/contract/commands/office/record-payment';
import { createRequestClient } from '@yiqiao/contract/http/request-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server/test-server.ts';
import { createOfficeClient, type OfficeClient } from '../../../test/staff-client.ts';
import { submitOrder } from '../../../test/submit-quote.ts';
import { createVisitor, type Visitor } from '../../../test/visitor.ts';

const now = Date.UTC(2026, 10, 24, 10);

let server: TestServer;
let office: Visitor;
let orders: OfficeClient;
let address = 0;
let id: string;
let key: string;
let client: ReturnType<typeof createRequestClient>;

beforeAll(async () => {
  server = await startTestServer({ surroundings: { clock: () => now } });
  office = createVisitor(server.url);
  await office.logIn();
  orders = createOfficeClient((path, init) => office.fetch(path, init));
});
afterAll(() => server.close());

beforeEach(async () => {
  address += 1;
  const visitor = createVisitor(server.url, { 'X-Forwarded-For': `192.0.2.${address}` });
  ({ id, key } = await submitOrder(visitor));
  client = createRequestClient((path, init) => visitor.fetch(path, init), key);
  await orders.makeOffer(id, {
    wordCount: 3,
    total: '5985.36',
    currency: 'CNY',
    deliverBy: new Date(now + 48 * 3_600_000).toISOString(),
  });
  await client.accept({ version: 1, name: '王晓东' });
});

const transfer: PaymentRequest = {
  amount: '2000',
  way: 'bank',
  receivedOn: '2026-11-24',
  note: '=HYPERLINK("x")',
};

describe('a payment that staff record', () => {
  it('gives office and client the same sums, and the client no notes', async () => {
    const recorded = await orders.recordPayment(id, { ...transfer, changeId: 'transfer-1' });
    const sums = {
      currency: 'CNY',
      agreed: '5985.36',
      paid: '2000.00',
      refunded: '0.00',
      open: '3985.36',
      overpaid: '0.00',
    };
    expect(recorded).toMatchObject({ kind: 'updated', quote: { money: sums } });
    const page = await client.read();
    expect(page.money).toEqual(sums);
    expect(page.recordedPayments).toEqual([
      {
        amount: '2000.00',
        currency: 'CNY',
        way: 'bank',
        receivedOn: '2026-11-24',
        at: new Date(now).toISOString(),
      },
    ]);
    await orders.recordPayment(id, { ...transfer, changeId: 'transfer-1' });
    expect((await client.read()).recordedPayments).toHaveLength(1);
  });

  it('is in both tables, with its counter-entry', async () => {
    await orders.recordPayment(id, { ...transfer, changeId: 'transfer-2' });
    await orders.recordPayment(id, { ...transfer, amount: '1.01', changeId: 'transfer-3' });
    await orders.reversePayment(id, 'transfer-3', { reason: '记错了' });
    const payments = await (await office.fetch('/api/admin/payments.csv')).text();
    expect(payments).toMatch(/2000,CNY,Recorded,Bank transfer,,,,"'=HYPERLINK/);
    expect(payments).toContain('-1.01,CNY,Counter-entry');
    const revenue = await (await office.fetch('/api/admin/payments.csv?by=month')).text();
    // Both orders of this file have a transfer.
    expect(revenue.split('\r\n')).toContain('2026-11,CNY,4000,0,4000');
  });

  it('answers what cannot be with a sentence', async () => {
    const post = async (body: object, path = 'payments') => {
      const response = await office.fetch(`/api/quotes/${id}/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      return [response.status, ((await response.json()) as { message: string }).message] as const;
    };
    expect(await post({ ...transfer, amount: '1e9' })).toEqual([
      400,
      'Give an amount with up to two decimals, above 0 and up to 1,000,000.',
    ]);
    expect((await post({ ...transfer, way: 'barter' }))[0]).toBe(400);
    expect((await post({ ...transfer, receivedOn: '2026-02-30' }))[0]).toBe(400);
    expect((await post({ ...transfer, receivedOn: '2027-01-01' }))[0]).toBe(400);
    expect((await post({ reason: 'x' }, 'payments/none/reversals'))[0]).toBe(409);
    await post({ ...transfer, device: 'A', changeId: 'transfer-4' });
    expect((await post({ ...transfer, device: 'B', changeId: 'transfer-5' }))[0]).toBe(409);
  });
});
