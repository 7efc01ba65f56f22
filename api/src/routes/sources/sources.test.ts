import { clientRequestSchema } from '@yiqiao/contract/client-page/client-request';
import { takeBackSource } from '@yiqiao/contract/commands/client/take-back-source';
import { sourceEndpoints } from '@yiqiao/contract/http/source-endpoints';
import { quoteSubmissionSchema } from '@yiqiao/contract/record/quote';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  createHeldMeasurer,
  type HeldMeasurer,
  reportOf,
} from '../../../test/server/held-measurer.ts';
import { startTestServer, type TestServer } from '../../../test/server/test-server.ts';
import { createOfficeClient, type OfficeClient } from '../../../test/staff-client.ts';
import { type OrderingClient, orderAsClient } from '../../../test/submit-quote.ts';
import { createStaffVisitor, type Visitor } from '../../../test/visitor.ts';

let server: TestServer;
let office: Visitor;
let orders: OfficeClient;
let client: OrderingClient;

beforeEach(async () => {
  const measurer = { measure: async () => reportOf(4), close: async () => {} };
  server = await startTestServer({ surroundings: { measurer } });
  office = await createStaffVisitor(server.url);
  orders = createOfficeClient((path, init) => office.fetch(path, init));
  client = await orderAsClient(server);
});
afterEach(() => server.close());

interface Adding {
  readonly content?: string;
  readonly name?: string;
  readonly role?: string;
  readonly text?: string;
  readonly changeId?: string;
}

function form({ content = 'four more words here', name = '附件四.txt', ...fields }: Adding) {
  const body = new FormData();
  for (const [field, value] of Object.entries({ role: 'document', ...fields })) {
    body.set(field, value);
  }
  body.set('file', new File([content], name, { type: 'text/plain' }));
  return body;
}

const pathOf = (key = client.key) => sourceEndpoints.addClientSource.href({ key });

function add(adding: Adding = {}, headers: Record<string, string> = {}) {
  return client.visitor.fetch(pathOf(), { method: 'POST', body: form(adding), headers });
}

async function added(adding: Adding = {}) {
  const answer = await add(adding);
  expect(answer.status).toBe(201);
  return z.parse(clientRequestSchema, await answer.json());
}

function addAsStaff(adding: Adding = {}, id = client.id) {
  const path = sourceEndpoints.addSource.href({ id });
  return office.fetch(path, { method: 'POST', body: form(adding) });
}

async function stored() {
  const list = await office.client.listQuotes();
  const found = list.kind === 'whole' ? list.quotes.find(({ id }) => id === client.id) : undefined;
  return z.parse(quoteSubmissionSchema, found);
}

const download = (sourceId: string) =>
  office.fetch(sourceEndpoints.sourceFile.href({ id: client.id, sourceId }));

async function accept() {
  const deliverBy = new Date(Date.now() + 3 * 86_400_000).toISOString();
  await orders.makeOffer(client.id, { wordCount: 4, pricePerWord: '0.15', deliverBy });
  await client.client.accept({ version: 1, name: '林美' });
}

