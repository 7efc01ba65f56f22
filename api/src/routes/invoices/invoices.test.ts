import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clientRequestSchema } from '@yiqiao/contract/client-page/client-request';
import { invoiceEndpoints } from '@yiqiao/contract/http/invoice-endpoints';
import { personEndpoints } from '@yiqiao/contract/http/person-endpoints';
import { quoteSubmissionSchema } from '@yiqiao/contract/record/quote';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestServer, type TestServer } from '../../../test/server/test-server.ts';
import { createOfficeClient, type OfficeClient } from '../../../test/staff-client.ts';
import { type OrderingClient, orderAsClient } from '../../../test/submit-quote.ts';
import { createStaffVisitor, type Visitor } from '../../../test/visitor.ts';

const start = Date.UTC(2026, 10, 24, 10);
const yearMs = 366 * 86_400_000;

let now = start;
let server: TestServer;
let office: Visitor;
let orders: OfficeClient;
let client: OrderingClient;

beforeEach(async () => {
  now = start;
  server = await startTestServer({ surroundings: { clock: () => now } });
  await enter();
  client = await orderAsClient(server);
});
afterEach(() => server.close());

async function enter() {
  office = await createStaffVisitor(server.url);
  orders = createOfficeClient((path, init) => office.fetch(path, init));
}

async function accept() {
  const deliverBy = new Date(now + 86_400_000).toISOString();
  await orders.makeOffer(client.id, { wordCount: 3, pricePerWord: '0.15', deliverBy });
  await client.client.accept({ version: 1, name: '林美' });
}

const pdf = '%PDF-1.7\n1 0 obj';

function attach(
  content: string | Uint8Array<ArrayBuffer> = pdf,
  kind = 'fapiao',
  changeId?: string,
) {
  const body = new FormData();
  body.set('kind', kind);
  if (changeId !== undefined) body.set('changeId', changeId);
  body.set('file', new File([content], 'INV-0418 林氏.pdf'));
  const path = invoiceEndpoints.attachInvoice.href({ id: client.id });
  return office.fetch(path, { method: 'POST', body });
}

async function attached(...given: Parameters<typeof attach>) {
  const answer = await attach(...given);
  expect(answer.status).toBe(201);
  const { invoices = [] } = z.parse(quoteSubmissionSchema, await answer.json());
  return invoices;
}

const seen = async () => (await client.client.read()).invoices ?? [];
const downloadAs = (invoiceId: string) =>
  client.visitor.fetch(invoiceEndpoints.clientInvoice.href({ key: client.key, invoiceId }));
const staffDownload = (invoiceId: string) =>
  office.fetch(invoiceEndpoints.invoiceFile.href({ id: client.id, invoiceId }));

function ofd(): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from('PK\u0003\u0004....OFD.xml....PK\u0001\u0002'));
}

