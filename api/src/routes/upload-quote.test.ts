import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { quoteReceiptSchema } from '@yiqiao/contract/record/quote';
import { createFileMeasurer } from '@yiqiao/measure/node';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { quoteForm, type TestDocument } from '../../test/quote-form.ts';
import { builtMeasureWorker } from '../../test/server/built-programs.ts';
import { startTestServer } from '../../test/server/test-server.ts';
import { createStaffVisitor, createVisitor } from '../../test/visitor.ts';

const server = await startTestServer();
const visitor = createVisitor(server.url);
const administrator = await createStaffVisitor(server.url);
afterAll(() => server.close());

function send(body: FormData, headers: Record<string, string> = {}) {
  return visitor.fetch('/api/upload-quote', { method: 'POST', body, headers });
}

async function receiptOf(response: Response) {
  expect(response.status).toBe(201);
  return z.parse(quoteReceiptSchema, await response.json());
}

async function listed() {
  const list = await administrator.client.listQuotes();
  return list.kind === 'whole' ? list.quotes : [];
}

/** A form as the page of a language sends it: the language first. */
function formIn(language: string, changes: Record<string, string> = {}): FormData {
  const form = new FormData();
  form.set('language', language);
  for (const [name, value] of quoteForm(changes)) form.append(name, value);
  return form;
}

