import { healthSchema } from '@yiqiao/contract/http/health';
import { firstChoices, noticeEvents } from '@yiqiao/contract/record/notice';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { callJson, doJob, handIn, handOut, readOrder } from '../../test/jobs/job-office.ts';
import { joinOffice } from '../../test/join-office.ts';
import { openPushService, reaching } from '../../test/notices/push-service.ts';
import { changeNotices, readNotices, subscribe } from '../../test/notices/told-person.ts';
import { startTestServer } from '../../test/server/test-server.ts';
import { orderAsClient } from '../../test/submit-quote.ts';
import { createStaffVisitor } from '../../test/visitor.ts';

const service = await openPushService();
const { environment, outgoing } = reaching(service);
const server = await startTestServer({ environment, surroundings: { outgoing } });
const owner = await createStaffVisitor(server.url, { Origin: server.url });
const device = await subscribe(owner, service);
const mei = await joinOffice(server.url, owner, 'staff');
const meis = await subscribe(mei, service);
const gu = await joinOffice(server.url, owner, 'translator');
const gus = await subscribe(gu, service);
for (const [visitor, { id }] of [
  [owner, device],
  [mei, meis],
] as const) {
  await changeNotices(visitor, { stops: { [id]: noticeEvents.length } });
}
afterAll(async () => {
  await server.close();
  service.close();
});

/** What each was told since the test began, without references. */
let seen = 0;
const since = () => service.taken.slice(seen);
const told = ({ number }: { readonly number: number }) =>
  since()
    .filter(({ to }) => to === number)
    .map(({ payload }) => payload.notification.title.replace(/ YQ-\S+$/, ''));
const nothingWaits = async () => {
  const answer = await owner.fetch('/api/health');
  return z.parse(healthSchema, await answer.json()).waiting?.notices === undefined;
};
/** Whatever is to be told has been told. */
async function settled(): Promise<void> {
  await expect.poll(nothingWaits).toBe(true);
}

let order: Awaited<ReturnType<typeof orderAsClient>>;
beforeEach(async () => {
  order = await orderAsClient(server);
  await settled();
  seen = service.taken.length;
});

const write = (text: string) => order.client.sendMessage({ changeId: crypto.randomUUID(), text });
const give = (personId: string | null) =>
  callJson(owner, 'PUT', `/api/quotes/${order.id}/assignee`, { personId });

