import { afterEach, describe, expect, it } from 'vitest';
import { quoteForm } from '../../../test/quote-form.ts';
import { startTestServer, type TestServer } from '../../../test/server/test-server.ts';

/** The pattern that docs/security.md gives to fail2ban, whose <HOST> is an address. */
const failregex =
  /^\{"time":"[^"]+","level":"warn","event":"(?:login|limited|foreign-origin|cut)","client":"(?<host>[^"]+)"/;

let server: TestServer;

afterEach(() => server.close());

function ask(path: string, client: string, init: RequestInit = {}) {
  return fetch(server.url + path, {
    ...init,
    headers: { 'X-Forwarded-For': client, ...init.headers },
  });
}

function submit(client: string, headers: Record<string, string> = {}) {
  return ask('/api/upload-quote', client, { method: 'POST', body: quoteForm(), headers });
}

async function statuses(count: number, attempt: () => Promise<Response>): Promise<number[]> {
  const seen: number[] = [];
  while (seen.length < count) seen.push((await attempt()).status);
  return seen;
}

function reported(): (string | undefined)[] {
  const lines = server.logged.map((line) => JSON.stringify(line));
  return lines.flatMap((line) => failregex.exec(line)?.groups?.host ?? []);
}

describe('the limits of each client', () => {
  it('let an office send thirty submissions in a minute', async () => {
    server = await startTestServer({ environment: { SUBMISSIONS_PER_HOUR_PER_CLIENT: '' } });
    expect(new Set(await statuses(30, () => submit('203.0.113.9')))).toEqual(new Set([201]));
  });

  it('end a flood of submissions, in words, for its sender only', async () => {
    server = await startTestServer({ environment: { SUBMISSIONS_PER_HOUR_PER_CLIENT: '3' } });
    expect(await statuses(5, () => submit('203.0.113.9'))).toEqual([201, 201, 201, 429, 429]);
    const refused = await submit('203.0.113.9');
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(1000);
    expect(await refused.json()).toEqual({
      code: 'too-many-requests',
      message: expect.stringContaining('Many requests came from your network'),
    });
    expect((await submit('198.51.100.7')).status).toBe(201);
    expect(await server.files()).toHaveLength(4);
  });

  it('tell a form that was sent without JavaScript on a page', async () => {
    server = await startTestServer({ environment: { SUBMISSIONS_PER_HOUR_PER_CLIENT: '1' } });
    await submit('203.0.113.9');
    const refused = await submit('203.0.113.9', { Accept: 'text/html' });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).not.toBeNull();
    expect(refused.headers.get('Content-Type')).toContain('text/html');
    expect(await refused.text()).toContain('Many requests came from your network');
  });

  it('count every request, of pages and of the API, and a household of IPv6 as one', async () => {
    server = await startTestServer({ environment: { REQUESTS_PER_MINUTE_PER_CLIENT: '3' } });
    expect((await ask('/robots.txt', '2001:db8:0:1::1')).status).toBe(404);
    expect((await ask('/api/admin/check', '2001:db8:0:2::1')).status).toBe(200);
    expect((await ask('/api/health', '2001:db8:0:ff::1')).status).toBe(200);
    const refused = await ask('/robots.txt', '2001:db8:0:3::1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'too-many-requests' });
    expect((await ask('/api/health', '2001:db8:0:100::1')).status).toBe(200);
  });
});

describe('the log of security', () => {
  it('names the client of a failed log-in, a limit and a foreign call', async () => {
    server = await startTestServer({ environment: { SUBMISSIONS_PER_HOUR_PER_CLIENT: '1' } });
    await ask('/api/admin/login', '203.0.113.1', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: 'wrong' }),
    });
    await submit('203.0.113.2');
    await submit('203.0.113.2');
    await submit('203.0.113.3', { Origin: 'https://evil.example' });
    expect(reported()).toEqual(['203.0.113.1', '203.0.113.2', '203.0.113.3']);
  });

  it('gives a flood of refusals a few lines', async () => {
    server = await startTestServer({ environment: { REQUESTS_PER_MINUTE_PER_CLIENT: '1' } });
    await statuses(100, () => ask('/api/health', '203.0.113.4'));
    expect(reported().length).toBeGreaterThan(5);
    expect(reported().length).toBeLessThan(15);
    expect(server.logged.length).toBeLessThan(20);
  });
});
