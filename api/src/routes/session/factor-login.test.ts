import { usedCodeSchema } from '@yiqiao/contract/http/factor-endpoints';
import { problemSchema } from '@yiqiao/contract/problem/problem';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Joined, joinedPassword, joinOffice } from '../../../test/join-office.ts';
import { sendJson } from '../../../test/passkeys/ceremonies.ts';
import { sendCode, turnFactorOn } from '../../../test/second-factor/authenticator-app.ts';
import { startTestServer } from '../../../test/server/test-server.ts';
import { createStaffVisitor, createVisitor, type Visitor } from '../../../test/visitor.ts';

const minuteMs = 60_000;
let aheadMs = 0;
const server = await startTestServer({ surroundings: { clock: () => Date.now() + aheadMs } });
afterAll(() => server.close());

/** The next code is another one. */
const passStep = () => {
  aheadMs += 30_000;
};
beforeEach(passStep);

const owner = await createStaffVisitor(server.url);
const now = () => Date.now() + aheadMs;
const codeOf = async (answer: Response) => z.parse(problemSchema, await answer.json()).code;

function sendPassword(visitor: Visitor, username: string) {
  return sendJson(visitor, 'POST', '/api/admin/login', { username, password: joinedPassword });
}

/** A browser in which the password was right, and nothing more. */
async function beginLogin({ username }: Joined, headers = {}): Promise<Visitor> {
  const visitor = createVisitor(server.url, headers);
  const answer = await sendPassword(visitor, username);
  expect(await answer.json()).toEqual({ authenticated: false, next: 'factor' });
  return visitor;
}

/** Somebody of the staff with a second factor. */
async function withFactor() {
  // The proof of an earlier log-in has lapsed by now.
  await owner.logIn();
  const visitor = await joinOffice(server.url, owner, 'staff');
  const { app, codes } = await turnFactorOn(visitor, now());
  passStep();
  return { visitor, app, codes };
}

