import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quoteForm } from '../../test/quote-form.ts';
import { startTestServer, type TestServer } from '../../test/test-server.ts';
import { createVisitor } from '../../test/visitor.ts';

const path = '/api/admin/quotes';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const body = quoteForm();
  await createVisitor(server.url).fetch('/api/upload-quote', { method: 'POST', body });
});
afterAll(() => server.close());

async function logIn(headers: Record<string, string> = {}) {
  const visitor = createVisitor(server.url, headers);
  await visitor.logIn();
  return visitor;
}

async function read(headers: Record<string, string>) {
  const answer = await fetch(server.url + path, { headers });
  const named = [...answer.headers].filter(([name]) => !/^(date|x-request-id)$/.test(name));
  return { status: answer.status, headers: named, body: await answer.text() };
}

describe('createServeList', () => {
  it.each([
    ['packed', { 'Accept-Encoding': 'br' }],
    ['plain', { 'Accept-Encoding': 'identity' }],
    ['behind TLS', { 'X-Forwarded-Proto': 'https' }],
  ])('answers a repeated call like the router answers the first (%s)', async (_, headers) => {
    const visitor = await logIn(headers);
    const sent = { ...headers, Cookie: visitor.cookies() };
    const [first, second] = [await read(sent), await read(sent)];
    expect(first.status).toBe(200);
    expect(JSON.parse(first.body)).toHaveLength(1);
    expect(second).toEqual(first);
  });

  it('logs a repeated call like the first', async () => {
    const visitor = await logIn();
    const ids: (string | null)[] = [];
    for (let call = 0; call < 2; call += 1) {
      ids.push((await visitor.fetch(path)).headers.get('X-Request-Id'));
    }
    const lines = () => server.logged.filter(({ requestId }) => ids.includes(String(requestId)));
    await expect.poll(lines).toHaveLength(2);
    for (const line of lines()) expect(line).toMatchObject({ method: 'GET', path, status: 200 });
  });

  it('asks the router only when a session is new to it', async () => {
    const visitor = await logIn();
    const routed: boolean[] = [];
    // Express gives every response it handles its "locals".
    const note = (message: unknown) => routed.push('locals' in Object(message).response);
    subscribe('http.server.response.finish', note);
    for (let call = 0; call < 2; call += 1) await read({ Cookie: visitor.cookies() });
    await visitor.fetch('/api/admin/check');
    unsubscribe('http.server.response.finish', note);
    expect(routed).toEqual([true, false, true]);
  });

  it('answers 304 to who has the list', async () => {
    const visitor = await logIn();
    const tag = (await visitor.fetch(path)).headers.get('ETag') ?? '';
    const again = await visitor.fetch(path, { headers: { 'If-None-Match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('sees a change at the next call', async () => {
    const visitor = await logIn();
    const id = JSON.parse((await read({ Cookie: visitor.cookies() })).body)[0].id;
    await visitor.client.setStatus(id, { status: 'cancelled' });
    const { body } = await read({ Cookie: visitor.cookies() });
    expect(JSON.parse(body)[0].status).toBe('cancelled');
  });

  it.each([
    ['another letter in the signature', (cookie: string) => `${cookie.slice(0, -1)}!`],
    ['no signature', (cookie: string) => cookie.replace(/;.*/, '')],
    ['nothing', () => ''],
  ])('opens for nobody with %s, however often the right cookie came', async (_, spoil) => {
    const visitor = await logIn();
    for (let call = 0; call < 3; call += 1) await visitor.fetch(path);
    expect((await read({ Cookie: spoil(visitor.cookies()) })).status).toBe(401);
  });

  it('does not take a cookie from plain HTTP for one that came through TLS', async () => {
    const visitor = await logIn();
    await visitor.fetch(path);
    const sent = { Cookie: visitor.cookies(), 'X-Forwarded-Proto': 'https' };
    expect((await read(sent)).status).toBe(401);
  });

  it('is closed to a known cookie once its session has ended', async () => {
    const visitor = await logIn();
    const sent = { Cookie: visitor.cookies() };
    for (let call = 0; call < 2; call += 1) expect((await read(sent)).status).toBe(200);
    await visitor.client.logout();
    expect((await read(sent)).status).toBe(401);
  });
});
