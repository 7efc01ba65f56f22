import { healthSchema } from '@yiqiao/contract/http/health';
import { firstChoices, type NoticeChoices, noticeEvents } from '@yiqiao/contract/record/notice';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { callJson } from '../../test/jobs/job-office.ts';
import { openPushService, type PushService, reaching } from '../../test/notices/push-service.ts';
import { changeNotices, readNotices, subscribe } from '../../test/notices/told-person.ts';
import { startTestServer, type TestServer } from '../../test/server/test-server.ts';
import { orderAsClient } from '../../test/submit-quote.ts';
import { createStaffVisitor, type Visitor } from '../../test/visitor.ts';

const hour = 3_600_000;
/** Friday, 18:00 in Shanghai. */
const start = Date.parse('2026-11-27T10:00:00Z');
const quiet = { from: '22:00', to: '07:30', weekend: true, zone: 'Asia/Shanghai' };
const inShanghai = { ...firstChoices, quiet };

let now = start;
let service: PushService;
let server: TestServer;
let owner: Visitor;
let device: Awaited<ReturnType<typeof subscribe>>;

afterEach(async () => {
  await server.close();
  service.close();
});

async function openOffice(choices: NoticeChoices = inShanghai): Promise<void> {
  now = start;
  service = await openPushService();
  const { environment, outgoing } = reaching(service);
  server = await startTestServer({
    environment: { ...environment, PUBLIC_ORIGIN: 'https://www.example.com' },
    surroundings: { outgoing, clock: () => now },
  });
  owner = await createStaffVisitor(server.url);
  device = await subscribe(owner, service);
  const stops = { [device.id]: noticeEvents.length };
  await changeNotices(owner, { choices, stops });
}

const titles = () => service.titles(device.number);
/** Has the server look: timers go by the clock of the machine. */
const look = () => server.restart();

/** A request, and a question in it. */
async function orderWithQuestion(): Promise<string> {
  const { id, client } = await orderAsClient(server);
  await client.sendMessage({ changeId: crypto.randomUUID(), text: 'Is the stamp included?' });
  return id;
}

describe('quiet hours', () => {
  it('hold everything back, and tell it in one notice at their end', async () => {
    await openOffice();
    now = Date.parse('2026-11-27T14:30:00Z');
    await orderWithQuestion();
    now += hour;
    const answered = await orderWithQuestion();
    await callJson(owner, 'POST', `/api/quotes/${answered}/messages`, {
      ...{ text: 'It is.', changeId: 'answered-at-night' },
    });
    server = await look();
    // Saturday at noon, Monday at 07:29 and at 07:30.
    now = Date.parse('2026-11-28T04:00:00Z');
    server = await look();
    now = Date.parse('2026-11-29T23:29:00Z');
    server = await look();
    expect(titles()).toEqual([]);
    now = Date.parse('2026-11-29T23:30:00Z');
    server = await look();
    await expect.poll(titles).toEqual(['While it was quiet: 1 question, 2 new requests.']);
    const { payload } = service.taken[0] ?? {};
    const since = Date.parse('2026-11-27T14:30:00Z');
    expect(payload?.notification.navigate).toBe(
      `https://www.example.com/admin/dashboard?quiet=${since}`,
    );
    server = await look();
    expect(titles()).toHaveLength(1);
  });

  it('are nobody else’s, and do not touch what comes by day', async () => {
    await openOffice();
    await orderAsClient(server);
    await expect.poll(titles).toMatchObject([expect.stringContaining('A new request. ')]);
  });

  it('hold nothing back once they are switched off', async () => {
    await openOffice();
    now = Date.parse('2026-11-27T14:30:00Z');
    await orderAsClient(server);
    await expect.poll(waiting).toBe(1);
    await changeNotices(owner, { choices: firstChoices });
    await expect.poll(titles).toMatchObject([expect.stringContaining('A new request. ')]);
  });

  it('lead to the submission where one thing has come', async () => {
    await openOffice();
    now = Date.parse('2026-11-27T14:30:00Z');
    const { id } = await orderAsClient(server);
    now = Date.parse('2026-11-30T00:00:00Z');
    server = await look();
    await expect.poll(titles).toEqual(['While it was quiet: 1 new request.']);
    expect(service.taken[0]?.payload.notification.navigate).toMatch(`?quote=${id}`);
  });
});

describe('a push service that does not take a notice', () => {
  it('is asked again after longer and longer, and what came meanwhile is told together', async () => {
    await openOffice(firstChoices);
    service.answer(503);
    await orderAsClient(server);
    await expect.poll(() => service.asked()).toBe(1);
    await orderAsClient(server);
    await expect.poll(waiting).toBe(2);
    service.answer(201);
    now += 61_000;
    // Somebody else's change makes it look; the pause is over.
    await orderAsClient(server);
    await expect.poll(titles).toEqual(['3 new requests.']);
    expect(service.asked()).toBe(2);
    const topics = service.taken.map(({ topic, payload }) => topic === payload.notification.tag);
    expect(topics).toEqual([true]);
  });

  it('is left alone for as long as it says', async () => {
    await openOffice(firstChoices);
    service.answer(429, { 'Retry-After': '600' });
    await orderAsClient(server);
    await expect.poll(() => service.asked()).toBe(1);
    service.answer(201);
    now += 300_000;
    await orderAsClient(server);
    await expect.poll(() => waiting()).toBe(2);
    expect(service.asked()).toBe(1);
    now += 301_000;
    await orderAsClient(server);
    await expect.poll(titles).toEqual(['3 new requests.']);
  });

  it('is asked for two days, and then nobody is told', async () => {
    await openOffice(firstChoices);
    service.answer(503);
    await orderAsClient(server);
    await expect.poll(() => service.asked()).toBe(1);
    now += 49 * hour;
    service.answer(201);
    server = await look();
    await expect.poll(waiting).toBe(0);
    expect(titles()).toEqual([]);
    expect((await readNotices(await createStaffVisitor(server.url))).devices).toHaveLength(1);
  });
});

describe('what comes with time', () => {
  it('is told an hour before a reply is due, and when it is late, each once', async () => {
    await openOffice(firstChoices);
    await orderAsClient(server);
    await expect.poll(titles).toHaveLength(1);
    now = start + 23 * hour - 1000;
    server = await look();
    expect(titles()).toHaveLength(1);
    now = start + 23 * hour + 1000;
    server = await look();
    await expect.poll(() => titles().at(-1)).toMatch(/^Due within the hour\. YQ-/);
    now = start + 24 * hour + 1000;
    server = await look();
    await expect.poll(() => titles().at(-1)).toMatch(/^Overdue\. YQ-/);
    server = await look();
    await expect.poll(waiting).toBe(0);
    expect(titles()).toHaveLength(3);
  });

  it('is not told of what was late long before', async () => {
    await openOffice(firstChoices);
    await orderAsClient(server);
    await expect.poll(titles).toHaveLength(1);
    now = start + 72 * hour;
    server = await look();
    await expect.poll(waiting).toBe(0);
    expect(titles()).toHaveLength(1);
  });
});

/** Notices that wait. */
async function waiting(): Promise<number> {
  const staff = await createStaffVisitor(server.url);
  const answer = await staff.fetch('/api/health');
  return z.parse(healthSchema, await answer.json()).waiting?.notices?.queued ?? 0;
}
