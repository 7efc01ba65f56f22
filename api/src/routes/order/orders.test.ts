import type { OfferRequest } from '@yiqiao/contract/commands/office/make-offer';
import { createRequestClient, type RequestClient } from '@yiqiao/contract/http/request-client';
import { quoteReceiptSchema } from '@yiqiao/contract/record/quote';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { quoteForm } from '../../../test/quote-form.ts';
import { startTestServer } from '../../../test/server/test-server.ts';
import { createOfficeClient } from '../../../test/staff-client.ts';
import { orderAsClient, submitOrder } from '../../../test/submit-quote.ts';
import { createStaffVisitor, createVisitor, type Visitor } from '../../../test/visitor.ts';

const hour = 3_600_000;
const start = Date.UTC(2026, 10, 20, 10);

let now = start;
let visitor: Visitor;
let client: RequestClient;
let key: string;
let id: string;

let server = await startTestServer({ surroundings: { clock: () => now } });
let office = await createStaffVisitor(server.url);
const orders = createOfficeClient((path, init) => office.fetch(path, init));
afterAll(() => server.close());

beforeEach(async () => {
  now = start;
  ({ id, key, visitor, client } = await orderAsClient(server));
});

function clientOf(key: string): RequestClient {
  return createRequestClient((path, init) => visitor.fetch(path, init), key);
}

/** An offer of the words that were counted, by another id each time. */
let changes = 0;
function offer(more: Partial<OfferRequest> = {}): OfferRequest {
  changes += 1;
  return {
    wordCount: 3,
    pricePerWord: '0.225',
    deliverBy: new Date(start + 48 * hour).toISOString(),
    changeId: `change-${changes}`,
    ...more,
  };
}

async function expectNoRequest(key: string): Promise<void> {
  const answer = await visitor.fetch(`/api/requests/${key}`);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({
    message: 'There is no request at this address.',
    code: 'not-found',
  });
}

describe('a request’s page', () => {
  it('has an address in the language of the request, which a repeat is told as well', async () => {
    const init = { method: 'POST', headers: { 'Idempotency-Key': crypto.randomUUID() } };
    const body = () => quoteForm({ language: 'zh-Hant' });
    const paths: unknown[] = [];
    for (let time = 0; time < 2; time += 1) {
      const sent = await visitor.fetch('/api/upload-quote', { ...init, body: body() });
      paths.push(z.parse(quoteReceiptSchema, await sent.json()).requestPath);
    }
    expect(paths[0]).toMatch(/^\/zh-hant\/request\/[\w-]{32}$/);
    expect(paths[1]).toBe(paths[0]);
  });

  it('shows the client what holds, and nothing of the office’s own', async () => {
    await orders.keepNote(id, { text: 'A secret note', device: '前台' });
    await orders.sendMessage(id, { text: 'Which 订金 is meant?', device: '前台' });
    const answer = await visitor.fetch(`/api/requests/${key}`);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({ state: 'question', hasMail: false });
    for (const secret of [id, 'secret', '前台', 'lin@example.com', 'sha', 'revision', 'digest']) {
      expect(text.toLowerCase(), secret).not.toContain(secret);
    }
  });

  it('is nowhere under a guessed, an altered, a renewed and an ended key', async () => {
    const altered = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of [
      altered,
      key.toUpperCase(),
      id,
      'x',
      '%00',
      '__proto__',
      'x'.repeat(900),
    ]) {
      await expectNoRequest(wrong);
    }
    const renewed = await orders.renewLink(id);
    await expectNoRequest(key);
    const present = renewed.split('/').at(-1) ?? '';
    expect((await clientOf(present).read()).state).toBe('received');
    await office.client.setStatus(id, { status: 'completed' });
    now = start + 90 * 24 * hour - 1;
    expect((await clientOf(present).read()).linkEndsAt).toBe(new Date(now + 1).toISOString());
    now += 1;
    await expectNoRequest(present);
    await expect(clientOf(present).sendMessage({ text: 'Hello' })).rejects.toThrow('404');
  });

  it('is told to staff again and again, and a renewal that is sent twice is one', async () => {
    const first = await orders.readLink(id);
    expect(first).toBe(`/request/${key}`);
    const change = { changeId: 'renewal-1' };
    const second = await orders.renewLink(id, change);
    expect(second).not.toBe(first);
    expect(await orders.renewLink(id, change)).toBe(second);
    expect(await orders.readLink(id)).toBe(second);
    await expect(orders.readLink('nobody')).rejects.toThrow('404');
  });

  it('leaves its key neither in the log nor in the answers to staff', async () => {
    await client.read();
    await client.sendMessage({ text: 'Hello' });
    await visitor.fetch(`/api/requests//${key}`);
    await visitor.fetch(`/api/requ%65sts/${key}`);
    expect(JSON.stringify(server.logged)).not.toContain(key);
    expect(JSON.stringify(server.logged)).toContain('/api/requests/…/messages');
    expect(JSON.stringify(await office.client.listQuotes())).not.toContain(key);
  });
});

