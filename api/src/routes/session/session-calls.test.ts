import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HttpError } from '@yiqiao/contract/http/http-error';
import { firstOwnerId } from '@yiqiao/contract/record/stored-people';
import { afterAll, describe, expect, it } from 'vitest';
import { joinOffice } from '../../../test/join-office.ts';
import { password, startTestServer, type TestServer } from '../../../test/server/test-server.ts';
import { createStaffVisitor, createVisitor } from '../../../test/visitor.ts';

const hourMs = 3_600_000;

const server = await startTestServer();
afterAll(() => server.close());

async function tryLogin(url: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

const right = { username: 'admin', password };
const wrong = { username: 'admin', password: 'not this one' };

describe('adminLogin', () => {
  it('opens a session that its check, its list and its end belong to', async () => {
    const visitor = createVisitor(server.url);
    expect(await visitor.client.isAuthenticated()).toBe(false);
    await visitor.logIn();
    expect(await visitor.client.isAuthenticated()).toBe(true);
    await visitor.client.logout();
    expect(await visitor.client.isAuthenticated()).toBe(false);
    await expect(visitor.client.listQuotes()).rejects.toThrow(HttpError);
  });

  it('sets a cookie that scripts and other sites cannot use', async () => {
    const { headers } = await tryLogin(server.url, right);
    const cookies = headers.getSetCookie();
    expect(cookies.some((cookie) => cookie.startsWith('yiqiao_session='))).toBe(true);
    for (const cookie of cookies) {
      expect(cookie.toLowerCase()).toContain('; path=/');
      expect(cookie.toLowerCase()).toContain('; samesite=strict');
      expect(cookie.toLowerCase()).toContain('; httponly');
    }
  });

  it('binds the cookie to the host and to TLS behind a proxy', async () => {
    const { headers } = await tryLogin(server.url, right, { 'X-Forwarded-Proto': 'https' });
    for (const cookie of headers.getSetCookie()) {
      expect(cookie).toMatch(/^(__Host-yiqiao_session|__Secure-yiqiao_device)/);
      expect(cookie.toLowerCase()).toMatch(/; secure(;|$)/);
      expect(cookie.toLowerCase()).toContain('; httponly');
    }
    expect(headers.get('Strict-Transport-Security')).toContain('max-age=31536000');
  });

  it('gives one answer whatever was wrong', async () => {
    const answers = await Promise.all([
      tryLogin(server.url, wrong),
      tryLogin(server.url, { username: 'nobody', password }),
      tryLogin(server.url, { username: 'nobody', password: 'nothing' }),
    ]);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 401 });
    expect(answers[0]?.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    {},
    { username: '', password: '' },
    { username: ['admin'], password },
    { username: 'admin', password: { $ne: '' } },
    { username: 'admin', password: 'x'.repeat(1025) },
    null,
  ])('refuses %j as no user name and password', async (body) => {
    expect(await tryLogin(server.url, body)).toMatchObject({ status: 400 });
  });

  it('keeps neither password nor session id on the disk', async () => {
    const visitor = await createStaffVisitor(server.url);
    const id = /yiqiao_session=([^;]+)/.exec(visitor.cookies())?.[1] ?? '';
    const { id: sessionId } = JSON.parse(Buffer.from(id, 'base64').toString());
    const folder = server.settings.dataFolder;
    const stored = await Promise.all(
      ['admin.json', 'sessions.json'].map((name) => readFile(join(folder, name), 'utf8')),
    );
    expect(sessionId).toHaveLength(43);
    expect(stored.join()).not.toContain(sessionId);
    expect(stored.join()).not.toContain(password);
    expect(JSON.stringify(server.logged)).not.toContain(password);
  });
});

describe('adminLogin under attack', () => {
  it('slows one client down and lets the office in from elsewhere', async () => {
    const attacked = await startTestServer();
    const from = (address: string) => ({ 'X-Forwarded-For': address });
    const office = await createStaffVisitor(attacked.url, from('198.51.100.7'));
    const guesses = [];
    for (let guess = 0; guess < 12; guess += 1) {
      guesses.push(await tryLogin(attacked.url, wrong, from('203.0.113.9')));
    }
    expect(guesses.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429, 429]);
    expect(Number(guesses.at(-1)?.headers.get('Retry-After'))).toBeGreaterThan(60);
    expect(await tryLogin(attacked.url, right, from('203.0.113.9'))).toMatchObject({ status: 429 });
    expect(await tryLogin(attacked.url, right, from('198.51.100.8'))).toMatchObject({
      status: 200,
    });
    expect(await office.client.isAuthenticated()).toBe(true);
    await attacked.close();
  });

  it('knows a device that has logged in before, wherever it is, also after a restart', async () => {
    const first = await startTestServer();
    const from = { 'X-Forwarded-For': '203.0.113.9' };
    const office = await createStaffVisitor(first.url, { 'X-Forwarded-For': '198.51.100.7' });
    const device = { Cookie: office.cookies(), ...from };
    const second = await first.restart();
    for (let guess = 0; guess < 11; guess += 1) await tryLogin(second.url, wrong, from);
    expect(await tryLogin(second.url, right, from)).toMatchObject({ status: 429 });
    const forged = { Cookie: `yiqiao_device=${'A'.repeat(22)}.${'A'.repeat(43)}`, ...from };
    expect(await tryLogin(second.url, right, forged)).toMatchObject({ status: 429 });
    expect(await tryLogin(second.url, right, device)).toMatchObject({ status: 200 });
    await second.close();
  });

  it('does not believe an address that the client itself has put in front', async () => {
    const attacked = await startTestServer();
    const statuses = [];
    for (let guess = 0; guess < 11; guess += 1) {
      const headers = { 'X-Forwarded-For': `192.0.2.${guess}, 203.0.113.9` };
      statuses.push((await tryLogin(attacked.url, wrong, headers)).status);
    }
    expect(statuses.at(-1)).toBe(429);
    await attacked.close();
  });

  it('counts attempts that come at once', async () => {
    const attacked = await startTestServer();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => tryLogin(attacked.url, wrong)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    await attacked.close();
  });
});

