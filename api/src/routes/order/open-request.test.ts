import type { OpenRequest } from '@yiqiao/contract/commands/office/open-request';
import { createRequestClient } from '@yiqiao/contract/http/request-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSmtpOffice } from '../../../test/mail/smtp-office.ts';
import { startTestServer, type TestServer } from '../../../test/server/test-server.ts';
import { createOfficeClient } from '../../../test/staff-client.ts';
import { createStaffVisitor, createVisitor } from '../../../test/visitor.ts';

let server: TestServer;
let smtp: Awaited<ReturnType<typeof openSmtpOffice>>;
let staff: Awaited<ReturnType<typeof createStaffVisitor>>;
let orders: ReturnType<typeof createOfficeClient>;

async function enter(): Promise<void> {
  staff = await createStaffVisitor(server.url);
  orders = createOfficeClient((path, init) => staff.fetch(path, init));
}

beforeEach(async () => {
  smtp = await openSmtpOffice();
  server = await startTestServer({
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MAIL_FROM: 'office@example.com',
      OFFICE_MAIL: 'desk@example.com',
      PUBLIC_ORIGIN: 'https://www.example.com',
    },
  });
  await enter();
});

afterEach(async () => {
  await server.close();
  await smtp.close();
});

function request(more: Partial<OpenRequest> = {}): OpenRequest {
  return {
    way: 'telephone',
    customerName: '林美慧',
    translationDirection: 'Chinese to English Translation',
    changeId: crypto.randomUUID(),
    ...more,
  };
}

async function listed() {
  const list = await staff.client.listQuotes();
  return list.kind === 'whole' ? list.quotes : [];
}

const erase = (id: string, email: string) =>
  staff.fetch(`/api/quotes/${id}`, {
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  });

describe('POST /api/quotes', () => {
  it('opens a request by a name and a service, with a page in the client’s language', async () => {
    const { quote, requestPath = '' } = await orders.openRequest(
      request({ contact: ' 139 0000 4821 ', language: 'zh-Hans', said: '三份合同，周五前要。' }),
    );
    expect(quote).toMatchObject({
      status: 'pending',
      customerEmail: '',
      origin: { way: 'telephone', contact: '139 0000 4821' },
      notes: [{ text: '三份合同，周五前要。' }],
      wordCountBasis: 'none',
      estimatedCost: '0.00',
    });
    expect(requestPath).toMatch(/^\/zh-hans\/request\//);
    const key = requestPath.split('/').at(-1) ?? '';
    const visitor = createVisitor(server.url);
    const page = await createRequestClient((path, init) => visitor.fetch(path, init), key).read();
    expect(page).toMatchObject({ state: 'received', customerName: '林美慧', fileName: '' });
    const shown = JSON.stringify(page);
    expect(shown).not.toContain('4821');
    expect(shown).not.toContain('三份合同');
  });

  it('makes one of a request that is sent twice, after a correction and a restart too', async () => {
    const sent = request();
    const { quote, requestPath } = await orders.openRequest(sent);
    const twice = await Promise.all([orders.openRequest(sent), orders.openRequest(sent)]);
    expect(twice.map((again) => again.quote.id)).toEqual([quote.id, quote.id]);
    server = await server.restart();
    await enter();
    const late = await orders.openRequest({ ...sent, customerName: '林美惠' });
    expect([late.quote.id, late.quote.customerName]).toEqual([quote.id, '林美慧']);
    expect(late.requestPath).toBe(requestPath);
    expect(await listed()).toHaveLength(1);
  });

  it('mails nobody, and a client without an address never', async () => {
    const { quote } = await orders.openRequest(request());
    await orders.openRequest(request({ customerEmail: 'lin@example.com' }));
    await orders.sendMessage(quote.id, { text: 'Which language?' });
    await staff.client.setStatus(quote.id, { status: 'cancelled' });
    expect((await listed()).flatMap(({ mails = [] }) => mails)).toEqual([]);
  });

  it('is cancelled and not deleted: there was nothing to delete', async () => {
    const { quote, requestPath = '' } = await orders.openRequest(request());
    await staff.client.setStatus(quote.id, { status: 'cancelled' });
    const visitor = createVisitor(server.url);
    const page = await visitor.fetch(`/api/requests/${requestPath.split('/').at(-1)}`);
    expect(await page.json()).toMatchObject({ state: 'cancelled' });
  });

  it('is erased alone, by its reference', async () => {
    const one = (await orders.openRequest(request())).quote;
    const other = (await orders.openRequest(request({ customerName: '王晓燕' }))).quote;
    const refusal = await erase(one.id, '');
    expect(refusal.status).toBe(400);
    expect(await refusal.json()).toMatchObject({
      message: expect.stringContaining('Give its reference'),
    });
    expect((await erase(one.id, one.reference)).status).toBe(204);
    expect((await listed()).map(({ id }) => id)).toEqual([other.id]);
  });

  it.each([
    ['customerName', { customerName: ' ' }],
    ['customerEmail', { customerEmail: 'lin@example' }],
    ['translationDirection', { translationDirection: 'Chinese to French' }],
    ['deadlineDate', { deadlineDate: '2001-01-01' }],
    ['contact', { contact: 'x'.repeat(201) }],
    ['said', { said: 'x'.repeat(2001) }],
  ])('refuses a wrong %s', async (field, more) => {
    const fault = await orders.openRequest(request(more)).catch((error: unknown) => error);
    expect(fault).toMatchObject({ status: 400, problem: { field } });
    expect(await listed()).toEqual([]);
  });

  it('corrects the name of a client without an address', async () => {
    const { quote } = await orders.openRequest(request());
    const answer = await staff.fetch(`/api/quotes/${quote.id}/contact`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ customerName: '林美惠' }),
    });
    expect(answer.status).toBe(200);
  });

  it('is for staff', async () => {
    const answer = await createVisitor(server.url).fetch('/api/quotes', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request()),
    });
    expect(answer.status).toBe(401);
  });
});
