import { defaultInclude } from '@yiqiao/contract/counting/counted-in';
import type { Measurement } from '@yiqiao/contract/counting/measurement';
import { decideWordCount } from '@yiqiao/contract/counting/word-count';
import { quoteReceiptSchema, quoteSubmissionSchema } from '@yiqiao/contract/record/quote';
import { createFileMeasurer } from '@yiqiao/measure/node';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { quoteForm } from '../../test/quote-form.ts';
import { builtMeasureWorker } from '../../test/server/built-programs.ts';
import { startTestServer } from '../../test/server/test-server.ts';
import { createStaffVisitor } from '../../test/visitor.ts';

const server = await startTestServer({
  surroundings: {
    measurer: createFileMeasurer({ workerUrl: builtMeasureWorker }),
    counting: { patienceMs: 60_000 },
  },
});
const administrator = await createStaffVisitor(server.url);
afterAll(() => server.close());

const words = (count: number) => 'word '.repeat(count);

/** One word of main text, 20 in a text box, 3 in a footnote, 40 in a comment; one XML file. */
const content = `<?xml version="1.0"?>
<office:document office:mimetype="application/vnd.oasis.opendocument.text" xmlns:office="o"><office:body><office:text>
<text:p>Flyer<draw:frame><draw:text-box><text:p>${words(20)}</text:p></draw:text-box></draw:frame></text:p>
<text:p><text:note><text:note-body><text:p>${words(3)}</text:p></text:note-body></text:note></text:p>
<text:p><office:annotation><text:p>${words(40)}</text:p></office:annotation></text:p>
</office:text></office:body></office:document>`;

function send(fields: Record<string, string>) {
  const body = quoteForm(fields, { name: 'flyer.fodt', type: '', content });
  return fetch(`${server.url}/api/upload-quote`, { method: 'POST', body });
}

describe('the field "include" of a request', () => {
  it.each<[string, Record<string, string>, number, string, string]>([
    ['absent', {}, 24, '2.40', defaultInclude],
    ['empty', { include: '' }, 1, '0.10', ''],
    ['naming parts', { include: ' comments ,notes' }, 44, '4.40', 'notes,comments'],
    [
      'naming what the document has not',
      { include: 'slide-notes,hidden' },
      1,
      '0.10',
      'slide-notes,hidden',
    ],
  ])('%s, decides what is counted and priced', async (_, fields, wordCount, cost, include) => {
    const answer = await send(fields);
    expect(answer.status).toBe(201);
    const receipt = z.parse(quoteReceiptSchema, await answer.json());
    const counted = { wordCount, wordCountBasis: 'measured', estimatedCost: cost, include };
    expect(receipt).toMatchObject(counted);
    const { measurement } = receipt;
    expect(measurement).toMatchObject({
      counts: { words: 1 },
      outside: { 'text-boxes': { words: 20 }, notes: { words: 3 }, comments: { words: 40 } },
    });
    // What the desk shows is decided by the same function, from the same report.
    expect(decideWordCount(0, measurement as Measurement, include).wordCount).toBe(wordCount);

    const list = await administrator.client.listQuotes();
    const quotes = list.kind === 'whole' ? list.quotes : [];
    const stored = quotes.find(({ id }) => id === receipt.id);
    expect(z.parse(quoteSubmissionSchema, stored)).toMatchObject(counted);
  });

  it.each(['margins', 'notes,margins', 'locked', 'NOTES'])(
    'refuses %s, names the field and the names it takes, and keeps nothing',
    async (include) => {
      const files = await server.files();
      const answer = await send({ include });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({
        code: 'bad-field',
        field: 'include',
        message:
          'The field include takes these names, separated by commas: text-boxes, notes, headers-and-footers, comments, slide-notes, hidden, descriptions.',
      });
      expect(await server.files()).toEqual(files);
    },
  );

  it('refuses a list without end', async () => {
    const answer = await send({ include: 'x'.repeat(1000) });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'bad-field', field: 'include' });
  });

  it('is part of the API’s description', async () => {
    const api = await (await fetch(`${server.url}/api/openapi.json`)).text();
    expect(api).toContain('"include":{"type":"string","maxLength":200}');
  });
});