describe('a file that a client adds', () => {
  it('is counted, kept byte for byte, and shown to both; a repeat adds nothing', async () => {
    const changeId = 'a-change-of-the-page';
    const { sources, messages } = await added({ text: '请一并翻译', changeId });
    expect(sources).toMatchObject([
      { fileName: '附件四.txt', role: 'document', from: 'client', wordCount: 4, state: 'open' },
    ]);
    expect(sources[0]).not.toHaveProperty('fileSha256');
    expect(messages).toMatchObject([{ text: '请一并翻译', sourceId: sources[0]?.id }]);
    await added({ text: '请一并翻译', changeId });
    const quote = await stored();
    expect(quote.sources).toHaveLength(1);
    expect(quote.wordCount).toBe(4);
    expect(await (await download(sources[0]?.id ?? '')).text()).toBe('four more words here');
  });

  it('asks the office for an answer within 24 hours, and changes nothing that was agreed', async () => {
    await accept();
    const { sources, money, due } = await added();
    expect(money?.agreed).toBe('0.60');
    expect(due).toMatchObject({ what: 'file', by: 'office', at: sources[0]?.answerDueAt });
    await orders.answerSource(client.id, sources[0]?.id ?? '', {
      what: 'included',
      text: '已包含',
    });
    expect((await client.client.read()).sources).toMatchObject([{ state: 'included' }]);
  });

  it('is not counted as a reference, and can be made one or taken back', async () => {
    const [reference] = (await added({ role: 'reference' })).sources;
    expect(reference).toMatchObject({ wordCount: 0, wordCountBasis: 'none', state: 'reference' });
    const { sources } = await added({ changeId: 'another-change' });
    const sourceId = sources[1]?.id ?? '';
    const href = takeBackSource.href({ key: client.key, sourceId });
    const take = (becomes: string) =>
      client.visitor.fetch(href, { method: 'POST', body: new URLSearchParams({ becomes }) });
    expect((await take('reference')).status).toBe(201);
    expect((await stored()).sources?.[1]).toMatchObject({ role: 'reference' });
    expect((await take('removed')).status).toBe(201);
    await expect.poll(async () => (await download(sourceId)).status).toBe(410);
    expect((await download(reference?.id ?? '')).status).toBe(200);
    expect((await stored()).filePath).toBeDefined();
  });

  it('is refused with its reason, and nothing of it is kept', async () => {
    const refused = async (adding: Adding) => {
      const answer = await add(adding);
      return [answer.status, (await answer.json()) as object];
    };
    expect(await refused({ content: '' })).toEqual([
      400,
      expect.objectContaining({ code: 'file-empty', field: 'file' }),
    ]);
    expect(await refused({ role: 'invoice' })).toEqual([
      400,
      expect.objectContaining({ code: 'bad-request' }),
    ]);
    expect(await refused({ text: '长'.repeat(2001) })).toEqual([
      400,
      expect.objectContaining({ code: 'text-too-long', field: 'text' }),
    ]);
    await office.client.setStatus(client.id, { status: 'completed' });
    const closed = await add();
    expect(closed.status).toBe(409);
    expect(await closed.json()).toMatchObject({
      code: 'order-closed',
      request: { reference: expect.any(String) },
    });
    const quote = await stored();
    expect(quote).not.toHaveProperty('sources');
    const stranger = await client.visitor.fetch(pathOf('x'.repeat(32)), {
      method: 'POST',
      body: form({}),
    });
    expect(stranger.status).toBe(404);
  });

  it('leads a page without scripts back to itself, in its language', async () => {
    const body = form({});
    body.set('language', 'zh-hans');
    const headers = { Accept: 'text/html' };
    const answer = await client.visitor.fetch(pathOf(), { method: 'POST', body, headers });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toContain(`/request/${client.key}`);
  });

  it('names no path, whatever its sender calls it', async () => {
    const { sources } = await added({ name: '../../etc/passwd' });
    expect(sources[0]?.fileName).not.toContain('/');
    const [file] = (await stored()).sources ?? [];
    expect(file?.filePath).toBe(file?.id);
  });
});

describe('a file that staff add', () => {
  it('is shown as added for the client, and only they can remove it', async () => {
    const answer = await addAsStaff({ role: 'reference' });
    expect(answer.status).toBe(201);
    const { sources = [] } = z.parse(quoteSubmissionSchema, await answer.json());
    const sourceId = sources[0]?.id ?? '';
    expect((await client.client.read()).sources).toMatchObject([
      { from: 'office', canTakeBack: false },
    ]);
    const href = takeBackSource.href({ key: client.key, sourceId });
    const body = new URLSearchParams({ becomes: 'removed' });
    const refused = await client.visitor.fetch(href, { method: 'POST', body });
    expect(refused.status).toBe(409);
    const removal = sourceEndpoints.removeSource.href({ id: client.id, sourceId });
    expect((await office.fetch(removal, { method: 'DELETE' })).status).toBe(200);
    expect((await download(sourceId)).status).toBe(410);
    expect((await stored()).sources?.[0]).toMatchObject({ removedAt: expect.any(String) });
  });

  it('needs a session and an order', async () => {
    const path = sourceEndpoints.addSource.href({ id: client.id });
    const answer = await client.visitor.fetch(path, { method: 'POST', body: form({}) });
    expect(answer.status).toBe(401);
    expect((await addAsStaff({}, 'none')).status).toBe(404);
  });

  it('goes when all documents of the order go, and stays on the receipt', async () => {
    await addAsStaff();
    await office.client.deleteFile(client.id);
    const [source] = (await stored()).sources ?? [];
    expect(source).toMatchObject({ fileName: '附件四.txt', fileDeletedAt: expect.any(String) });
    expect((await download(source?.id ?? '')).status).toBe(410);
  });
});

describe('a document that is not counted by the time its sender is answered', () => {
  const counting = { patienceMs: 1, retryMs: 1 };
  let measurer: HeldMeasurer;

  it('is counted later, also after a restart', async () => {
    measurer = createHeldMeasurer();
    await server.close();
    server = await startTestServer({ surroundings: { measurer, counting } });
    office = await createStaffVisitor(server.url);
    client = await orderAsClient(server);
    await expect.poll(() => measurer.names()).toEqual(['letter.txt']);
    await measurer.answer('letter.txt', reportOf(3));
    const { sources } = await added();
    expect(sources).toMatchObject([{ wordCountBasis: 'counting', wordCount: 0 }]);
    await expect.poll(() => measurer.names()).toEqual(['附件四.txt']);

    await server.running.stop();
    measurer = createHeldMeasurer();
    server = await startTestServer({
      folder: server.settings.dataFolder.replace(/\/data$/, ''),
      surroundings: { measurer, counting },
    });
    office = await createStaffVisitor(server.url);
    await expect.poll(() => measurer.names()).toEqual(['附件四.txt']);
    await measurer.answer('附件四.txt', reportOf(1204));
    await expect.poll(async () => (await stored()).sources).toMatchObject([{ wordCount: 1204 }]);
  });
});
