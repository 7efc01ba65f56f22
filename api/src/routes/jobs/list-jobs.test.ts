import { jobEndpoints } from '@yiqiao/contract/http/job-endpoints';
import { afterAll, describe, expect, it } from 'vitest';
import { doJob, handOut, listJobs } from '../../../test/jobs/job-office.ts';
import { joinOffice } from '../../../test/join-office.ts';
import { startTestServer } from '../../../test/server/test-server.ts';
import { orderAsClient } from '../../../test/submit-quote.ts';
import { createStaffVisitor, type Visitor } from '../../../test/visitor.ts';

const server = await startTestServer();
const owner = await createStaffVisitor(server.url);
const gu = await joinOffice(server.url, owner, 'translator');
const thorne = await joinOffice(server.url, owner, 'translator');
const { id } = await orderAsClient(server);
const other = await orderAsClient(server);
afterAll(() => server.close());

/** Everything that has come until a moment at which a stream has had time to say more. */
async function follow(translator: Visitor) {
  const response = await translator.fetch(jobEndpoints.followJobs.path);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  void (async () => {
    for (;;) {
      const part = await reader?.read().catch(() => undefined);
      if (part === undefined || part.done) return;
      text += part.value;
    }
  })();
  return {
    response,
    count: () => text.split('event: changed').length - 1,
    leave: () => reader?.cancel(),
  };
}

describe('listJobs', () => {
  it('gives the whole own list, and a short answer where nothing has changed', async () => {
    const none = await listJobs(gu);
    expect(none.jobs).toEqual([]);
    expect(await listJobs(gu, none.cursor)).toEqual({ cursor: none.cursor });
    const jobId = await handOut(owner, id, gu);
    const one = await listJobs(gu, none.cursor);
    expect(one.jobs?.map((job) => job.id)).toEqual([jobId]);
    expect((await listJobs(gu, 'anything')).jobs).toHaveLength(1);
    await owner.client.setStatus(id, { status: 'pending' });
    expect(await listJobs(gu, one.cursor)).toEqual({ cursor: one.cursor });
    await owner.client.setStatus(id, { status: 'cancelled' });
    expect((await listJobs(gu, one.cursor)).jobs).toMatchObject([{ state: 'taken-back' }]);
  });
});

describe('followJobs', () => {
  it('tells a translator of changes of their own jobs, and of no other', async () => {
    const jobId = await handOut(owner, other.id, gu);
    const [own, others] = [await follow(gu), await follow(thorne)];
    expect(own.response.headers.get('content-type')).toContain('text/event-stream');
    await expect.poll(own.count).toBe(1);
    await expect.poll(others.count).toBe(1);
    await doJob(gu, jobId, 'acceptances');
    await expect.poll(own.count).toBe(2);
    // What the client writes is news to nobody here; what comes after it is.
    await other.client.sendMessage({ text: 'Any news?' });
    await doJob(gu, jobId, 'messages', { text: 'Third page?' });
    await expect.poll(own.count).toBe(3);
    await handOut(owner, other.id, thorne);
    await expect.poll(others.count).toBe(2);
    await Promise.all([own.leave(), others.leave()]);
  });

  it('ends for whoever is a translator no more', async () => {
    const leaving = await joinOffice(server.url, owner, 'translator');
    const response = await leaving.fetch(jobEndpoints.followJobs.path);
    await owner.fetch(`/api/people/${leaving.id}`, { method: 'DELETE' });
    expect(await response.text()).toContain('event: ended');
  });
});