describe('factorLogin', () => {
  it('opens nothing after the password alone, and everything after the code', async () => {
    const { visitor, app } = await withFactor();
    const browser = await beginLogin(visitor);
    expect(await browser.client.isAuthenticated()).toBe(false);
    expect((await browser.fetch('/api/me')).status).toBe(401);
    expect(browser.cookies()).not.toContain('yiqiao_device');
    const answer = await sendCode(browser, app.codeAt(now()));
    expect(await answer.json()).toEqual({ authenticated: true });
    expect(await browser.client.isAuthenticated()).toBe(true);
    expect(browser.cookies()).toContain('yiqiao_device');
    expect((await browser.client.listQuotes()).kind).toBe('whole');
  });

  it('takes a code once, also at the other of two browsers, and one of a minute ago never', async () => {
    const { visitor, app } = await withFactor();
    const [one, other] = [await beginLogin(visitor), await beginLogin(visitor)];
    const answers = await Promise.all([
      sendCode(one, app.codeAt(now())),
      sendCode(other, app.codeAt(now())),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409) ?? expect.fail();
    expect(await codeOf(refused)).toBe('code-used');
    const late = await beginLogin(visitor);
    expect(await codeOf(await sendCode(late, app.codeAt(now(), -2)))).toBe('code-wrong');
  });

  it('takes a recovery code once, and says when it was used', async () => {
    const { visitor, codes } = await withFactor();
    const typed = (codes[3] ?? '').toLowerCase().replace('-', ' ');
    const first = await sendCode(await beginLogin(visitor), typed);
    expect(first.status).toBe(200);
    const again = await sendCode(await beginLogin(visitor), codes[3] ?? '');
    expect(again.status).toBe(409);
    const { code, usedAt } = z.parse(usedCodeSchema, await again.json());
    expect(code).toBe('code-used');
    expect(Math.abs(Date.parse(usedAt ?? '') - now())).toBeLessThan(minuteMs);
  });

  it('is completed once, in the browser that began it, and within five minutes', async () => {
    const { visitor, app, codes } = await withFactor();
    const browser = await beginLogin(visitor);
    const begun = browser.cookies();
    const stranger = createVisitor(server.url);
    expect(await codeOf(await sendCode(stranger, codes[0] ?? ''))).toBe('challenge-over');
    expect((await sendCode(browser, app.codeAt(now()))).status).toBe(200);
    expect(await codeOf(await sendCode(browser, codes[0] ?? ''))).toBe('challenge-over');
    const thief = createVisitor(server.url, { Cookie: begun });
    const headers = { 'Content-Type': 'application/json', Cookie: begun };
    const stolen = await fetch(`${server.url}/api/admin/login/factor`, {
      ...{ method: 'POST', headers, body: JSON.stringify({ code: codes[0] }) },
    });
    expect(await codeOf(stolen)).toBe('challenge-over');
    expect(await thief.client.isAuthenticated()).toBe(false);
    const slow = await beginLogin(visitor);
    aheadMs += 5 * minuteMs;
    expect(await codeOf(await sendCode(slow, app.codeAt(now())))).toBe('challenge-over');
  });

  it('ends when the password is changed, and when the person is removed', async () => {
    const { visitor, codes } = await withFactor();
    const changed = await beginLogin(visitor);
    await sendJson(visitor, 'PUT', '/api/me/password', { password: 'quartz lantern 83 oyster' });
    expect(await codeOf(await sendCode(changed, codes[0] ?? ''))).toBe('challenge-over');

    const gone = await withFactor();
    const begun = await beginLogin(gone.visitor);
    await owner.fetch(`/api/people/${gone.visitor.id}`, { method: 'DELETE' });
    expect(await codeOf(await sendCode(begun, gone.codes[0] ?? ''))).toBe('challenge-over');
  });

  it('slows guesses down, lets the person in on a known device, and tells them apart in the log', async () => {
    const { visitor, app, codes } = await withFactor();
    const own = await beginLogin(visitor);
    await sendCode(own, app.codeAt(now()));
    await own.client.logout();
    const from = (address: string) => ({ 'X-Forwarded-For': address });
    const thief = await beginLogin(visitor, from('203.0.113.9'));
    const guesses = [];
    for (const guess of ['000000', '000001', '2222-2222', 'nonsense', '000002', '000003']) {
      guesses.push((await sendCode(thief, guess)).status);
    }
    expect(guesses).toEqual([401, 401, 401, 401, 401, 429]);
    passStep();
    expect((await sendCode(thief, app.codeAt(now()))).status).toBe(429);

    await sendPassword(own, visitor.username);
    expect((await sendCode(own, app.codeAt(now()))).status).toBe(200);

    const lines = server.logged.filter(({ event, person }) => {
      return event === 'login' && person === visitor.id;
    });
    const ways = lines.map(({ way, outcome }) => `${way}: ${outcome}`);
    expect(ways).toEqual(
      expect.arrayContaining([
        'password: factor',
        'code: code-wrong',
        'recovery code: code-wrong',
        'code: throttled',
        'code: welcome',
      ]),
    );
    const text = JSON.stringify(server.logged);
    for (const secret of [app.secret, ...codes, '000000', '2222-2222'])
      expect(text).not.toContain(secret);
  });

  it('slows a thief down who asks from ever other addresses', async () => {
    const { visitor } = await withFactor();
    const thief = await beginLogin(visitor);
    const statuses = [];
    for (let guess = 0; guess < 32; guess += 1) {
      const from = { 'X-Forwarded-For': `203.0.113.${guess}` };
      const elsewhere: Visitor = {
        ...thief,
        fetch: (path, init) =>
          thief.fetch(path, { ...init, headers: { ...init?.headers, ...from } }),
      };
      statuses.push((await sendCode(elsewhere, '000000')).status);
    }
    expect(statuses).toEqual([...Array(30).fill(401), 429, 429]);
  });
});