describe('an order', () => {
  it('goes from a question over two quotes to the acceptance of the second', async () => {
    await orders.sendMessage(id, { text: 'Which 订金 is meant?' });
    const asked = await client.read();
    expect(asked.questionId).toBe(asked.messages[0]?.id);
    await client.sendMessage({ text: ' The second.\r\n<b>Thanks</b> ' });
    await orders.makeOffer(id, offer());
    const second = offer({ wordCount: 5, reason: '2 words stand in a picture' });
    const { quote } = await orders.makeOffer(id, second);
    expect(quote.offers?.map(({ total }) => total)).toEqual(['0.68', '1.13']);
    const shown = await client.read();
    expect(shown).toMatchObject({ state: 'quoted', openVersion: 2 });
    expect(shown.messages[1]?.text).toBe('The second.\n<b>Thanks</b>');
    const accepted = await client.accept({ version: 2, name: '林美' });
    expect(accepted).toMatchObject({
      kind: 'done',
      request: { state: 'accepted', acceptance: { version: 2, name: '林美' } },
    });
    expect(await client.accept({ version: 2, name: '林美' })).toEqual(accepted);
    expect((await listOf(id))[0]).toMatchObject({
      status: 'in-progress',
      acceptance: { version: 2 },
    });
  });

  it('refuses a version that was replaced, with what holds now', async () => {
    await orders.makeOffer(id, offer());
    const { pricePerWord: _none, ...fixed } = offer();
    await orders.makeOffer(id, { ...fixed, total: '9.99' });
    expect(await client.accept({ version: 1, name: '林美' })).toMatchObject({
      kind: 'refused',
      code: 'offer-superseded',
      request: { state: 'quoted', openVersion: 2 },
    });
  });

  it('shows the office what has changed meanwhile', async () => {
    await office.client.setStatus(id, { status: 'cancelled' });
    expect(await orders.makeOffer(id, offer(), 1)).toMatchObject({ code: 'order-closed' });
    await office.client.setStatus(id, { status: 'pending' });
    expect(await orders.makeOffer(id, offer(), 1)).toMatchObject({
      kind: 'conflict',
      quote: { revision: 3 },
    });
    await orders.makeOffer(id, offer(), 3);
    await client.accept({ version: 1, name: '林美' });
    expect(await orders.makeOffer(id, offer(), 4)).toMatchObject({ kind: 'conflict' });
  });

  it('amends an accepted quote once the client accepts the amendment', async () => {
    await orders.makeOffer(id, offer());
    await client.accept({ version: 1, name: '林美' });
    await orders.makeOffer(id, offer({ pricePerWord: '0.5' }));
    expect(await client.read()).toMatchObject({
      state: 'accepted',
      openVersion: 2,
      acceptance: { version: 1 },
      money: { agreed: '0.68' },
    });
    await client.accept({ version: 2, name: '林美' });
    const amended = await client.read();
    expect(amended).toMatchObject({ acceptance: { version: 2 }, money: { agreed: '1.50' } });
    expect(amended).not.toHaveProperty('openVersion');
  });

  it.each([
    ['price-invalid', { pricePerWord: '0.2255' }],
    ['moment-invalid', { deliverBy: '2026-11-20T09:59:59.999Z' }],
  ])('names what is wrong with an offer: %s', async (code, more) => {
    const error = await orders.makeOffer(id, offer(more)).catch((fault: unknown) => fault);
    expect(error).toMatchObject({ status: 400, problem: { code } });
  });

  it('reaches only the submission of its key', async () => {
    const other = await submitOrder(visitor);
    await orders.makeOffer(other.id, offer());
    expect(await client.accept({ version: 1, name: '林美' })).toMatchObject({
      code: 'offer-missing',
    });
    expect((await clientOf(other.key).read()).state).toBe('quoted');
  });

  it('slows down a stranger who writes without end', async () => {
    const answers: number[] = [];
    for (let time = 0; time < 40; time += 1) {
      const init = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"text":"x"}',
      };
      answers.push((await visitor.fetch(`/api/requests/${'x'.repeat(32)}/messages`, init)).status);
    }
    expect(answers.filter((status) => status === 404)).toHaveLength(30);
    expect(answers.at(-1)).toBe(429);
  });

  it('is there after a restart, the key with it', async () => {
    await orders.makeOffer(id, offer());
    server = await server.restart();
    visitor = createVisitor(server.url);
    office = await createStaffVisitor(server.url);
    expect((await clientOf(key).read()).offers).toHaveLength(1);
    expect(await orders.readLink(id)).toBe(`/request/${key}`);
  });
});

describe('a form without scripts', () => {
  function post(
    action: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ) {
    return visitor.fetch(`/api/requests/${key}/${action}`, {
      method: 'POST',
      headers: { Accept: 'text/html,*/*', ...headers },
      body: new URLSearchParams({ language: 'zh-Hans', ...fields }),
    });
  }

  it('leads back to the page in its language', async () => {
    await orders.makeOffer(id, offer());
    const sent = await post('messages', { text: '您好', changeId: 'message-1' });
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, `/zh-hans/request/${key}`]);
    // A page that sends no referrer names no origin either.
    const headers = { Origin: 'null' };
    const accepted = await post('acceptances', { version: '1', name: '林美' }, headers);
    expect(accepted.status).toBe(303);
    expect((await client.read()).state).toBe('accepted');
  });

  it('leads back with what was in the way', async () => {
    const early = await post('acceptances', { version: '1', name: '林美' });
    expect(early.headers.get('Location')).toBe(`/zh-hans/request/${key}?refused=offer-missing`);
    const empty = await post('messages', { text: ' ' });
    expect(empty.headers.get('Location')).toBe(`/zh-hans/request/${key}?refused=text-missing`);
  });

  it('is refused for what is no form of the page, and from another site', async () => {
    expect((await post('acceptances', { version: 'x', name: '林美' })).status).toBe(400);
    expect((await post('messages', { text: 'x'.repeat(20_000) })).status).toBe(413);
    const foreign = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await post('messages', { text: 'Hello' }, foreign)).status).toBe(403);
    expect((await orders.sendMessage(id, { text: 'Hello' })).quote.messages).toHaveLength(1);
  });
});

async function listOf(id: string) {
  const list = await office.client.listQuotes();
  return list.kind === 'whole' ? list.quotes.filter((quote) => quote.id === id) : [];
}
