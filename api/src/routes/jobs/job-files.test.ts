import { jobEndpoints } from '@yiqiao/contract/http/job-endpoints';
import { translatorJobSchema } from '@yiqiao/contract/translator/translator-job';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  callJson,
  doJob,
  downloadJobFile,
  finishedForm,
  handIn,
  handOut,
  listJobs,
  readOrder,
  uploadFinished,
} from '../../../test/jobs/job-office.ts';
import { joinOffice } from '../../../test/join-office.ts';
import { sendWhole } from '../../../test/sent-in-pieces.ts';
import { startTestServer } from '../../../test/server/test-server.ts';
import { orderAsClient } from '../../../test/submit-quote.ts';
import { createStaffVisitor } from '../../../test/visitor.ts';

const server = await startTestServer();
const owner = await createStaffVisitor(server.url);
const gu = await joinOffice(server.url, owner, 'translator');
const thorne = await joinOffice(server.url, owner, 'translator');
afterAll(() => server.close());

let id: string;
let jobId: string;

beforeEach(async () => {
  ({ id } = await orderAsClient(server));
  await owner.client.setStatus(id, { status: 'in-progress' });
  const names = [{ id: 'source', fileName: '补充协议.txt' }];
  jobId = await handOut(owner, id, gu, { names });
});

const jobOf = async () => (await readOrder(owner, id)).jobs?.[0];
const source = (init?: RequestInit) => downloadJobFile(gu, jobId, 'source', init);

describe('the files of a job', () => {
  it('are downloaded under their names for the job, and say when', async () => {
    const head = await source({ method: 'HEAD' });
    expect(head.status).toBe(200);
    expect((await jobOf())?.files[0]).not.toHaveProperty('openedAt');
    const answer = await source();
    expect(await answer.text()).toBe('one two three');
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain(
      '补充协议.txt',
    );
    await expect.poll(async () => (await jobOf())?.files[0]?.openedAt).toBeDefined();
    const part = await source({ headers: { Range: 'bytes=4-6' } });
    expect([part.status, await part.text()]).toEqual([206, 'two']);
  });

  it('are there for nobody else, and no longer than the job', async () => {
    expect((await downloadJobFile(thorne, jobId, 'source')).status).toBe(404);
    expect((await downloadJobFile(owner, jobId, 'source')).status).toBe(404);
    expect((await downloadJobFile(gu, jobId, 'nothing')).status).toBe(404);
    await doJob(gu, jobId, 'refusals');
    const over = await source();
    expect([over.status, await over.json()]).toMatchObject([410, { code: 'job-moved-on' }]);
  });

  it('go with the files of the order', async () => {
    await doJob(gu, jobId, 'acceptances');
    const fileId = await handIn(gu, jobId);
    expect((await downloadJobFile(owner, jobId, fileId)).status).toBe(200);
    await owner.client.deleteFile(id);
    expect((await source()).status).toBe(410);
    expect((await downloadJobFile(owner, jobId, fileId)).status).toBe(410);
    const job = (await listJobs(gu)).jobs?.find((one) => one.id === jobId);
    expect(job).toMatchObject({ files: [{ isThere: false }], finished: [{ id: fileId }] });
    expect(job?.finished[0]).toHaveProperty('fileDeletedAt');
  });
});

describe('finished files of a translator', () => {
  beforeEach(async () => void (await doJob(gu, jobId, 'acceptances')));

  it('are the office’s to see once they are handed in, and say who has looked', async () => {
    const sent = await uploadFinished(gu, jobId, finishedForm('Finished.'));
    expect(sent.status).toBe(201);
    const { finished } = z.parse(translatorJobSchema, await sent.json());
    const fileId = finished[0]?.id ?? '';
    expect((await downloadJobFile(owner, jobId, fileId)).status).toBe(404);
    await doJob(gu, jobId, 'hand-ins', { fileIds: [fileId] });
    expect(await (await downloadJobFile(owner, jobId, fileId)).text()).toBe('Finished.');
    await expect
      .poll(async () => (await jobOf())?.finished[0]?.opened)
      .toMatchObject([{ by: { name: 'admin' } }]);
    await callJson(owner, 'POST', `/api/jobs/${jobId}/take-overs`, {});
    expect(await (await downloadJobFile(owner, jobId, fileId)).text()).toBe('Finished.');
  });

  it('are there once however often they are sent, with a hash of every byte', async () => {
    for (let times = 0; times < 2; times += 1) {
      const form = finishedForm('Finished.', '译文.docx', 'upload-0001');
      expect((await uploadFinished(gu, jobId, form)).status).toBe(201);
    }
    expect((await jobOf())?.finished).toMatchObject([
      {
        ...{ fileName: '译文.docx', fileSize: 9, changeId: 'upload-0001' },
        fileSha256: '787bd5ae3f4ed35f3eb82e05b972e5b7fdfdc741e27e80f755cc17123fee8fab',
        by: { id: gu.id },
      },
    ]);
  });

  it('come in pieces as well, at the gate of the office', async () => {
    const bytes = Uint8Array.from(Buffer.from('Finished in pieces.'));
    const path = await sendWhole(gu.fetch, bytes, 7);
    const form = new FormData();
    form.set('changeId', 'upload-0002');
    form.set('uploadId', path.split('/').at(-1) ?? '');
    form.set('fileName', '译文.docx');
    form.set('fileType', '');
    for (let times = 0; times < 2; times += 1) {
      expect((await uploadFinished(gu, jobId, form)).status).toBe(201);
    }
    const [file] = (await jobOf())?.finished ?? [];
    await doJob(gu, jobId, 'hand-ins', { fileIds: [file?.id] });
    const answer = await downloadJobFile(owner, jobId, file?.id ?? '');
    expect(await answer.text()).toBe('Finished in pieces.');
  });

  it('can be removed until they are handed in', async () => {
    const sent = await uploadFinished(gu, jobId, finishedForm('A draft.'));
    const { finished } = z.parse(translatorJobSchema, await sent.json());
    const fileId = finished[0]?.id ?? '';
    const remove = () =>
      gu.fetch(jobEndpoints.removeJobFile.href({ jobId, fileId }), { method: 'DELETE' });
    const removed = await remove();
    expect(await removed.json()).toMatchObject({ id: jobId, finished: [] });
    expect((await jobOf())?.finished[0]).not.toHaveProperty('filePath');
    expect((await remove()).status).toBe(200);
    const handed = await handIn(gu, jobId);
    const late = await gu.fetch(jobEndpoints.removeJobFile.href({ jobId, fileId: handed }), {
      method: 'DELETE',
    });
    expect([late.status, await late.json()]).toMatchObject([409, { code: 'job-moved-on' }]);
  });

  it('are refused where none are expected, and from anybody else', async () => {
    await handIn(gu, jobId);
    const late = await uploadFinished(gu, jobId, finishedForm('More.'));
    expect([late.status, await late.json()]).toMatchObject([409, { code: 'job-moved-on' }]);
    const other = await uploadFinished(thorne, jobId, finishedForm('Mine.'));
    expect(other.status).toBe(404);
    expect((await jobOf())?.finished).toHaveLength(1);
    const staffs = await uploadFinished(owner, jobId, finishedForm('Ours.'));
    expect(staffs.status).toBe(403);
  });
});