describe('a session', () => {
  it('is dead for every copy of its cookie after log-out', async () => {
    const visitor = await createStaffVisitor(server.url);
    const stolen = { Cookie: visitor.cookies() };
    await visitor.client.logout();
    const answer = await fetch(`${server.url}/api/admin/quotes`, { headers: stolen });
    expect(answer.status).toBe(401);
  });

  it('gets a new id at every log-in', async () => {
    const visitor = await createStaffVisitor(server.url);
    const before = visitor.cookies();
    await visitor.logIn();
    expect(visitor.cookies()).not.toBe(before);
    const old = await fetch(`${server.url}/api/admin/quotes`, { headers: { Cookie: before } });
    expect(old.status).toBe(401);
  });

  it('is not opened by a cookie that was tampered with', async () => {
    const visitor = await createStaffVisitor(server.url);
    const forged = visitor.cookies().replace(/yiqiao_session=..../, 'yiqiao_session=AAAA');
    const answer = await fetch(`${server.url}/api/admin/quotes`, { headers: { Cookie: forged } });
    expect(answer.status).toBe(401);
  });

  it('ends after 12 idle hours, and after 7 days of use', async () => {
    let now = Date.UTC(2026, 10, 20);
    const timed = await startTestServer({ surroundings: { clock: () => now } });
    const idle = await createStaffVisitor(timed.url);
    now += 11 * hourMs;
    expect(await idle.client.isAuthenticated()).toBe(true);
    now += 12 * hourMs;
    expect(await idle.client.isAuthenticated()).toBe(false);

    const busy = await createStaffVisitor(timed.url);
    for (let hours = 0; hours < 7 * 24; hours += 8) {
      expect(await busy.client.isAuthenticated()).toBe(true);
      now += 8 * hourMs;
    }
    expect(await busy.client.isAuthenticated()).toBe(false);
    await timed.close();
  });

  it('survives a restart and new signing keys, and ends with the old key or the old password', async () => {
    const [older, newer] = ['an old signing secret', 'a new signing secret'];
    const first = await startTestServer({ environment: { SESSION_SECRET: older } });
    const visitor = await createStaffVisitor(first.url);
    const cookies = visitor.cookies();
    const isOpen = async ({ url }: TestServer) =>
      (await fetch(`${url}/api/admin/quotes`, { headers: { Cookie: cookies } })).status === 200;

    const second = await first.restart({ SESSION_SECRET: `${newer},${older}` });
    expect(await isOpen(second)).toBe(true);
    const third = await second.restart({ SESSION_SECRET: newer });
    expect(await isOpen(third)).toBe(false);
    const fourth = await third.restart({ SESSION_SECRET: older });
    expect(await isOpen(fourth)).toBe(true);
    const fifth = await fourth.restart({ ADMIN_PASSWORD: 'another good password' });
    expect(await isOpen(fifth)).toBe(false);
    await fifth.close();
  });
});

describe('seals', () => {
  it('gives a new key to anybody, and the same key again only with a session', async () => {
    const visitor = createVisitor(server.url);
    const seal = await visitor.client.makeSeal();
    expect(seal).toEqual({
      id: expect.stringMatching(/^\w{32}$/),
      key: expect.stringMatching(/^\w{64}$/),
    });
    expect((await visitor.client.makeSeal()).key).not.toBe(seal.key);
    await expect(visitor.client.readSeal(seal.id)).rejects.toMatchObject({ status: 401 });
    await visitor.logIn();
    expect(await visitor.client.readSeal(seal.id)).toEqual([seal.key]);
  });

  it('gives it again to the person whose it is, and to no other', async () => {
    const owner = await createStaffVisitor(server.url);
    const staff = await joinOffice(server.url, owner, 'staff');
    const seals = {
      own: await createVisitor(server.url).client.makeSeal(staff.id),
      ofOwner: await createVisitor(server.url).client.makeSeal(firstOwnerId),
    };
    expect(await staff.client.readSeal(seals.own.id)).toEqual([seals.own.key]);
    for (const [person, seal] of [
      [owner, seals.own],
      [staff, seals.ofOwner],
      [staff, await owner.client.makeSeal()],
    ] as const)
      await expect(person.client.readSeal(seal.id)).rejects.toMatchObject({ status: 404 });
  });
});