describe('staff', () => {
  it('are told of a request, under its reference, and where it is', async () => {
    const { id } = await orderAsClient(server);
    await settled();
    expect(told(device)).toEqual(['A new request.']);
    expect(told(meis)).toEqual(['A new request.']);
    expect(told(gus)).toEqual([]);
    const { reference } = await readOrder(owner, id);
    expect(since()[0]?.payload.notification).toMatchObject({
      title: `A new request. ${reference}`,
      navigate: `${server.url}/admin/dashboard?quote=${id}`,
      lang: 'en',
    });
  });

  it('are told what clients say of their own orders and of nobody’s', async () => {
    await write('Is the stamp included?');
    await settled();
    expect([told(device), told(meis)]).toEqual([['A question.'], ['A question.']]);
    await give(mei.id);
    await settled();
    await write('And the seal?');
    await settled();
    expect(told(device)).toEqual(['A question.']);
    expect(told(meis)).toEqual(['A question.', 'An order was handed over to you.', 'A question.']);
  });

  it('are told of everybody’s orders if they want', async () => {
    await changeNotices(owner, { choices: { ...firstChoices, whose: 'all' } });
    await give(mei.id);
    await write('Is the stamp included?');
    await settled();
    expect(told(device)).toEqual(['A question.']);
    await changeNotices(owner, { choices: firstChoices });
  });

  it('are never told of what they have done themselves', async () => {
    const translationDirection = 'Chinese to English Translation';
    const body = { way: 'telephone', customerName: 'Lin Mei', translationDirection };
    const opened = await callJson(mei, 'POST', '/api/quotes', {
      ...body,
      changeId: 'opened-by-mei',
    });
    expect(opened.status).toBe(201);
    await settled();
    expect([told(device), told(meis)]).toEqual([['A new request.'], []]);
  });

  it('are told on a device of what is above its stop, in their own order', async () => {
    const order = [
      'new-request',
      ...noticeEvents.filter((event) => event !== 'new-request'),
    ] as const;
    const choices = { ...firstChoices, order: [...order] };
    await changeNotices(mei, { choices, stops: { [meis.id]: 1 } });
    await write('Is the stamp included?');
    await orderAsClient(server);
    await settled();
    expect(told(meis)).toEqual(['A new request.']);
    await changeNotices(mei, { choices: firstChoices, stops: { [meis.id]: noticeEvents.length } });
  });

  it('are told of an answer to what they asked, and of a decision', async () => {
    const asked = { text: 'Which seal?', isQuestion: true, changeId: 'asked-for-it' };
    expect((await callJson(owner, 'POST', `/api/quotes/${order.id}/messages`, asked)).status).toBe(
      201,
    );
    await write('The round one.');
    const deliverBy = new Date(Date.now() + 72 * 3_600_000).toISOString();
    const offer = { wordCount: 3, total: '90.00', deliverBy, changeId: 'an-offer-of-it' };
    expect((await callJson(mei, 'POST', `/api/quotes/${order.id}/offers`, offer)).status).toBe(201);
    await settled();
    await order.client.accept({ version: 1, name: 'Lin Mei' });
    await settled();
    // Whoever quotes nobody's order takes it by that.
    expect(told(device)).toEqual(['An answer.']);
    expect(told(meis)).toEqual(['An answer.', 'A quote was accepted.']);
  });
});

describe('translators and staff', () => {
  it('are told of what the other does to a job, and translators where it is', async () => {
    await give(mei.id);
    await owner.client.setStatus(order.id, { status: 'in-progress' });
    const jobId = await handOut(mei, order.id, gu);
    await settled();
    expect(told(gus)).toEqual(['A job was offered to you.']);
    const { navigate } = since().find(({ to }) => to === gus.number)?.payload.notification ?? {};
    expect(navigate).toBe(`/admin/dashboard?job=${jobId}`);
    await doJob(gu, jobId, 'acceptances', { version: 1 });
    await doJob(gu, jobId, 'messages', { text: 'Which seal?' });
    await settled();
    await callJson(owner, 'POST', `/api/jobs/${jobId}/messages`, { text: 'The round one.' });
    await handIn(gu, jobId);
    await settled();
    await callJson(mei, 'POST', `/api/jobs/${jobId}/returns`, { note: 'Once more.' });
    await settled();
    expect(told(gus)).toEqual([
      ...['A job was offered to you.', 'A message about a job.', 'A job was returned to you.'],
    ]);
    expect(told(meis)).toEqual([
      ...['An order was handed over to you.', 'A job was accepted.', 'A message about a job.'],
      'A job was handed in.',
    ]);
    expect(told(device)).toEqual([]);
  });
});

describe('a device that is gone', () => {
  it('is told nothing more, and keeps nobody else from being told', async () => {
    const lost = await joinOffice(server.url, owner, 'staff');
    const losts = await subscribe(lost, service);
    await changeNotices(lost, { stops: { [losts.id]: noticeEvents.length } });
    service.answer(410);
    await orderAsClient(server);
    await settled();
    service.answer(201);
    expect((await readNotices(lost)).devices).toEqual([]);
    // All who were told meanwhile have the same service.
    const again = await subscribe(owner, service);
    await changeNotices(owner, { stops: { [again.id]: noticeEvents.length } });
    const before = service.asked();
    await orderAsClient(server);
    await settled();
    expect(told(again)).toEqual(['A new request.']);
    expect(service.asked()).toBe(before + 1);
  });
});
