import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startTestServer } from '../../test/server/test-server.ts';
import { submitQuote } from '../../test/submit-quote.ts';
import { createStaffVisitor } from '../../test/visitor.ts';

const now = Date.UTC(2026, 10, 20, 12);

let id: string;

const server = await startTestServer({ surroundings: { clock: () => now } });
const office = await createStaffVisitor(server.url);
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
  it('refuses a change that was made to an older revision, and shows the newer one', async () => {
    await office.client.setStatus(id, { status: 'in-progress' }, 1);
    expect(await office.client.setStatus(id, { status: 'cancelled' }, 1)).toMatchObject({
      kind: 'conflict',
      quote: { status: 'in-progress', revision: 2 },
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

  it('takes a change that waited while a restart with another rule made another plan', async () => {
    const first = await startTestServer({ surroundings: { clock: () => now } });
    const waiting = await submitQuote(first);
    const next = await first.restart({ ABANDONED_DAYS: '45' });
    onTestFinished(() => next.close());
    const staff = await createStaffVisitor(next.url);
    const read = () => staff.client.listQuotes();
    const quotes = [{ revision: 2, fileDeletionDueAt: dueAfter(45) }];
    await expect.poll(read).toMatchObject({ quotes });
    expect(await staff.client.setStatus(waiting, { status: 'cancelled' }, 1)).toMatchObject({
      kind: 'updated',
    });
  });
});

function dueAfter(days: number): string {
  return new Date(now + days * 24 * 3_600_000).toISOString();
}
