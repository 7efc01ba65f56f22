import { dirname } from 'node:path';
import { createPersonClient } from '@yiqiao/contract/http/person-client';
import { createRequestClient } from '@yiqiao/contract/http/request-client';
import { quoteReceiptSchema } from '@yiqiao/contract/record/quote';
import { isFileKey } from '@yiqiao/ports/file-key';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { findBytes } from '../../test/disk/find-bytes.ts';
import { quoteForm } from '../../test/quote-form.ts';
import { startTestServer, type TestServer } from '../../test/server/test-server.ts';
import { createOfficeClient } from '../../test/staff-client.ts';
import { createStaffVisitor, createVisitor, type Visitor } from '../../test/visitor.ts';
import { nodeDisk } from '../engine/disk/node-disk.ts';

const address = 'wei.zhang@example.com';
const key = '5b3c1d6e-0000-4000-8000-0123456789ab';

/** Whatever says who the person was, or what was sent. */
const traces = [
  address,
  'Zhang Wei',
  'contract-of-zhang.txt',
  'the words of the document',
  'a message of the client',
  'an answer of the office',
  'a note of the office',
  'Wei Z.',
  'first.docx',
  'a finished translation',
  key,
];

let server: TestServer;
let office: Visitor;

beforeEach(async () => {
  server = await startTestServer({
    environment: {
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'office@yiqiao.example',
      PUBLIC_ORIGIN: 'http://localhost',
    },
  });
  await comeIn();
});
afterEach(() => server.close());

async function comeIn() {
  office = await createStaffVisitor(server.url);
}

async function restart() {
  server = await server.restart();
  await comeIn();
}

const person = () => createPersonClient((path, init) => office.fetch(path, init));
const everything = () => dirname(server.settings.dataFolder);

async function submit(email: string, name: string, text: string) {
  const sent = await office.fetch('/api/upload-quote', {
    method: 'POST',
    headers: email === address ? { 'Idempotency-Key': key } : {},
    body: quoteForm(
      { customerEmail: email, customerName: name },
      { name: `contract-of-${name.split(' ')[0]?.toLowerCase()}.txt`, content: text },
    ),
  });
  const { id, requestPath = '' } = z.parse(quoteReceiptSchema, await sent.json());
  const client = createRequestClient(
    (path, init) => office.fetch(path, init),
    requestPath.split('/').at(-1) ?? '',
  );
  return { id, client, requestPath };
}

/** An order with everything that a record can hold of a person. */
async function order() {
  const { id, client, requestPath } = await submit(
    address,
    'Zhang Wei',
    'the words of the document',
  );
  const orders = createOfficeClient((path, init) => office.fetch(path, init));
  await client.sendMessage({ text: 'a message of the client' });
  await orders.sendMessage(id, { text: 'an answer of the office' });
  await orders.keepNote(id, { text: 'a note of the office' });
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  await orders.makeOffer(id, { wordCount: 5, pricePerWord: '0.225', deliverBy: inDays(5) });
  await client.accept({ version: 1, name: 'Wei Z.' });
  const form = new FormData();
  form.set('changeId', 'a-change-of-ours');
  form.set('file', new File(['a finished translation'], 'first.docx'));
  await office.fetch(`/api/quotes/${id}/deliverables`, { method: 'POST', body: form });
  await client.makeWish({ what: 'erase' });
  return { id, client, requestPath };
}

describe('erasePersons', () => {
  it('leaves no byte of the person, and everything of the others', async () => {
    const other = await submit('someone@example.com', 'Else Someone', 'other words');
    const { id } = await order();
    // An earlier generation, and journals that lead on from it.
    await restart();
    const second = await submit(' Wei.Zhang@EXAMPLE.com', 'Zhang Wei', 'the words of the document');
    expect(await findBytes(everything(), traces)).not.toEqual([]);
    const before = await office.client.listQuotes();

    expect(await person().preview(id)).toMatchObject({
      submissions: 2,
      documents: 2,
      deliverables: 1,
      messages: 2,
      notes: 1,
    });
    await person().erase(second.id, 'WEI.zhang@example.com ');

    expect(await findBytes(everything(), traces)).toEqual([]);
    expect((await server.files()).filter(isFileKey)).toEqual([other.id]);
    expect(await office.client.listQuotes(before.cursor)).toMatchObject({
      kind: 'changes',
      changed: [],
      removed: expect.arrayContaining([id, second.id]),
    });
    await restart();
    expect(await findBytes(everything(), traces)).toEqual([]);
    expect(await office.client.listQuotes(before.cursor)).toMatchObject({ kind: 'changes' });
    expect(await office.client.listQuotes()).toMatchObject({ quotes: [{ id: other.id }] });
    expect(JSON.stringify(server.logged)).not.toContain(address);
  });

  it('answers a repeat, and nobody else', async () => {
    const { id } = await order();
    const erase = (email: string, path = `/api/quotes/${id}`) =>
      office.fetch(path, {
        method: 'DELETE',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email }),
      });
    expect((await erase('someone@example.com')).status).toBe(400);
    expect((await erase(address)).status).toBe(204);
    expect((await erase(address)).status).toBe(204);
    expect((await erase(address, '/api/quotes/nobody')).status).toBe(404);
    const stranger = createVisitor(server.url);
    const answer = await stranger.fetch(`/api/quotes/${id}`, { method: 'DELETE' });
    expect(answer.status).toBe(401);
  });

  it('says that it has begun when the disk lets go of nothing, and finishes by itself', async () => {
    await server.close();
    let isFull = false;
    server = await startTestServer({
      surroundings: {
        disk: {
          ...nodeDisk,
          async remove(path) {
            if (isFull) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
            await nodeDisk.remove(path);
          },
        },
      },
    });
    await comeIn();
    const { id } = await submit(address, 'Zhang Wei', 'the words of the document');
    isFull = true;
    expect(await person().erase(id, address)).toBe('begun');
    expect(await office.client.listQuotes()).toMatchObject({ quotes: [] });
    expect(await person().erase(id, address)).toBe('begun');
    isFull = false;
    expect(await person().erase(id, address)).toBe('done');
    expect(await findBytes(everything(), traces)).toEqual([]);
  });

  it('lets nothing that is under way bring the person back', async () => {
    const { id, client, requestPath } = await order();
    const form = new FormData();
    form.set('changeId', 'another-change');
    form.set('file', new File(['a finished translation'], 'first.docx'));
    const orders = createOfficeClient((path, init) => office.fetch(path, init));
    const busy = Array.from({ length: 20 }, (_, index) => [
      client.sendMessage({ text: 'a message of the client', changeId: `message-${index}` }),
      orders.keepNote(id, { text: 'a note of the office' }),
      office.client.setStatus(id, { status: index % 2 ? 'in-progress' : 'completed' }),
      office.client.countAgain(id),
    ]).flat();
    const all = [
      ...busy,
      office.fetch(`/api/quotes/${id}/deliverables`, { method: 'POST', body: form }),
      person().erase(id, address),
    ];
    const [erased] = (await Promise.allSettled(all)).slice(-1);
    expect(erased).toMatchObject({ status: 'fulfilled' });
    expect(await findBytes(everything(), traces)).toEqual([]);
    expect((await office.fetch(`/api${requestPath.replace('request', 'requests')}`)).status).toBe(
      404,
    );
    await restart();
    expect(await findBytes(everything(), traces)).toEqual([]);
  });
});
