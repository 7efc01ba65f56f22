import { problemSchema } from '@yiqiao/contract/problem/problem';
import { maxUploadBytes } from '@yiqiao/contract/record/upload-limits';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  fieldPart,
  filePart,
  goodParts,
  multipartType,
  quoteForm,
  type RawPart,
  rawBody,
} from '../../test/quote-form.ts';
import { createWriter, openSocket, readAll, sendRaw, uploadHead } from '../../test/raw-request.ts';
import { startTestServer } from '../../test/server/test-server.ts';
import { createStaffVisitor } from '../../test/visitor.ts';

const server = await startTestServer({ surroundings: { uploadIdleMs: 300 } });
const visitor = await createStaffVisitor(server.url);
afterAll(() => server.close());

/** A refused request leaves no record and no file, and the server keeps running. */
afterEach(async () => {
  await expect.poll(() => server.files()).toEqual([]);
  expect(await visitor.client.listQuotes()).toMatchObject({ quotes: [] });
  expect(server.logged.filter(({ level }) => level === 'error')).toEqual([]);
});

function sendParts(parts: readonly RawPart[], headers: Record<string, string> = {}) {
  return visitor.fetch('/api/upload-quote', {
    method: 'POST',
    body: new Uint8Array(rawBody(parts)),
    headers: { 'Content-Type': multipartType, ...headers },
  });
}

async function problemOf(response: Response) {
  const { status } = response;
  const { message, code, field } = z.parse(problemSchema, await response.json());
  expect(message).not.toBe('');
  return { status, code, field };
}

describe('uploadQuote with a form that is not right', () => {
  it.each([
    [{ customerName: null }, 'customerName'],
    [{ customerName: ' \t ' }, 'customerName'],
    [{ customerName: 'x'.repeat(201) }, 'customerName'],
    [{ customerName: 'x'.repeat(9000) }, 'customerName'],
    [{ customerEmail: '' }, 'customerEmail'],
    [{ customerEmail: 'nobody' }, 'customerEmail'],
    [{ customerEmail: 'a@b.c\r\nBcc: everybody@example.com' }, 'customerEmail'],
    [{ translationDirection: '\u3000' }, 'translationDirection'],
    [{ translationDirection: 'Klingon' }, 'translationDirection'],
    [{ serviceType: 'x'.repeat(101) }, 'serviceType'],
    [{ deadlineDate: 'soon' }, 'deadlineDate'],
    [{ deadlineDate: '2020-01-01T00:00:00.000Z' }, 'deadlineDate'],
    [{ deadlineTime: '5 pm' }, 'deadlineTime'],
  ])('names the bad field of %j', async (changes, field) => {
    const response = await visitor.fetch('/api/upload-quote', {
      method: 'POST',
      body: quoteForm(changes),
    });
    expect(await problemOf(response)).toEqual({ status: 400, code: 'bad-field', field });
  });

  it.each<[string, RawPart[]]>([
    ['no file', []],
    [
      'an empty file input',
      [
        {
          head: 'Content-Disposition: form-data; name="file"; filename=""\r\nContent-Type: application/octet-stream',
        },
      ],
    ],
    ['text in place of the file', [fieldPart('file', 'not a file')]],
  ])('asks for the document with %s', async (_, parts) => {
    expect(await problemOf(await sendParts([...goodParts, ...parts]))).toMatchObject({
      status: 400,
      code: 'missing-file',
    });
  });

  it.each<[string, RawPart[], string]>([
    ['two documents', [filePart('one'), filePart('two')], 'bad-request'],
    [
      'a document under another name',
      [{ head: 'Content-Disposition: form-data; name="extra"; filename="x.txt"' }],
      'bad-request',
    ],
    [
      'a field sent as a file',
      [
        {
          head: 'Content-Disposition: form-data; name="serviceType"\r\nContent-Type: application/octet-stream',
          content: 'x',
        },
      ],
      'bad-request',
    ],
    [
      'a field sent twice',
      [fieldPart('customerName', 'somebody else'), filePart('x')],
      'bad-field',
    ],
    [
      'a thousand parts',
      Array.from({ length: 1000 }, (_, index) => fieldPart(`f${index}`, 'x')),
      'malformed-body',
    ],
    [
      'a part without a name',
      [{ head: 'Content-Disposition: form-data; filename="x"' }],
      'bad-request',
    ],
    ['a file without a header', [{ head: 'X-Nothing: here', content: 'x' }], 'missing-file'],
  ])('refuses %s', async (_, parts, code) => {
    expect(await problemOf(await sendParts([...goodParts, ...parts]))).toMatchObject({
      status: 400,
      code,
    });
  });

  it.each([
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/mixed; boundary=x',
    'text/plain',
    '',
  ])('refuses the media type "%s"', async (type) => {
    const answer = await sendParts([...goodParts, filePart('x')], { 'Content-Type': type });
    expect(await problemOf(answer)).toMatchObject({ status: 415, code: 'unsupported-media-type' });
  });

  it('refuses a form without a boundary', async () => {
    const answer = await sendParts(goodParts, { 'Content-Type': 'multipart/form-data' });
    expect(await problemOf(answer)).toMatchObject({ status: 400, code: 'malformed-body' });
  });
});

