import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileKeysOf } from '@yiqiao/contract/files/order-files';
import { type QuoteSubmission, quoteSubmissionSchema } from '@yiqiao/contract/record/quote';
import { isFileKey } from '@yiqiao/ports/file-key';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { killRounds } from '../../../test/kill-rounds.ts';
import { createRandom } from '../../../test/seeded-random.ts';
import { enterOffice, prepareKilledServer } from '../../../test/server/killed-server.ts';
import { createOfficeClient } from '../../../test/staff-client.ts';
import { submitQuote } from '../../../test/submit-quote.ts';
import type { Visitor } from '../../../test/visitor.ts';

const random = createRandom(55);

async function read({ client }: Visitor, id: string): Promise<QuoteSubmission> {
  const list = await client.listQuotes();
  const quote = list.kind === 'whole' ? list.quotes.find((row) => row.id === id) : undefined;
  if (quote === undefined) throw new Error(`${id} is gone.`);
  return quote;
}

/** Of several hundred kilobytes, so that a kill meets files on their way. */
const contentOf = (changeId: string) => `${changeId}\n`.repeat(30_000);

async function send(office: Visitor, id: string, changeId: string): Promise<QuoteSubmission> {
  const body = new FormData();
  body.set('changeId', changeId);
  body.set('file', new File([contentOf(changeId)], `${changeId}.txt`));
  const answer = await office.fetch(`/api/quotes/${id}/deliverables`, { method: 'POST', body });
  expect(answer.status).toBe(201);
  return z.parse(quoteSubmissionSchema, await answer.json());
}

const idsOf = ({ deliverables = [] }: QuoteSubmission) => deliverables.map((file) => file.id);

interface Promised {
  readonly files: Set<string>;
  readonly deliveries: Set<string>;
  readonly removed: Set<string>;
}

/** Sends files, hands over each second one, takes back each third, until the server is gone. */
async function work(office: Visitor, id: string, round: number, promised: Promised) {
  const orders = createOfficeClient((path, init) => office.fetch(path, init));
  for (let number = 1; number <= 5; number += 1) {
    const changeId = `file-${round}-${number}`;
    const last = idsOf(await send(office, id, changeId)).at(-1) ?? '';
    promised.files.add(changeId);
    if (number % 2 === 0) {
      const delivered = await orders.deliver(id, { fileIds: [last], changeId });
      if (delivered.kind === 'updated') promised.deliveries.add(changeId);
    } else if (number % 3 === 0) {
      promised.files.delete(changeId);
      await orders.removeDeliverable(id, last);
      promised.removed.add(last);
    }
  }
}

it('keeps what was promised of finished files when it is killed', {
  timeout: 900_000,
}, async () => {
  const server = await prepareKilledServer();
  for (let round = 0; round < killRounds; round += 1) {
    const promised = { files: new Set(), deliveries: new Set(), removed: new Set() } as Promised;
    const first = await enterOffice(server);
    const id = await submitQuote({ url: first.url });
    await first.office.client.setStatus(id, { status: 'in-progress' });
    const working = work(first.office, id, round, promised).catch((error) => {
      // What the kill cuts off was promised to nobody.
      if (!(error instanceof TypeError)) throw error;
    });
    await expect.poll(() => promised.files.size, { interval: 1 }).toBeGreaterThan(0);
    await delay(random() * 150);
    await server.kill();
    await working;

    const { office } = await enterOffice(server);
    const settled = () =>
      read(office, id).then((it) => it.deliverables?.filter((file) => file.removedAt) ?? []);
    await expect.poll(settled, { timeout: 20_000 }).toEqual([]);
    const quote = await read(office, id);
    const { deliverables = [], deliveries = [] } = quote;
    const files = [...deliverables, ...deliveries.flatMap((delivery) => delivery.files)];
    for (const changeId of promised.files) {
      expect(files.filter((file) => file.changeId === changeId)).toHaveLength(1);
    }
    for (const changeId of promised.deliveries) {
      expect(deliveries.filter((delivery) => delivery.changeId === changeId)).toHaveLength(1);
    }
    for (const file of files) {
      const answer = await office.fetch(`/api/quotes/${id}/deliverables/${file.id}`);
      expect(await answer.text()).toBe(contentOf(file.changeId ?? ''));
    }
    const onDisk = (await readdir(join(server.folder, 'uploads'))).filter(isFileKey);
    for (const key of fileKeysOf(quote)) expect(onDisk).toContain(key);
    for (const key of promised.removed) expect(onDisk).not.toContain(key);
    // Sent again after the crash, each is there once.
    const again = [...promised.files][0] ?? '';
    expect(idsOf(await send(office, id, again))).toEqual(deliverables.map((file) => file.id));
    await server.kill();
  }
});
