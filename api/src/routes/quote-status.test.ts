import { quoteStatuses } from '@yiqiao/contract/record/status';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server/test-server.ts';
import { submitQuote } from '../../test/submit-quote.ts';
import { createVisitor, type Visitor } from '../../test/visitor.ts';

const now = Date.UTC(2026, 10, 20, 12);

let server: TestServer;
let office: Visitor;
let id: string;

beforeAll(async () => {
  server = await startTestServer({ surroundings: { clock: () => now } });
  office = createVisitor(server.url);
  await office.logIn();
});
afterAll(() => server.close());

beforeEach(async () => {
  id = await submitQuote(server);
});

function patch(
  body: unknown,
  headers: Record<string, string> = {},
  path = `/api/quotes/${id}/status`,
) {
  return office.fetch(path, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

describe('quoteStatus', () => {
  it.each(quoteStatuses)('sets %s from any other status', async (status) => {
    await office.client.setStatus(id, { status: 'cancelled' });
    expect(await office.client.setStatus(id, { status })).toMatchObject({
      kind: 'updated',
      quote: { id, status },
    });
  });

  it('changes nothing when the status is set already', async () => {
    const first = await (await patch({ status: 'in-progress' })).text();
    const again = await (await patch({ status: 'in-progress' })).text();
    expect(again).toBe(first);
  });

  it('starts the deletion clock with "completed" and stops it with any other', async () => {
    const completed = await office.client.setStatus(id, { status: 'completed' });
    expect(completed.quote.fileDeletionDueAt).toBe('2026-11-21T11:00:00.000Z');
    const reopened = await office.client.setStatus(id, { status: 'in-progress' });
    expect(reopened.quote).not.toHaveProperty('fileDeletionDueAt');
  });

  it('refuses a change that was made to an older revision, and shows the newer one', async () => {
    await office.client.setStatus(id, { status: 'in-progress' }, 1);
    expect(await office.client.setStatus(id, { status: 'cancelled' }, 1)).toMatchObject({
      kind: 'conflict',
      quote: { status: 'in-progress', revision: 2 },
    });
  });

  it('applies a repeated change once', async () => {
    const change = { status: 'completed', changeId: 'change-0001', device: 'front desk' } as const;
    const first = await office.client.setStatus(id, change, 1);
    expect(await office.client.setStatus(id, change, 1)).toMatchObject({
      kind: 'updated',
      quote: { revision: first.quote.revision },
    });
  });

  it.each([{ status: 'done' }, { status: null }, {}, [], 'completed', { status: ['completed'] }])(
    'refuses %j',
    async (body) => {
      expect((await patch(body)).status).toBe(400);
    },
  );

  it('refuses JSON of another kind, and what is no JSON', async () => {
    const wrongType = { 'Content-Type': 'text/plain' };
    expect((await patch({ status: 'completed' }, wrongType)).status).toBe(415);
    const broken = await office.fetch(`/api/quotes/${id}/status`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: '{"status":',
    });
    expect(broken.status).toBe(400);
  });

  it('refuses a body that is far too long', async () => {
    expect((await patch({ status: 'completed', device: 'x'.repeat(20_000) })).status).toBe(413);
  });

  it.each(['nothing', '__proto__', 'constructor', '%2e%2e'])(
    'knows no quote "%s"',
    async (name) => {
      expect((await patch({ status: 'completed' }, {}, `/api/quotes/${name}/status`)).status).toBe(
        404,
      );
    },
  );

  it('answers a broken address as a bad request', async () => {
    expect((await patch({ status: 'completed' }, {}, '/api/quotes/%zz/status')).status).toBe(400);
  });

  it('needs the administrator, and a page of this site', async () => {
    const stranger = await fetch(`${server.url}/api/quotes/${id}/status`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: '{"status":"completed"}',
    });
    expect(stranger.status).toBe(401);
    expect((await patch({ status: 'completed' }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(
      403,
    );
  });

  it('takes a change that waited while a restart with another rule made another plan', async () => {
    const first = await startTestServer({ surroundings: { clock: () => now } });
    const waiting = await submitQuote(first);
    const next = await first.restart({ ABANDONED_DAYS: '45' });
    onTestFinished(() => next.close());
    const staff = createVisitor(next.url);
    await staff.logIn();
    const read = () => staff.client.listQuotes();
    const quotes = [{ revision: 2, fileDeletionDueAt: dueAfter(45) }];
    await expect.poll(read, { timeout: 10_000 }).toMatchObject({ quotes });
    expect(await staff.client.setStatus(waiting, { status: 'cancelled' }, 1)).toMatchObject({
      kind: 'updated',
    });
  });
});

function dueAfter(days: number): string {
  return new Date(now + days * 24 * 3_600_000).toISOString();
}