describe('an invoice', () => {
  it('is attached once something was agreed, and reaches the client byte for byte', async () => {
    const early = await attach();
    expect(early.status).toBe(409);
    expect(await early.json()).toMatchObject({ code: 'nothing-agreed' });
    await accept();
    await attached(pdf, 'fapiao', 'same-change');
    const [invoice] = await attached(pdf, 'fapiao', 'same-change');
    expect(invoice).toMatchObject({ kind: 'fapiao', format: 'pdf', keptUntil: '2036-12-31' });
    expect(await seen()).toHaveLength(1);
    expect((await seen())[0]).not.toHaveProperty('fileSha256');
    const answer = await downloadAs(invoice?.id ?? '');
    expect(await answer.text()).toBe(pdf);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    expect((await downloadAs('another')).status).toBe(404);
  });

  it('is kept for the years that an owner has set, and one that is here keeps its day', async () => {
    await accept();
    await attached(pdf, 'fapiao', 'first-change');
    const answer = await office.fetch('/api/settings', {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ kept: { invoiceYears: 30 } }),
    });
    expect(answer.status).toBe(200);
    const invoices = await attached(pdf, 'invoice', 'second-change');
    expect(invoices.map(({ keptUntil }) => keptUntil)).toEqual(['2036-12-31', '2056-12-31']);
  });

  it('is known by its content: PDF, OFD and XML, and nothing else', async () => {
    await accept();
    const format = async (content: string | Uint8Array<ArrayBuffer>) =>
      (await attached(content)).at(-1)?.format;
    expect(await format(ofd())).toBe('ofd');
    expect(await format('\uFEFF<?xml version="1.0"?><EInvoice/>')).toBe('xml');
    expect(await format('<Invoice xmlns="urn:oasis"/>')).toBe('xml');
    for (const other of [
      '',
      'hello',
      '<html><script>alert(1)</script></html>',
      '<?xml version="1.0"?><!DOCTYPE html><html/>',
      '<svg onload="x()"/>',
      'PK\u0003\u0004 word/document.xml',
    ]) {
      const answer = await attach(other);
      expect(answer.status, other).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'invoice-invalid' });
    }
    expect((await attach(pdf, 'receipt')).status).toBe(400);
  });

  it('ends what the client can change of the billing details', async () => {
    await accept();
    const give = () => client.client.giveBilling({ title: '林氏律所', changeId: 'billing-1' });
    const [invoice] = await attached();
    expect(await give()).toMatchObject({ kind: 'refused', code: 'invoice-issued' });
    await takeBack(invoice?.id ?? '');
    expect(await give()).toMatchObject({ kind: 'done' });
  });

  const takeBack = (invoiceId: string) =>
    office.fetch(invoiceEndpoints.takeBackInvoice.href({ id: client.id, invoiceId }), {
      method: 'DELETE',
    });

  it('is taken back for good, and says on record that it was there', async () => {
    await accept();
    const [invoice] = await attached();
    const answer = await takeBack(invoice?.id ?? '');
    const { invoices } = z.parse(quoteSubmissionSchema, await answer.json());
    expect(invoices).toMatchObject([{ removedAt: expect.any(String) }]);
    expect(await seen()).toEqual([]);
    expect((await downloadAs(invoice?.id ?? '')).status).toBe(404);
    expect((await staffDownload(invoice?.id ?? '')).status).toBe(410);
  });

  it('stays when the documents go, over a restart, and on the page of a completed order', async () => {
    await accept();
    const [invoice] = await attached();
    await office.client.setStatus(client.id, { status: 'completed' });
    await office.client.deleteFile(client.id);
    await server.running.stop();
    const folder = server.settings.dataFolder.replace(/\/data$/, '');
    server = await startTestServer({ folder, surroundings: { clock: () => now } });
    const page = await fetch(`${server.url}/api/requests/${client.key}`);
    const { state, invoices } = z.parse(clientRequestSchema, await page.json());
    expect(state).toBe('deleted');
    expect(invoices).toHaveLength(1);
    const path = invoiceEndpoints.clientInvoice.href({
      key: client.key,
      invoiceId: invoice?.id ?? '',
    });
    expect(await (await fetch(server.url + path)).text()).toBe(pdf);
  });

  it('stays when its person is erased, and goes when its time is over', async () => {
    await accept();
    const [invoice] = await attached();
    const id = invoice?.id ?? '';
    await office.fetch(personEndpoints.erasePerson.href({ id: client.id }), {
      method: personEndpoints.erasePerson.method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'lin@example.com' }),
    });
    expect((await office.fetch(`/api/admin/files/${client.id}`)).status).toBe(404);
    const kept = await staffDownload(id);
    expect(await kept.text()).toBe(pdf);
    expect(kept.headers.get('content-disposition')).toContain('fapiao.pdf');
    now += 11 * yearMs;
    await server.running.stop();
    const folder = server.settings.dataFolder.replace(/\/data$/, '');
    server = await startTestServer({ folder, surroundings: { clock: () => now } });
    await enter();
    await expect.poll(async () => (await staffDownload(id)).status).toBe(404);
    const left = await readFile(join(server.settings.uploadsFolder, id)).catch(() => null);
    expect(left).toBeNull();
  });
});