describe('uploadQuote with a body that is broken', () => {
  const body = rawBody([...goodParts, filePart('one two three')]);

  function post(content: Buffer, headers: readonly string[] = []) {
    const head = uploadHead([
      `Content-Type: ${multipartType}`,
      `Content-Length: ${content.length}`,
      ...headers,
    ]);
    return sendRaw(server.port, Buffer.concat([Buffer.from(head), content]));
  }

  it.each<[string, Buffer]>([
    ['its last boundary missing', rawBody([...goodParts, filePart('x')], { isClosed: false })],
    ['half of it missing', body.subarray(0, body.length / 2)],
    ['nothing in it', Buffer.alloc(0)],
    ['only noise', Buffer.alloc(100_000, 'noise')],
    [
      'five malformed part headers',
      rawBody([...Array(5).fill({ head: 'Content Disposition: x' }), ...goodParts]),
    ],
    ['a malformed header after the document', rawBody([filePart('x'), { head: '\0\0: \0' }])],
    ['a part header of 100 KB', rawBody([{ head: `X-Long: ${'x'.repeat(100_000)}` }])],
    ['a field name of 100 KB', rawBody([fieldPart('x'.repeat(100_000), 'x')])],
  ])('answers 400 to a body with %s', async (_, content) => {
    expect(await post(content)).toMatchObject({ status: 400 });
  });

  it('accepts nothing of a body that stops, and says so', async () => {
    const socket = await openSocket(server.port);
    const answer = readAll(socket);
    socket.write(uploadHead([`Content-Type: ${multipartType}`, 'Content-Length: 100000']));
    socket.write(body.subarray(0, body.length - 30));
    await expect.poll(() => server.files()).toHaveLength(1);
    expect(await answer).toMatchObject({ status: 408 });
  });

  it('ends a body in which the parser finds no end', async () => {
    const endless = rawBody([...goodParts, filePart('--yiqiao-test-boundary\r\n--y')]);
    const head = uploadHead([
      // The second one, though only quoted, leaves all the finding to the parser.
      `Content-Type: ${multipartType}; note="; boundary=other"`,
      `Content-Length: ${endless.length}`,
    ]);
    const answer = await sendRaw(server.port, Buffer.concat([Buffer.from(head), endless]));
    expect(answer.status).toBe(400);
  });

  it.each(['destroy', 'resetAndDestroy'] as const)(
    'forgets a visitor who leaves (%s)',
    async (leave) => {
      const socket = await openSocket(server.port);
      socket.write(uploadHead([`Content-Type: ${multipartType}`, 'Content-Length: 100000']));
      socket.write(body.subarray(0, body.length - 30));
      await expect.poll(() => server.files()).toHaveLength(1);
      socket[leave]();
    },
  );

  it('answers a chunk that is no chunk, and goes on', async () => {
    const head = uploadHead([`Content-Type: ${multipartType}`, 'Transfer-Encoding: chunked']);
    expect(await sendRaw(server.port, `${head}zz\r\n`)).toMatchObject({ status: 400 });
  });

  it('refuses a length and chunks together', async () => {
    const head = ['Transfer-Encoding: chunked', 'Content-Length: 5'];
    expect(await sendRaw(server.port, uploadHead(head))).toMatchObject({ status: 400 });
  });
});

describe('uploadQuote with a body that is too large', () => {
  it('says so before a byte of it is sent', async () => {
    const head = uploadHead([
      `Content-Type: ${multipartType}`,
      `Content-Length: ${maxUploadBytes + 2 * 1024 ** 2}`,
      'Expect: 100-continue',
    ]);
    const socket = await openSocket(server.port);
    const answer = readAll(socket);
    socket.write(head);
    await new Promise((resolve) => socket.once('data', resolve));
    socket.end();
    const { status, head: answerHead, body } = await answer;
    expect(status).toBe(413);
    expect(answerHead).not.toContain('100 Continue');
    expect(JSON.parse(body)).toMatchObject({ code: 'file-too-large', field: 'file' });
  });

  it('lets a client that is still sending read the answer', async () => {
    const length = maxUploadBytes + 2 * 1024 ** 2;
    const socket = await openSocket(server.port);
    const answer = readAll(socket);
    socket.write(uploadHead([`Content-Type: ${multipartType}`, `Content-Length: ${length}`]));
    for (let sent = 0; sent < 8; sent += 1) socket.write(Buffer.alloc(1024 ** 2));
    await new Promise((resolve) => socket.once('data', resolve));
    socket.end();
    expect(await answer).toMatchObject({ status: 413 });
  });

  it('counts what stands around the document as well', async () => {
    const socket = await openSocket(server.port);
    const answer = readAll(socket);
    socket.write(uploadHead([`Content-Type: ${multipartType}`, 'Transfer-Encoding: chunked']));
    const mebibyte = Buffer.concat([
      Buffer.from('100000\r\n'),
      Buffer.alloc(1024 ** 2, '\r\n--'),
      Buffer.from('\r\n'),
    ]);
    let isAnswered = false;
    socket.once('data', () => {
      isAnswered = true;
    });
    const write = createWriter(socket);
    while (!isAnswered && !socket.destroyed) await write(mebibyte);
    socket.end();
    expect(await answer).toMatchObject({ status: 413 });
  });
});

describe('uploadQuote called by another site', () => {
  it.each([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
  ])('refuses %j', async (headers) => {
    const answer = await sendParts([...goodParts, filePart('x')], headers);
    expect(await problemOf(answer)).toMatchObject({ status: 403, code: 'forbidden-origin' });
  });
});
