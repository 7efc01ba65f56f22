import type { EndpointDefinition } from '@yiqiao/contract/commands/endpoint';
import { calls } from '@yiqiao/contract/http/calls';
import { deliveryEndpoints } from '@yiqiao/contract/http/delivery-endpoints';
import { isAdmitted } from '@yiqiao/contract/record/role';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import {
  callJson,
  doJob,
  downloadJobFile,
  finishedForm,
  handOut,
  listJobs,
  uploadFinished,
} from '../../../test/jobs/job-office.ts';
import { joinOffice } from '../../../test/join-office.ts';
import { quoteForm } from '../../../test/quote-form.ts';
import { startTestServer } from '../../../test/server/test-server.ts';
import { createOfficeClient } from '../../../test/staff-client.ts';
import { submitOrder } from '../../../test/submit-quote.ts';
import { createStaffVisitor, createVisitor } from '../../../test/visitor.ts';

const server = await startTestServer();
const owner = await createStaffVisitor(server.url);
const staff = createOfficeClient(owner.fetch);
const gu = await joinOffice(server.url, owner, 'translator');
const thorne = await joinOffice(server.url, owner, 'translator');
afterAll(() => server.close());

/** What no translator may learn, each written as nothing else is. */
const secrets = [
  'Ouyang',
  'Murong',
  'harbourlaw.example',
  '4417.93',
  'talk-of-the-client',
  'note-of-the-office',
  'talk-of-the-office',
  'title-of-the-invoice',
  'device-of-staff',
];

const { id, key } = await submitOrder(
  createVisitor(server.url),
  quoteForm(
    { customerName: 'Ouyang Murong', customerEmail: 'ouyang@harbourlaw.example' },
    { name: 'Ouyang Murong articles of association.txt', content: 'Article one.' },
  ),
);
const device = 'device-of-staff';
await owner.client.setStatus(id, { status: 'in-progress', device });
await staff.makeOffer(id, {
  ...{ wordCount: 3, total: '4417.93', deliverBy: '2030-11-27T10:00:00.000Z', device },
});
await staff.sendMessage(id, { text: 'talk-of-the-office', device });
await staff.keepNote(id, { text: 'note-of-the-office', device });
await staff.enterBilling(id, { title: 'title-of-the-invoice', device });
await callJson(createVisitor(server.url), 'POST', `/api/requests/${key}/messages`, {
  text: 'talk-of-the-client',
});
const jobId = await handOut(owner, id, gu, { device });
const othersJobId = await handOut(owner, id, thorne, { device });

const everythingSaid: string[] = [];

/** Keeps all that an answer says, headers included. */
async function hear(answer: Response, isOpenEnded = false): Promise<string> {
  const reader = answer.body?.getReader();
  const parts: string[] = [];
  for (;;) {
    const part = await reader?.read();
    if (part === undefined || part.done) break;
    parts.push(Buffer.from(part.value).toString());
    if (isOpenEnded) await reader?.cancel();
  }
  const heads = [...answer.headers].map(([name, value]) => `${name}: ${safelyDecoded(value)}`);
  const text = [answer.status, ...heads, ...parts].join('\n');
  everythingSaid.push(text);
  return text;
}

function safelyDecoded(value: string): string {
  return value.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => decodeURIComponent(encoded));
}

function expectNoSecret(text: string): void {
  expect([...secrets, key].filter((secret) => text.includes(secret))).toEqual([]);
}

const translatorsCalls = Object.entries<EndpointDefinition>(calls).filter(
  ([name, { access }]) => access !== 'anyone' && name !== 'adminLogout',
);

/** The ids of what there is: a translator may have guessed them. */
function addressOf(path: string, ofJob: string): string {
  const names: Readonly<Record<string, string>> = {
    id,
    jobId: ofJob,
    fileId: 'source',
    filePath: id,
  };
  return path.replace(/:(\w+)/g, (_, name: string) => names[name] ?? 'unknown');
}

describe('a translator', () => {
  it('has the secrets within reach of staff, or the others here prove nothing', async () => {
    const list = await (await owner.fetch('/api/admin/quotes')).text();
    expect(secrets.filter((secret) => !list.includes(secret))).toEqual([]);
  });

  it.each(translatorsCalls)('learns nothing of the client from %s', async (name, endpoint) => {
    const { method, path, access, request } = endpoint;
    for (const ofJob of [jobId, othersJobId]) {
      const body = request && { text: 'Is it 验资?', note: 'A line.', fileIds: ['source'] };
      const answer = await callJson(gu, method, addressOf(path, ofJob), body);
      if (!isAdmitted('translator', access)) expect(answer.status).toBe(403);
      else if (ofJob === othersJobId && path.includes(':jobId')) expect(answer.status).toBe(404);
      expectNoSecret(await hear(answer, name === 'followJobs'));
    }
  });

  it('learns nothing of the client from a whole job', async () => {
    const ownId = await handOut(owner, id, gu, { device, note: 'Keep the terms.' });
    await hear(await downloadJobFile(gu, ownId, 'source'));
    await doJob(gu, ownId, 'acceptances');
    await callJson(owner, 'POST', `/api/jobs/${ownId}/messages`, { text: 'By noon.', device });
    const sent = await uploadFinished(gu, ownId, finishedForm('Finished.'));
    const fileId = /"id":"([^"]+)","fileName":"EN.docx"/.exec(await hear(sent))?.[1] ?? '';
    await hear(await callJson(gu, 'POST', `/api/jobs/${ownId}/hand-ins`, { fileIds: [fileId] }));
    await callJson(owner, 'POST', `/api/jobs/${ownId}/take-overs`, { device });
    await staff.deliver(id, { fileIds: [fileId], note: 'talk-of-the-office', device });
    for (const path of [
      '/api/jobs',
      '/api/me',
      deliveryEndpoints.deliverableFile.href({ id, fileId }),
    ]) {
      await hear(await gu.fetch(path));
    }
    await hear(await callJson(gu, 'POST', `/api/jobs/${ownId}/acceptances`, { version: 9 }));
    await owner.client.deleteFile(id);
    await hear(await downloadJobFile(gu, ownId, 'source'));
    for (const text of everythingSaid) expectNoSecret(text);
    const { jobs = [] } = await listJobs(gu);
    expect(jobs.at(-1)).toMatchObject({
      ...{ id: ownId, state: 'done', note: 'Keep the terms.' },
      files: [{ fileName: 'articles of association.txt', isThere: false }],
    });
  });

  it('and what was agreed with them are nothing that the client reads, on the page or exported', async () => {
    const page = await createVisitor(server.url).fetch(`/api/requests/${key}`);
    const exported = await owner.fetch(`/api/quotes/${id}/export`);
    const files = unzipSync(new Uint8Array(await exported.arrayBuffer()));
    const texts = [await page.text(), ...Object.values(files).map((file) => strFromU8(file))];
    expect(texts.filter((text) => text.includes('Ouyang')).length).toBeGreaterThan(1);
    for (const hidden of ['"jobs"', 'A translator', '3119.20', 'Keep the terms.', gu.id]) {
      expect(texts.filter((text) => text.includes(hidden))).toEqual([]);
    }
  });
});
