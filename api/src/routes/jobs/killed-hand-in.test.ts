import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileKeysOf } from '@yiqiao/contract/files/order-files';
import { translatorJobSchema } from '@yiqiao/contract/translator/translator-job';
import { isFileKey } from '@yiqiao/ports/file-key';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  doJob,
  downloadJobFile,
  finishedForm,
  handOut,
  readOrder,
  uploadFinished,
} from '../../../test/jobs/job-office.ts';
import { type Joined, joinedPassword, joinOffice } from '../../../test/join-office.ts';
import { killRounds } from '../../../test/kill-rounds.ts';
import { createRandom } from '../../../test/seeded-random.ts';
import { enterOffice, prepareKilledServer } from '../../../test/server/killed-server.ts';
import { submitQuote } from '../../../test/submit-quote.ts';
import { createVisitor, type Visitor } from '../../../test/visitor.ts';

const random = createRandom(99);

/** Of several hundred kilobytes, so that a kill meets files on their way. */
const contentOf = (changeId: string) => `${changeId}\n`.repeat(30_000);

async function send(translator: Visitor, jobId: string, changeId: string) {
  const form = finishedForm(contentOf(changeId), `${changeId}.txt`, changeId);
  const answer = await uploadFinished(translator, jobId, form);
  expect(answer.status).toBe(201);
  return z.parse(translatorJobSchema, await answer.json()).finished;
}

/** Sends files, and hands all of them in with the last, until the server is gone. */
async function work(translator: Visitor, jobId: string, promised: Set<string>) {
  for (const number of [1, 2, 3, 4]) {
    const changeId = `finished-${number}`;
    await send(translator, jobId, changeId);
    promised.add(changeId);
  }
  const finished = await send(translator, jobId, 'finished-5');
  const fileIds = finished.map(({ id }) => id);
  await doJob(translator, jobId, 'hand-ins', { fileIds, changeId: 'hand-in-1' });
  promised.add('hand-in-1');
}

async function logInAgain(url: string, { username }: Joined): Promise<Visitor> {
  const visitor = createVisitor(url);
  await visitor.client.login({ username, password: joinedPassword });
  return visitor;
}

it('keeps what a translator was promised when it is killed in the middle of a hand-in', {
  timeout: 900_000,
}, async () => {
  const server = await prepareKilledServer();
  for (let round = 0; round < killRounds; round += 1) {
    const promised = new Set<string>();
    const first = await enterOffice(server);
    const id = await submitQuote({ url: first.url });
    await first.office.client.setStatus(id, { status: 'in-progress' });
    const joined = await joinOffice(first.url, first.office, 'translator');
    const jobId = await handOut(first.office, id, joined);
    await doJob(joined, jobId, 'acceptances');
    const working = work(joined, jobId, promised).catch((error) => {
      // What the kill cuts off was promised to nobody.
      if (!(error instanceof TypeError)) throw error;
    });
    await expect.poll(() => promised.size, { interval: 1 }).toBeGreaterThan(0);
    await delay(random() * 150);
    await server.kill();
    await working;

    const { url, office } = await enterOffice(server);
    const translator = await logInAgain(url, joined);
    const before = await readOrder(office, id);
    const [job] = before.jobs ?? [];
    const known = [...(job?.finished ?? []), ...(job?.steps ?? [])];
    for (const changeId of promised) {
      expect(known.filter((it) => it.changeId === changeId)).toHaveLength(1);
    }
    const onDisk = (await readdir(join(server.folder, 'uploads'))).filter(isFileKey);
    for (const key of fileKeysOf(before)) expect(onDisk).toContain(key);
    // Everything sent again after the crash is there once, and can be handed in.
    if (job?.steps.at(-1)?.state === 'accepted') await work(translator, jobId, promised);
    const [done] = (await readOrder(office, id)).jobs ?? [];
    expect(done?.finished).toHaveLength(5);
    expect(done?.steps.map(({ state }) => state)).toEqual(['offered', 'accepted', 'handed-in']);
    for (const file of done?.finished ?? []) {
      const answer = await downloadJobFile(office, jobId, file.id);
      expect(await answer.text()).toBe(contentOf(file.changeId ?? ''));
    }
    await server.kill();
  }
});
