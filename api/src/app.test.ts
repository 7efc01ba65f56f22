import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { sendRaw } from '../test/raw-request.ts';
import { password, startTestServer } from '../test/server/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());

describe('createApp', () => {
  it.each(['/api', '/api/', '/api/nothing', '/api/admin', '/api/admin/check/', '/api/ADMIN/check'])(
    'answers %s with a JSON 404',
    async (path) => {
      const answer = await fetch(server.url + path, { headers: { Accept: 'text/html' } });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'not-found', message: expect.any(String) });
    },
  );

  it.each([
    ['GET', '/api/upload-quote', 'POST'],
    ['DELETE', '/api/admin/quotes', 'GET, HEAD'],
    ['PUT', '/api/quotes/1/status', 'PATCH'],
    ['OPTIONS', '/api/admin/login', 'POST'],
  ])('answers %s %s with the method it takes', async (method, path, allowed) => {
    const answer = await fetch(server.url + path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe(allowed);
    expect(await answer.json()).toMatchObject({ code: 'method-not-allowed' });
  });

  it('keeps every answer of the API out of caches and frames, and says nothing of itself', async () => {
    const { headers } = await fetch(`${server.url}/api/admin/check`);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('X-Powered-By')).toBeNull();
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(headers.get('Strict-Transport-Security')).toBeNull();
  });

  it.each(['/', '/api/health'])(
    'takes %s for secure by what the first proxy says',
    async (path) => {
      const ask = (protocols: string) =>
        fetch(server.url + path, { headers: { 'X-Forwarded-Proto': protocols } });
      const secure = await ask('https, http');
      expect(secure.headers.get('Strict-Transport-Security')).not.toBeNull();
      const open = await ask('http, https');
      expect(open.headers.get('Strict-Transport-Security')).toBeNull();
    },
  );

  it.each([
    ['http://test/api/admin/check?x', 200, '"authenticated"'],
    ['HTTP://test:3000/api/nothing', 404, '"not-found"'],
    ['https://[::1]?x', 404, 'Not found'],
    ['http:///api/admin/check', 400, 'Host header'],
    ['http://me@test/api/admin/check', 400, 'Host header'],
  ])('takes %s for an address of its own, as a proxy writes it', async (target, status, text) => {
    const head = `GET ${target} HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n`;
    const answer = await sendRaw(server.port, head);
    expect(answer.status).toBe(status);
    expect(answer.body).toContain(text);
  });

  it('knows its own origin by the host of a whole address, not by the header beside it', async () => {
    const post = (host: string, header: string) =>
      sendRaw(
        server.port,
        `POST http://${host}/api/admin/logout HTTP/1.1\r\nHost: ${header}\r\n` +
          'Origin: http://test\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
      );
    expect((await post('test', 'other')).status).toBe(200);
    expect((await post('other', 'test')).status).toBe(403);
  });

  it.each(['gzip', 'br', 'identity, gzip', 'x'])('refuses a body packed by %s', async (coding) => {
    for (const type of ['application/json', 'multipart/form-data; boundary=x']) {
      const path = type === 'application/json' ? '/api/admin/login' : '/api/upload-quote';
      const answer = await fetch(server.url + path, {
        method: 'POST',
        headers: { 'Content-Type': type, 'Content-Encoding': coding },
        body: gzipSync(JSON.stringify({ username: 'admin', password })),
      });
      expect(answer.status).toBe(415);
      expect(answer.headers.get('Accept-Encoding')).toBe('identity');
      expect(await answer.json()).toMatchObject({
        message: 'Send the body as it is, without Content-Encoding.',
      });
    }
  });

  it.each([
    ['GET / HTTP/1.1\r\n\r\n', 400],
    ['NONSENSE\r\n\r\n', 400],
    ['TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
    ['CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n', 405],
    [`GET /api/admin/check HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    [
      'GET http://evil.example/api/../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      404,
    ],
    ['GET /%00 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
    ['POST /api/admin/login HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n', 400],
  ])('survives %j', async (request, expected) => {
    const { status, body } = await sendRaw(server.port, request);
    expect(status).toBe(expected);
    expect(body).not.toMatch(/node_modules|\.ts/);
    expect(body).not.toContain(process.cwd());
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  });
});