describe('uploadQuote', () => {
  it('stores the document byte for byte and answers with the receipt', async () => {
    const content = 'one two three four five six seven eight nine';
    const form = quoteForm(
      {
        deadlineDate: '2099-12-03T16:00:00.000Z',
        deadlineTime: '17:30',
        timeZone: 'Asia/Shanghai',
      },
      { name: '合同 草案.txt', content },
    );
    const receipt = await receiptOf(await send(form));
    expect(receipt).toMatchObject({
      fileName: '合同 草案.txt',
      fileSize: 44,
      wordCount: 0,
      estimatedWordCount: 9,
      estimatedCost: '0.00',
      status: 'pending',
    });
    expect(receipt.reference).toMatch(/^YQ-[0-9A-Z]{4}-[0-9A-Z]{4}$/);

    const [quote] = await listed();
    expect(quote).toMatchObject({
      id: receipt.id,
      customerName: '林美 Lin Mei',
      serviceType: 'Standard Translation',
      deliveryTimeline: 'Standard (5-7 days)',
      deadlineDate: '2099-12-03T16:00:00.000Z',
      deadlineTime: '17:30',
      timeZone: 'Asia/Shanghai',
      wordCountBasis: 'none',
    });
    const stored = await readFile(
      join(server.settings.uploadsFolder, quote?.filePath ?? ''),
      'utf8',
    );
    expect(stored).toBe(content);
  });

  it('stores what was measured in the document, and prices that by service type and timeline', async () => {
    const measuring = await startTestServer({
      surroundings: {
        measurer: createFileMeasurer({ workerUrl: builtMeasureWorker }),
        counting: { patienceMs: 60_000 },
      },
    });
    const rates = { serviceType: 'Certified Translation', deliveryTimeline: 'Rush (24 hours)' };
    const body = quoteForm(rates, { content: '我们再研究研究。 That is no.' });
    const response = await fetch(`${measuring.url}/api/upload-quote`, { method: 'POST', body });
    expect(await receiptOf(response)).toMatchObject({
      estimatedWordCount: 4,
      wordCount: 11,
      wordCountBasis: 'measured',
      estimatedCost: '5.50',
    });
    await measuring.close();
  });

  it('is being counted when no process could be had for it', async () => {
    const measure = () => Promise.reject(new Error('no worker'));
    const failing = await startTestServer({
      surroundings: { measurer: { measure, close: async () => {} } },
    });
    const init = { method: 'POST', body: quoteForm() };
    const response = await fetch(`${failing.url}/api/upload-quote`, init);
    expect(await receiptOf(response)).toMatchObject({
      wordCount: 0,
      estimatedWordCount: 3,
      wordCountBasis: 'counting',
      estimatedCost: '0.00',
    });
    await failing.close();
  });

  it('stores an address without the invisible marks that were pasted with it', async () => {
    await receiptOf(await send(quoteForm({ customerEmail: '\u202alin@example.com\u202c' })));
    const [quote] = await listed();
    expect(quote?.customerEmail).toBe('lin@example.com');
  });

  it('stores a name that cannot turn the line it is shown in', async () => {
    await receiptOf(await send(quoteForm({ customerName: '\u202e林\u200d美\u2066 Lin\tMei' })));
    const [quote] = await listed();
    expect(quote?.customerName).toBe('林\u200d美 Lin Mei');
  });

  it('tells the visitor nothing that is private to the office', async () => {
    const receipt: unknown = await (await send(quoteForm())).json();
    const names = Object.keys(z.parse(z.record(z.string(), z.unknown()), receipt));
    // This office has neither mail nor a payment provider, and has changed no prices.
    const { isMailed: _, payVersion: _version, ...all } = quoteReceiptSchema.shape;
    const { ratesReplacedAt: _replaced, ...shape } = all;
    expect(names.sort()).toEqual(Object.keys(shape).sort());
  });

  it('counts a sixth of the bytes of what cannot be read as words', async () => {
    const document = { name: 'film.mp4', type: 'video/mp4', content: new Uint8Array(600_007) };
    const receipt = await receiptOf(await send(quoteForm({}, document)));
    expect(receipt).toMatchObject({ estimatedWordCount: 100_001 });
  });

  it.each<[string, TestDocument, number]>([
    [
      'a media type with parameters',
      { type: 'text/plain; charset=utf-8', content: 'a b\u00a0c' },
      3,
    ],
    ['an empty document', { content: '' }, 0],
    ['white space only', { content: ' \n\t\u3000' }, 0],
    ['a word over many chunks', { content: 'x'.repeat(300_000) }, 1],
    ['broken UTF-8', { content: new Uint8Array([0x61, 0xff, 0x20, 0xe4]) }, 2],
  ])('estimates %s by the rule of the specification', async (_, document, words) => {
    expect(await receiptOf(await send(quoteForm({}, document)))).toMatchObject({
      estimatedWordCount: words,
    });
  });

  it.each([
    ['a path', '../../etc/passwd', 'passwd'],
    ['a Windows path', 'C:\\Users\\me\\contract.docx', 'contract.docx'],
    ['a quotation mark', 'the "final" draft.txt', 'the "final" draft.txt'],
    ['markup', '<img src=x onerror=alert(1)>.txt', '<img src=x onerror=alert(1)>.txt'],
    ['a reversal of direction', 'contract\u202efdp.exe', 'contractfdp.exe'],
    ['only dots', '..', 'document'],
  ])('keeps a name with %s as harmless text', async (_, name, expected) => {
    expect(await receiptOf(await send(quoteForm({}, { name })))).toMatchObject({
      fileName: expected,
    });
  });

  it('accepts the bare date of a form without JavaScript', async () => {
    expect((await send(quoteForm({ deadlineDate: '2099-12-03' }))).status).toBe(201);
  });

  it('sends a form without JavaScript on to the success page', async () => {
    const response = await send(quoteForm(), {
      Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/success');
  });

  it('shows a form without JavaScript why it was refused', async () => {
    const response = await send(quoteForm({ customerEmail: '<b>nobody</b>' }), {
      Accept: 'text/html',
    });
    expect(response.status).toBe(400);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    const page = await response.text();
    expect(page).toContain('Enter an email address like name@example.com.');
    const style = /<style>([\s\S]*)<\/style>/.exec(page)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(response.headers.get('Content-Security-Policy')).toContain(`'sha256-${hash}'`);
  });

  it.each([
    ['zh-Hans', '邮箱地址不完整', '/zh-hans'],
    ['zh-Hant', '電子郵件地址不完整', '/zh-hant'],
  ])('answers a form without JavaScript in its language, %s', async (language, reason, prefix) => {
    const asPage = { Accept: 'text/html' };
    const refused = await send(formIn(language, { customerEmail: 'nobody' }), asPage);
    const page = await refused.text();
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(reason);
    expect(page).toContain(`href="${prefix}/quote"`);
    const accepted = await send(formIn(language), asPage);
    expect(accepted.headers.get('Location')).toBe(`${prefix}/success`);
    expect((await listed())[0]?.language).toBe(language);
  });

  it('answers in the language of the page when it refuses before reading the form', async () => {
    const response = await visitor.fetch('/api/upload-quote', {
      method: 'POST',
      body: 'no form',
      headers: { Accept: 'text/html', Referer: `${server.url}/zh-hant/quote` },
    });
    expect(response.status).toBe(415);
    expect(await response.text()).toContain('伺服器不支援這種要求格式。');
  });

  it('takes a language that it does not know for none', async () => {
    expect((await send(formIn('fr'))).status).toBe(201);
    expect((await listed())[0]).not.toHaveProperty('language');
  });
});

describe('uploadQuote with an Idempotency-Key', () => {
  it('answers repeats with the first receipt and stores one submission', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const before = (await listed()).length;
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () => receiptOf(await send(quoteForm(), headers))),
    );
    const late = await receiptOf(await send(quoteForm(), headers));
    expect(new Set([...answers, late].map(({ id }) => id)).size).toBe(1);
    expect(await listed()).toHaveLength(before + 1);
  });

  it.each([
    ['a corrected e-mail address', quoteForm({ customerEmail: 'lin.mei@example.com' })],
    ['a deadline', quoteForm({ deadlineTime: '17:00' })],
    ['other parts to count in', quoteForm({ include: 'comments' })],
    ['another document', quoteForm({}, { content: 'one two four' })],
    ['another file name', quoteForm({}, { name: 'letter-2.txt' })],
  ])(
    'refuses %s under the key of a stored request, and takes it under another',
    async (_, form) => {
      const headers = { 'Idempotency-Key': randomUUID() };
      const first = await receiptOf(await send(quoteForm(), headers));
      const files = await server.files();
      const answer = await send(form, headers);
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({ code: 'key-reused' });
      expect(await server.files()).toEqual(files);
      const second = await receiptOf(await send(form, { 'Idempotency-Key': randomUUID() }));
      expect(second.id).not.toBe(first.id);
      expect(await receiptOf(await send(quoteForm(), headers))).toEqual(first);
    },
  );

  it('remembers the receipt over a restart', async () => {
    const first = await startTestServer();
    const headers = { 'Idempotency-Key': randomUUID() };
    const post = (url: string) =>
      fetch(`${url}/api/upload-quote`, { method: 'POST', body: quoteForm(), headers });
    const receipt = await receiptOf(await post(first.url));
    const second = await first.restart();
    expect(await receiptOf(await post(second.url))).toEqual(receipt);
    expect(await second.files()).toHaveLength(1);
    await second.close();
  });

  it('takes a second attempt after the first one was refused', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    expect((await send(quoteForm({ customerName: '' }), headers)).status).toBe(400);
    expect((await send(quoteForm(), headers)).status).toBe(201);
  });

  it('refuses a key that could be guessed', async () => {
    expect((await send(quoteForm(), { 'Idempotency-Key': '1' })).status).toBe(400);
  });
});
