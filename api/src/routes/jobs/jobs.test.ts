import { jobRefusalSchema } from '@yiqiao/contract/translator/translator-job';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  callJson,
  doJob,
  handIn,
  handOut,
  listJobs,
  readOrder,
  termsFor,
} from '../../../test/jobs/job-office.ts';
import { joinOffice } from '../../../test/join-office.ts';
import { startTestServer } from '../../../test/server/test-server.ts';
import { orderAsClient } from '../../../test/submit-quote.ts';
import { createStaffVisitor } from '../../../test/visitor.ts';

const server = await startTestServer();
const owner = await createStaffVisitor(server.url);
const staff = await joinOffice(server.url, owner, 'staff');
const gu = await joinOffice(server.url, owner, 'translator');
const thorne = await joinOffice(server.url, owner, 'translator');
afterAll(() => server.close());

let id: string;

beforeEach(async () => {
  ({ id } = await orderAsClient(server));
  await owner.client.setStatus(id, { status: 'in-progress' });
});

const jobOf = async (number = 1) =>
  (await readOrder(owner, id)).jobs?.find((job) => job.number === number);

describe('a job', () => {
  it('goes from the office to a translator and back, and names who did what', async () => {
    const jobId = await handOut(staff, id, gu, { note: '定金 is a deposit.' });
    const { jobs = [] } = await listJobs(gu);
    expect(jobs.at(-1)).toMatchObject({
      ...{ id: jobId, number: 1, state: 'offered', words: 8912, note: '定金 is a deposit.' },
      fee: { total: '3119.20' },
      steps: [{ by: { name: 'A staff' } }],
    });
    expect((await doJob(gu, jobId, 'acceptances', { version: 1 })).state).toBe('accepted');
    await doJob(gu, jobId, 'messages', { text: '验资？' });
    const answer = { text: 'The longer one.' };
    const written = await callJson(staff, 'POST', `/api/jobs/${jobId}/messages`, answer);
    expect(written.status).toBe(201);
    expect(await written.json()).toMatchObject({ id, jobs: [{ messages: [{}, answer] }] });
    await handIn(gu, jobId);
    await callJson(staff, 'POST', `/api/jobs/${jobId}/returns`, { note: '第二段' });
    expect((await listJobs(gu)).jobs?.at(-1)?.state).toBe('returned');
    const fileId = await handIn(gu, jobId, 'Better.');
    const take = await callJson(owner, 'POST', `/api/jobs/${jobId}/take-overs`, {
      fileIds: [fileId],
    });
    expect(take.status).toBe(201);
    expect((await readOrder(owner, id)).deliverables).toMatchObject([{ id: fileId }]);
    const steps = (await jobOf())?.steps.map(({ state, by }) => [state, by?.name]);
    expect(steps).toEqual([
      ...[
        ['offered', 'A staff'],
        ['accepted', 'A translator'],
        ['handed-in', 'A translator'],
      ],
      ...[
        ['returned', 'A staff'],
        ['handed-in', 'A translator'],
        ['done', 'admin'],
      ],
    ]);
    const delivered = await callJson(owner, 'POST', `/api/quotes/${id}/deliveries`, {
      fileIds: [fileId],
    });
    expect(delivered.status).toBe(201);
  });

  it('is there twice where two hand the same order to two', async () => {
    const first = await handOut(staff, id, gu, { changeId: 'offline-1' });
    const second = await handOut(owner, id, thorne, { changeId: 'offline-2' });
    await handOut(staff, id, gu, { changeId: 'offline-1' });
    expect((await readOrder(owner, id)).jobs).toMatchObject([
      { number: 1, translator: { id: gu.id }, steps: [{ by: { name: 'A staff' } }] },
      { number: 2, translator: { id: thorne.id }, steps: [{ by: { name: 'admin' } }] },
    ]);
    expect((await listJobs(gu)).jobs?.map((job) => job.id)).toContain(first);
    expect((await listJobs(thorne)).jobs?.map((job) => job.id)).toEqual([second]);
  });

  it('is taken back without a body, or with a line', async () => {
    const jobId = await handOut(staff, id, gu);
    expect((await callJson(staff, 'DELETE', `/api/jobs/${jobId}`)).status).toBe(200);
    expect((await jobOf())?.steps.at(-1)).toMatchObject({ state: 'taken-back' });
    const other = await handOut(staff, id, gu);
    await callJson(staff, 'DELETE', `/api/jobs/${other}`, { note: 'Not urgent any more.' });
    expect((await jobOf(2))?.steps.at(-1)).toMatchObject({ note: 'Not urgent any more.' });
  });

  it('can be declined, and says so with the job as it is', async () => {
    const jobId = await handOut(staff, id, gu);
    const changed = { ...termsFor(gu), dueAt: '2030-11-25T10:00:00.000Z' };
    expect((await callJson(staff, 'PATCH', `/api/jobs/${jobId}`, changed)).status).toBe(200);
    const late = await callJson(gu, 'POST', `/api/jobs/${jobId}/acceptances`, { version: 1 });
    expect(late.status).toBe(409);
    const refusal = z.parse(jobRefusalSchema, await late.json());
    expect(refusal).toMatchObject({ code: 'job-changed', job: { version: 2, state: 'offered' } });
    await doJob(gu, jobId, 'refusals', { note: 'From Friday gladly.' });
    expect((await jobOf())?.steps.at(-1)).toMatchObject({ note: 'From Friday gladly.' });
    const again = await callJson(gu, 'POST', `/api/jobs/${jobId}/acceptances`, {});
    expect(await again.json()).toMatchObject({ code: 'job-moved-on', job: { state: 'declined' } });
  });

  it('says what is wrong with what was sent', async () => {
    const path = `/api/quotes/${id}/jobs`;
    const answers = [
      [termsFor(gu, { dueAt: '2020-11-26T10:00:00.000Z' }), 400, 'due-invalid'],
      [termsFor(gu, { words: 0 }), 400, 'fee-invalid'],
      [termsFor({ id: staff.id }), 409, 'translator-unknown'],
      [termsFor(gu, { fileIds: ['other'] }), 409, 'job-file-missing'],
      [termsFor(gu, { fileIds: [] }), 400, 'bad-request'],
      [{}, 400, 'bad-request'],
    ] as const;
    for (const [body, status, code] of answers) {
      const answer = await callJson(staff, 'POST', path, body);
      expect(answer.status).toBe(status);
      expect(await answer.json()).toMatchObject({ code, message: expect.stringMatching(/\S/) });
    }
    for (const call of ['messages', 'returns', 'take-overs']) {
      const body = { text: 'x', note: 'x' };
      const unknown = await callJson(staff, 'POST', `/api/jobs/${id}.nothing/${call}`, body);
      expect(unknown.status).toBe(404);
      expect(await unknown.json()).toMatchObject({ code: 'job-missing' });
      expect((await callJson(staff, 'POST', `/api/jobs/none/${call}`, body)).status).toBe(404);
    }
  });

  it('of another translator is as if it were not there', async () => {
    const jobId = await handOut(staff, id, gu);
    const nothing = await callJson(thorne, 'POST', '/api/jobs/nothing/acceptances', {});
    const body = { text: 'x', fileIds: ['x'] };
    for (const what of ['acceptances', 'refusals', 'messages', 'hand-ins']) {
      const answer = await callJson(thorne, 'POST', `/api/jobs/${jobId}/${what}`, body);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe(await nothing.clone().text());
    }
    expect((await jobOf())?.steps).toHaveLength(1);
  });

  it('comes back when its translator leaves the office', async () => {
    const leaving = await joinOffice(server.url, owner, 'translator');
    const jobId = await handOut(staff, id, leaving);
    await doJob(leaving, jobId, 'acceptances');
    await owner.fetch(`/api/people/${leaving.id}`, { method: 'DELETE' });
    await expect
      .poll(async () => (await jobOf())?.steps.at(-1))
      .toMatchObject({ state: 'taken-back', because: 'removed' });
    expect((await leaving.fetch('/api/jobs')).status).toBe(401);
  });
});
