import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRaw } from '../test/raw-request.ts';
import { startTestServer, type TestServer } from '../test/server/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
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
