import { deliveryEndpoints } from '@yiqiao/contract/http/delivery-endpoints';
import { type QuoteSubmission, quoteSubmissionSchema } from '@yiqiao/contract/record/quote';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { clientOf, readRecord, type StoryOrder, sendAsClient, sha256Of } from './story-order.ts';
import type { StoryStep } from './story-step.ts';

/** The translated files, by name. */
function finishedFile(order: StoryOrder, name: string): string {
  return `${name} for ${order.email} ${'终稿'.repeat(5000)}`;
}

function fileStep(name: string): StoryStep {
  return {
    name: `the finished file ${name}`,
    async run(order) {
      const form = new FormData();
      form.set('changeId', order.changeId(name));
      form.set('file', new File([finishedFile(order, name)], name));
      const path = deliveryEndpoints.addDeliverable.href({ id: order.id });
      const answer = await order.server.staff.fetch(path, { method: 'POST', body: form });
      expect(answer.status, await answer.clone().text()).toBe(201);
      z.parse(quoteSubmissionSchema, await answer.json());
    },
    async holds(quote, order) {
      const files = allFiles(quote).filter(({ changeId }) => changeId === order.changeId(name));
      expect(files).toHaveLength(1);
      const hash = sha256Of(finishedFile(order, name));
      expect(files[0]).toMatchObject({ fileName: name, fileSha256: hash });
      // Of a completed order the bytes go at any moment, and just before the record says so.
      if (quote.status !== 'completed') await expectForStaff(order, files[0]?.id ?? '', hash);
    },
  };
}

function allFiles({ deliverables = [], deliveries = [] }: QuoteSubmission) {
  return [...deliverables, ...deliveries.flatMap(({ files }) => files)];
}

async function expectForStaff(order: StoryOrder, fileId: string, hash: string): Promise<void> {
  const path = deliveryEndpoints.deliverableFile.href({ id: order.id, fileId });
  await expectFile(await order.server.staff.fetch(path), hash);
}

async function expectFile(answer: Response, hash: string): Promise<void> {
  expect(answer.status).toBe(200);
  expect(sha256Of(new Uint8Array(await answer.arrayBuffer()))).toBe(hash);
}

function deliveryStep(number: number, names: readonly string[]): StoryStep {
  return {
    name: `delivery ${number}`,
    async run(order) {
      const quote = await readRecord(order);
      const ids = names.map((name) => order.changeId(name));
      const files = (quote.deliverables ?? []).filter(({ changeId = '' }) =>
        ids.includes(changeId),
      );
      const delivery = {
        fileIds: files.map(({ id }) => id),
        note: 'With our thanks.',
        changeId: order.changeId(`delivery ${number}`),
      };
      expect(await order.office.deliver(order.id, delivery, quote.revision)).toMatchObject({
        kind: 'updated',
      });
    },
    async holds({ deliveries = [], status }, order) {
      const made = deliveries.filter((delivery) => delivery.number === number);
      expect(made).toHaveLength(1);
      expect(made[0]?.files.map(({ fileName }) => fileName)).toEqual(names);
      if (status === 'completed') return;
      for (const { id, fileSha256 } of made[0]?.files ?? []) {
        const path = deliveryEndpoints.clientDeliverable.href({ key: order.key, fileId: id });
        await expectFile(await sendAsClient(order, path), fileSha256);
      }
    },
  };
}

const revision: StoryStep = {
  name: 'the wish for a revision',
  async run(order) {
    const wish = { number: 1, text: 'Table 3 is missing.', changeId: order.changeId('revision') };
    expect(await clientOf(order).requestRevision(wish)).toMatchObject({ kind: 'done' });
  },
  holds({ deliveries = [], messages = [] }) {
    const said = { text: 'Table 3 is missing.' };
    expect(deliveries[0]?.revision).toMatchObject(said);
    expect(messages.filter(({ text }) => text === said.text)).toHaveLength(1);
  },
};

const confirmation: StoryStep = {
  name: 'the confirmation',
  async run(order) {
    expect(await clientOf(order).confirm({ number: 2 })).toMatchObject({ kind: 'done' });
  },
  holds({ status, deliveries = [] }) {
    expect(status).toBe('completed');
    expect(deliveries.map(({ confirmedAt }) => confirmedAt !== undefined)).toEqual([false, true]);
  },
};

const deletion: StoryStep = {
  name: 'the deletion of every file',
  async run(order) {
    const isDone = async () => (await clientOf(order).read()).state === 'deleted';
    await expect.poll(isDone, { interval: 250, timeout: 120_000 }).toBe(true);
  },
  holds(quote) {
    expect(quote.filePath).toBeUndefined();
    // Names, sizes and hashes stay: they are the receipt.
    for (const file of [...allFiles(quote), ...(quote.sources ?? [])]) {
      expect(file).toMatchObject({ fileDeletedAt: expect.any(String) });
      expect(file.fileSha256).toMatch(/^[0-9a-f]{64}$/);
      expect(file.filePath).toBeUndefined();
    }
  },
};

/** From the finished files to the receipt of their deletion. */
export const stepsToDeletion: readonly StoryStep[] = [
  fileStep('final.docx'),
  fileStep('terms.xlsx'),
  deliveryStep(1, ['final.docx', 'terms.xlsx']),
  revision,
  fileStep('final v2.docx'),
  deliveryStep(2, ['final v2.docx']),
  confirmation,
  deletion,
];
