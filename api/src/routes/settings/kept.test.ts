import { keptByDefault } from '@yiqiao/contract/keeping/kept-by-default';
import { settingsSchema } from '@yiqiao/contract/record/settings';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { callJson } from '../../../test/jobs/job-office.ts';
import { startTestServer, type TestServer } from '../../../test/server/test-server.ts';
import { createOfficeClient } from '../../../test/staff-client.ts';
import { submitQuote } from '../../../test/submit-quote.ts';
import { createStaffVisitor, type Visitor } from '../../../test/visitor.ts';

const hour = 3_600_000;
const day = 24 * hour;
const start = Date.UTC(2026, 10, 20, 12);

let aheadMs = 0;
let server: TestServer;
let owner: Visitor;
beforeEach(async () => {
  aheadMs = 0;
  server = await startTestServer({
    surroundings: { clock: () => start + aheadMs, uptimeMs: () => aheadMs },
  });
  owner = await createStaffVisitor(server.url);
});
afterEach(() => server.close());

const change = (kept: object) => callJson(owner, 'PATCH', '/api/settings', { kept });

async function quoteOf(id: string) {
  const list = await owner.client.listQuotes();
  return list.kind === 'whole' ? list.quotes.find((quote) => quote.id === id) : undefined;
}

const dueOf = async (id: string) => (await quoteOf(id))?.fileDeletionDueAt;
const after = (ms: number) => new Date(start + ms).toISOString();
const heldKept = async () =>
  z.parse(settingsSchema, await (await owner.fetch('/api/settings')).json()).kept;

describe('how long things are kept', () => {
  it('deletes a completed document by the new time, and keeps an earlier date for a longer one', async () => {
    const [first, second] = [await submitQuote(server), await submitQuote(server)];
    await owner.client.setStatus(first, { status: 'completed' }, 1);
    aheadMs = 3 * hour;
    await owner.client.setStatus(second, { status: 'completed' }, 1);
    expect(await dueOf(first)).toBe(after(23 * hour));
    expect((await change({ retentionHours: 2 })).status).toBe(200);
    await expect.poll(() => server.files()).toEqual([second]);
    await expect.poll(() => dueOf(second)).toBe(after(5 * hour));
    expect((await quoteOf(first))?.fileDeletedAt).toBe(after(3 * hour));
    expect((await change({ retentionHours: 23 })).status).toBe(200);
    const third = await submitQuote(server);
    await owner.client.setStatus(third, { status: 'completed' }, 1);
    expect(await dueOf(third)).toBe(after(26 * hour));
    expect(await dueOf(second)).toBe(after(5 * hour));
  });

  it('plans untouched documents again, with a week’s notice, and the next one at once', async () => {
    const id = await submitQuote(server);
    expect(await dueOf(id)).toBe(after(30 * day));
    await change({ abandonedDays: 45 });
    await expect.poll(() => dueOf(id)).toBe(after(45 * day));
    const next = await submitQuote(server);
    expect(await dueOf(next)).toBe(after(45 * day));
    aheadMs = 20 * day;
    owner = await createStaffVisitor(server.url);
    await change({ abandonedDays: 14 });
    await expect.poll(() => dueOf(id)).toBe(after(27 * day));
    await change({ abandonedDays: 'off' });
    await expect.poll(() => dueOf(id)).toBeUndefined();
    expect(await server.files()).toHaveLength(2);
  });

  it('has the next quote end with the document that it is for', async () => {
    await change({ abandonedDays: 10 });
    const id = await submitQuote(server);
    const offer = { wordCount: 10, total: '10.00', deliverBy: after(5 * day) };
    await createOfficeClient((path, init) => owner.fetch(path, init)).makeOffer(id, offer);
    expect((await quoteOf(id))?.offers?.at(-1)?.validUntil).toBe(after(10 * day));
  });

  it('holds after a restart, whatever the environment says then', async () => {
    const id = await submitQuote(server);
    await change({ abandonedDays: 60, retentionHours: 5 });
    server = await server.restart({ ABANDONED_DAYS: '90', RETENTION_HOURS: 'off' });
    owner = await createStaffVisitor(server.url);
    const held = { ...keptByDefault, abandonedDays: 60, retentionHours: 5 };
    expect(await heldKept()).toEqual(held);
    await expect.poll(() => dueOf(id)).toBe(after(60 * day));
  });

  it('is the environment’s until it is changed', async () => {
    server = await server.restart({ ABANDONED_DAYS: '90', RETENTION_HOURS: 'off' });
    owner = await createStaffVisitor(server.url);
    const held = { ...keptByDefault, abandonedDays: 90, retentionHours: 'off' };
    expect(await heldKept()).toEqual(held);
    expect((await change({ invoiceYears: 30 })).status).toBe(200);
    expect(await heldKept()).toEqual({ ...held, invoiceYears: 30 });
    const id = await submitQuote(server);
    await owner.client.setStatus(id, { status: 'completed' }, 1);
    expect(await dueOf(id)).toBeUndefined();
    aheadMs = hour;
    await change({ retentionHours: 5 });
    await expect.poll(() => dueOf(id)).toBe(after(5 * hour));
  });

  it.each([
    ['kept.retentionHours', { retentionHours: 24 }],
    ['kept.retentionHours', { retentionHours: 'off' }],
    ['kept.abandonedDays', { abandonedDays: 7 }],
    ['kept.invoiceYears', { invoiceYears: 0 }],
  ])('refuses a wrong value with its field: %s', async (field, kept) => {
    const answer = await change({ ...keptByDefault, ...kept });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'value-invalid', field });
    expect(await heldKept()).toEqual(keptByDefault);
  });
});
