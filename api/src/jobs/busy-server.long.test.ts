import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quoteReceiptSchema } from '@yiqiao/contract/record/quote';
import { createFileMeasurer } from '@yiqiao/measure/node';
import { type MadeDocument, makeDocuments } from '@yiqiao/measure/scripts/make-documents';
import { makePdf } from '@yiqiao/measure/scripts/make-pdf';
import { sampleTexts } from '@yiqiao/measure/scripts/sample-texts';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { quoteForm } from '../../test/quote-form.ts';
import { builtMeasureWorker } from '../../test/server/built-programs.ts';
import { startTestServer } from '../../test/server/test-server.ts';
import { createStaffVisitor } from '../../test/visitor.ts';

const clients = 10;

/** Every kind of document, and among them some that take long. */
function makeThirty(): MadeDocument[] {
  const lines = Array.from({ length: 40 }, (_, line) => `合同第${line}条双方应当遵守本协议的约定`);
  const long = [20, 30, 40].map((pages) => ({
    name: `${pages}-pages.pdf`,
    format: 'pdf',
    bytes: makePdf(Array<readonly string[]>(pages).fill(lines), 'simplified'),
  }));
  return [...long, ...sampleTexts.flatMap(makeDocuments).slice(0, 27)];
}

/** What each document counts when it is the only one. */
async function countAlone(documents: readonly MadeDocument[]): Promise<Map<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), 'yiqiao-alone-'));
  const measurer = createFileMeasurer({ workerUrl: builtMeasureWorker, concurrency: 1 });
  const words = new Map<string, number>();
  for (const { name, bytes } of documents) {
    const path = join(folder, 'document');
    await writeFile(path, bytes);
    words.set(name, (await measurer.measure(path, { name })).counts.words);
  }
  await measurer.close();
  await rm(folder, { recursive: true });
  return words;
}

it('counts 30 documents that ten clients send at once as it counts each of them alone', {
  timeout: 300_000,
}, async () => {
  const documents = makeThirty();
  const alone = await countAlone(documents);
  const server = await startTestServer({
    surroundings: {
      measurer: createFileMeasurer({ workerUrl: builtMeasureWorker }),
      counting: { patienceMs: 200 },
    },
  });
  const receipts = await Promise.all(
    documents.map(async ({ name, bytes }, number) => {
      const body = quoteForm({}, { name, type: '', content: new Uint8Array(bytes) });
      const headers = { 'X-Forwarded-For': `203.0.113.${number % clients}` };
      const answer = await fetch(`${server.url}/api/upload-quote`, {
        method: 'POST',
        body,
        headers,
      });
      expect(answer.status).toBe(201);
      return z.parse(quoteReceiptSchema, await answer.json());
    }),
  );
  // Nobody's answer waited for all of them to be counted, and nobody got an estimate for a result.
  const bases = new Set(receipts.map(({ wordCountBasis }) => wordCountBasis));
  expect(bases.has('counting')).toBe(true);
  expect(bases.has('estimated')).toBe(false);

  const office = await createStaffVisitor(server.url);
  async function listed() {
    const list = await office.client.listQuotes();
    return list.kind === 'whole' ? list.quotes : [];
  }
  await expect
    .poll(async () => (await listed()).filter((it) => it.wordCountBasis === 'counting').length, {
      timeout: 240_000,
      interval: 500,
    })
    .toBe(0);
  const counted = await listed();
  expect(counted.every(({ wordCountBasis }) => wordCountBasis === 'measured')).toBe(true);
  expect(new Map(counted.map(({ fileName, wordCount }) => [fileName, wordCount]))).toEqual(alone);
  await server.close();
});
