import { markOpened } from '@yiqiao/contract/commands/office/mark-opened';
import { endpoints } from '@yiqiao/contract/http/endpoints';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { quoteForm } from '../../test/quote-form.ts';
import { startTestServer, type TestServer } from '../../test/server/test-server.ts';
import { createStaffVisitor, createVisitor, type Visitor } from '../../test/visitor.ts';

const { path } = endpoints.followChanges;

let server: TestServer;
let office: Visitor;

beforeEach(async () => {
  server = await startTestServer();
  office = await createStaffVisitor(server.url);
});
afterEach(() => server.close());

/** Reads a stream: `next` waits for what comes until a text is in it, `rest` for its end. */
async function follow(visitor: Visitor) {
  const response = await visitor.fetch(path);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  async function readUntil(isEnough: () => boolean): Promise<string> {
    while (!isEnough()) {
      const part = await reader?.read();
      if (part === undefined || part.done) break;
      text += part.value;
    }
    const read = text;
    text = '';
    return read;
  }
  return {
    response,
    next: (wanted: string) => readUntil(() => text.includes(wanted)),
    rest: () => readUntil(() => false),
    leave: () => reader?.cancel(),
  };
}

describe('followChanges', () => {
  it('opens a stream that no proxy holds back, and tells of every new submission', async () => {
    const stream = await follow(office);
    expect(stream.response.status).toBe(200);
    expect(Object.fromEntries(stream.response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    expect(stream.response.headers.has('content-encoding')).toBe(false);
    await stream.next('changed');
    const client = createVisitor(server.url);
    await client.fetch('/api/upload-quote', { method: 'POST', body: quoteForm() });
    // Nothing of the client's is in it.
    expect((await stream.next('changed')).replace(': ping\n\n', '')).toBe(
      'event: changed\ndata:\n\n',
    );
    await stream.leave();
  });

  it('is closed to strangers, and says nothing to HEAD', async () => {
    const stranger = await createVisitor(server.url).fetch(path);
    expect(stranger.status).toBe(401);
    expect(await stranger.json()).toMatchObject({ code: 'unauthenticated' });
    const head = await office.fetch(path, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });

  it('ends at log-out, whichever copy of the cookie it has', async () => {
    const stream = await follow(office);
    await stream.next('changed');
    await office.client.logout();
    expect(await stream.rest()).toBe('event: ended\ndata:\n\n');
    expect((await office.fetch(path)).status).toBe(401);
  });

  it('ends when the server stops, which does not wait for it', async () => {
    const stream = await follow(office);
    await stream.next('changed');
    const startedAt = Date.now();
    await Promise.all([server.close(), stream.rest()]);
    expect(Date.now() - startedAt).toBeLessThan(10_000);
    server = await startTestServer();
  });
});

describe('markOpened', () => {
  it('keeps the first time, tells consoles, and knows no other submission', async () => {
    await office.fetch('/api/upload-quote', { method: 'POST', body: quoteForm() });
    const before = await office.client.listQuotes();
    const [quote] = before.kind === 'whole' ? before.quotes : [];
    const href = markOpened.href({ id: quote?.id ?? '' });
    const first = await office.fetch(href, { method: 'POST' });
    expect(first.status).toBe(201);
    const opened = await first.json();
    expect(opened).toMatchObject({ openedAt: expect.any(String), revision: 2 });
    expect(first.headers.get('ETag')).toBe('"2"');
    expect(await (await office.fetch(href, { method: 'POST' })).json()).toEqual(opened);
    expect(await office.client.listQuotes(before.cursor)).toMatchObject({ changed: [opened] });
    const missing = markOpened.href({ id: 'missing' });
    expect((await office.fetch(missing, { method: 'POST' })).status).toBe(404);
  });
});
