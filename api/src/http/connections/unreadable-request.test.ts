import type { RequestListener } from 'node:http';
import { problemSchema } from '@yiqiao/contract/problem/problem';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { filePart, goodParts, multipartType, rawBody } from '../../../test/quote-form.ts';
import {
  createWriter,
  openSocket,
  readAll,
  sendRaw,
  uploadHead,
} from '../../../test/raw-request.ts';
import { startTestServer } from '../../../test/server/test-server.ts';
import { createHttpServer, listen } from './http-server.ts';

const server = await startTestServer();
afterAll(() => server.close());

/** A server of this product with another application in it. @returns its port and what it logs. */
async function serve(listener: RequestListener, headersMs = 20_000) {
  const logged: unknown[] = [];
  const bare = createHttpServer(listener, (_level, event) => logged.push(event), {
    headersMs,
  });
  onTestFinished(() => {
    bare.closeAllConnections();
    bare.close();
  });
  return { port: await listen(bare, { port: 0, host: '127.0.0.1' }), logged };
}

const chunkedLogin = [
  'POST /api/admin/login HTTP/1.1',
  'Host: x',
  'Content-Type: application/json',
  'Transfer-Encoding: chunked\r\n\r\n',
].join('\r\n');

describe('answerUnreadable', () => {
  it.each([
    [400, 'bad-request', 'NONSENSE\r\n\r\n'],
    [400, 'bad-request', 'GET / HTTP/1.1\r\n\r\n'],
    [400, 'bad-request', 'GET / HTTP/1.1\r\nHost:\r\n\r\n'],
    [400, 'bad-request', 'GET / HTTP/1.1\r\nHost: one\r\nHost: two\r\n\r\n'],
    [400, 'bad-request', 'GET / HTTP/1.1\r\nHost: one\r\nhost: one\r\n\r\n'],
    [400, 'bad-request', 'GET / HTTP/1.0\r\nHost: one/two\r\n\r\n'],
    [400, 'bad-request', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n'],
    [400, 'bad-request', `${chunkedLogin}ZZ\r\n{}\r\n`],
    [405, 'method-not-allowed', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n'],
    [413, 'body-too-large', `${chunkedLogin}2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`],
    [
      417,
      'bad-request',
      'POST / HTTP/1.1\r\nHost: x\r\nExpect: magic\r\nContent-Length: 2\r\n\r\n{}',
    ],
    [431, 'headers-too-large', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
    [431, 'headers-too-large', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(5_000_000)}\r\n\r\n`],
  ])('answers %i %s in JSON, with the headers of every answer', async (status, code, request) => {
    const answer = await sendRaw(server.port, request);
    expect(answer.status).toBe(status);
    const problem = z.parse(problemSchema, JSON.parse(answer.body));
    expect(problem).toEqual({ code, message: expect.stringMatching(/\w\.$/) });
    expect(answer.head).toMatch(/^Content-Type: application\/json; charset=utf-8\r?$/m);
    expect(answer.head).toMatch(new RegExp(`^Content-Length: ${answer.body.length}\r?$`, 'm'));
    expect(answer.head).toMatch(/^X-Content-Type-Options: nosniff\r?$/m);
    expect(answer.head).toMatch(/^Cache-Control: no-store\r?$/m);
    expect(answer.head).toMatch(/^Connection: close\r?$/m);
  });

  it('logs one line for it, with nothing of what was sent', async () => {
    const before = server.logged.length;
    await sendRaw(
      server.port,
      `GET / HTTP/1.1\r\nCookie: secret\u0000${'x'.repeat(50_000)}\r\n\r\n`,
    );
    expect(server.logged.slice(before)).toEqual([
      {
        time: expect.any(String),
        level: 'info',
        event: 'unreadable',
        status: 400,
        reason: 'HPE_INVALID_HEADER_TOKEN',
      },
    ]);
  });

  it('lets a stored submission be confirmed when nonsense comes after it', async () => {
    const bytes = rawBody([...goodParts, filePart('one two')]);
    const head = uploadHead([
      `Content-Type: ${multipartType}`,
      `Content-Length: ${bytes.length}`,
    ]).replace('Connection: close\r\n', '');
    const request = Buffer.concat([Buffer.from(head), bytes, Buffer.from('NONSENSE\r\n\r\n')]);
    const { status, head: answered } = await sendRaw(server.port, request);
    expect(status).toBe(201);
    expect(answered).toMatch(/^Connection: close\r?$/m);
  });

  it('puts no second answer behind the beginning of a first one', async () => {
    const { port } = await serve((_request, response) => {
      response.writeHead(200, { 'Content-Length': 1000 }).write('the beginning');
    });
    const socket = await openSocket(port);
    const write = createWriter(socket);
    const begun = new Promise((resolve) => socket.once('data', resolve));
    const answer = readAll(socket);
    await write(Buffer.from(chunkedLogin));
    await begun;
    await write(Buffer.from('ZZ\r\n'));
    expect(await answer).toMatchObject({ status: 200, body: 'the beginning' });
  });

  it('answers 408 to headers that do not arrive in time', async () => {
    const { port } = await serve(() => {}, 40);
    const answer = await sendRaw(port, 'GET / HTTP/1.1\r\nHost: ');
    expect(answer.status).toBe(408);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'stalled' });
  });

  it('closes a connection that was never used without a word', async () => {
    const { port, logged } = await serve(() => {}, 40);
    expect(await readAll(await openSocket(port))).toMatchObject({ status: 0, head: '' });
    expect(logged).toEqual([]);
  });
});
