import { createRequestClient } from '@yiqiao/contract/http/request-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server/test-server.ts';
import { createOfficeClient, type OfficeClient } from '../../../test/staff-client.ts';
import { submitOrder } from '../../../test/submit-quote.ts';
import { createVisitor, type Visitor } from '../../../test/visitor.ts';

let server: TestServer;
let visitor: Visitor;
let orders: OfficeClient;

beforeAll(async () => {
  server = await startTestServer();
  const office = createVisitor(server.url);
  await office.logIn();
  orders = createOfficeClient((path, init) => office.fetch(path, init));
  visitor = createVisitor(server.url, { 'X-Forwarded-For': '192.0.2.1' });
});
afterAll(() => server.close());

const title = '上海远航物流有限公司';

it('is given by the client, changed by staff, and never overwritten unseen', async () => {
  const { id, key } = await submitOrder(visitor);
  const client = createRequestClient((path, init) => visitor.fetch(path, init), key);
  const given = await client.giveBilling({ title, changeId: 'billing-1' });
  expect(given).toMatchObject({ kind: 'done', request: { billing: { title, by: 'client' } } });
  const request = {
    title,
    bank: '工行',
    replaces: 'billing-1',
    device: '前台',
    changeId: 'billing-2',
  };
  expect(await orders.enterBilling(id, request)).toMatchObject({
    kind: 'updated',
    quote: { billing: { bank: '工行', by: 'office', device: '前台' } },
  });
  const late = await client.giveBilling({ title: '远航', replaces: 'billing-1' });
  expect(late).toMatchObject({ kind: 'refused', code: 'billing-changed' });
  const { billing } = await client.read();
  expect(billing).toMatchObject({ bank: '工行', id: 'billing-2' });
  expect(billing).not.toHaveProperty('device');
});

it('is taken from a page without scripts, and refused there at the field', async () => {
  const { key } = await submitOrder(visitor);
  const path = `/api/requests/${key}/billing`;
  const post = (form: Record<string, string>) =>
    visitor.fetch(path, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { Accept: 'text/html' },
      redirect: 'manual',
    });
  const refused = await post({ title: ' ' });
  expect(refused.headers.get('Location')).toMatch(/\?refused=text-missing$/);
  const taken = await post({ title });
  expect([taken.status, taken.headers.get('Location')]).toEqual([303, `/request/${key}`]);
  const wrong = await visitor.fetch(path, { method: 'PATCH' });
  expect([wrong.status, wrong.headers.get('Allow')]).toEqual([405, 'PUT, POST']);
});
