import type { EndpointDefinition } from '@yiqiao/contract/commands/endpoint';
import { calls } from '@yiqiao/contract/http/calls';
import { problemSchema } from '@yiqiao/contract/problem/problem';
import { freshProofMinutes } from '@yiqiao/contract/record/fresh-proof';
import { type SignedIn, signedInListSchema } from '@yiqiao/contract/record/signed-in';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Joined, joinedPassword, joinOffice } from '../../../test/join-office.ts';
import { password, startTestServer } from '../../../test/server/test-server.ts';
import { createVisitor, type Visitor } from '../../../test/visitor.ts';

const minuteMs = 60_000;
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const newPassword = 'quartz lantern 83 oyster';

let aheadMs = 0;
const server = await startTestServer({
  surroundings: { clock: () => Date.now() + aheadMs },
});
afterAll(() => server.close());

function send(visitor: Visitor, method: string, path: string, body?: unknown): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  const json = body === undefined ? {} : { headers, body: JSON.stringify(body) };
  return visitor.fetch(path, { method, ...json });
}

const codeOf = async (answer: Response) => z.parse(problemSchema, await answer.json()).code;
const prove = (visitor: Visitor, typed: string) =>
  send(visitor, 'POST', '/api/me/proof', { kind: 'password', password: typed });

async function sessionsOf(visitor: Visitor, path = '/api/me/sessions'): Promise<SignedIn[]> {
  return z.parse(signedInListSchema, await (await visitor.fetch(path)).json()).sessions;
}

async function logIn(headers = {}, who = { username: 'admin', password }): Promise<Visitor> {
  const visitor = createVisitor(server.url, headers);
  const answer = await send(visitor, 'POST', '/api/admin/login', who);
  expect(answer.status).toBe(200);
  return visitor;
}

/** Some time after the proof of a log-in has lapsed. */
async function withStaleProof<T>(run: () => Promise<T>): Promise<T> {
  aheadMs = (freshProofMinutes + 1) * minuteMs;
  try {
    return await run();
  } finally {
    aheadMs = 0;
  }
}

/** Whatever is asked for; what settings want it for is told in `settings.test.ts`. */
const guarded = Object.entries<EndpointDefinition>(calls).filter(
  ([, { freshProof }]) => freshProof === true,
);

describe('a fresh proof', () => {
  it.each(guarded)('is wanted by %s, and said so', async (_name, { method, path }) => {
    const owner = await logIn();
    await withStaleProof(async () => {
      const answer = await send(owner, method, path.replace(/:\w+/g, 'nobody'), {});
      expect(answer.status).toBe(403);
      expect(await codeOf(answer)).toBe('proof-wanted');
    });
  });

  it('is wanted for people, ways in and erasing', () => {
    expect(guarded.map(([name]) => name).sort()).toEqual([
      'addPasskey',
      'beginPasskey',
      'changePassword',
      'changeRole',
      'confirmPeople',
      'demandFactor',
      'endOtherSessions',
      'endSession',
      'endSessionOf',
      'endSessionsOf',
      'erasePerson',
      'invitePerson',
      'keepFactor',
      'offerCodes',
      'offerFactor',
      'removeFactor',
      'removePasskey',
      'removePerson',
      'renewInvitation',
      'showOffer',
      'takeBackInvitation',
    ]);
  });

  it('is given by the password, in the session where it was typed', async () => {
    const [here, there] = [await logIn(), await logIn()];
    await withStaleProof(async () => {
      expect((await prove(here, 'not this one')).status).toBe(403);
      expect((await send(here, 'DELETE', '/api/me/sessions/nobody')).status).toBe(403);
      expect((await prove(here, password)).status).toBe(204);
      expect((await send(here, 'DELETE', '/api/me/sessions/nobody')).status).toBe(204);
      expect((await send(there, 'DELETE', '/api/me/sessions/nobody')).status).toBe(403);
    });
  });

  it('cannot be guessed, and guesses keep nobody out elsewhere', async () => {
    const [stolen, own] = [await logIn(), await logIn()];
    for (let guess = 0; guess < 10; guess += 1) expect((await prove(stolen, 'x')).status).toBe(403);
    const answer = await prove(stolen, password);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await prove(own, password)).status).toBe(204);
    const lines = server.logged.filter(({ event }) => event === 'proof');
    expect(lines.at(-1)).toMatchObject({ outcome: 'proven', person: 'first' });
    expect(lines.some(({ outcome }) => outcome === 'throttled')).toBe(true);
    expect(JSON.stringify(lines)).not.toContain(password);
  });
});

describe('signed in on', () => {
  it('tells the sessions apart by device, address and use', async () => {
    const owner = await logIn({ 'User-Agent': windows, 'X-Forwarded-For': '203.0.113.9' });
    const mine = (await sessionsOf(owner))[0];
    expect(mine).toMatchObject({
      ...{ device: 'Chrome on Windows', address: '203.0.113.9', isThis: true },
    });
    expect(owner.cookies()).not.toContain(mine?.id);
  });

  it('ends one, and then all others, for good and at once', async () => {
    const [here, lost, third] = [await logIn(), await logIn(), await logIn()];
    const lostId = (await sessionsOf(lost)).find(({ isThis }) => isThis)?.id;
    expect((await send(here, 'DELETE', `/api/me/sessions/${lostId}`)).status).toBe(204);
    expect(await lost.client.isAuthenticated()).toBe(false);
    expect(await third.client.isAuthenticated()).toBe(true);
    expect((await send(here, 'DELETE', '/api/me/sessions')).status).toBe(204);
    expect(await third.client.isAuthenticated()).toBe(false);
    expect(await sessionsOf(here)).toMatchObject([{ isThis: true }]);
  });

  it('is nobody else’s but an owner’s to see and to end', async () => {
    const owner = await logIn();
    const mei: Joined = await joinOffice(server.url, owner, 'staff');
    const ofMei = `/api/people/${mei.id}/sessions`;
    const [ownersOwn] = await sessionsOf(owner);
    expect((await send(mei, 'DELETE', `/api/me/sessions/${ownersOwn?.id}`)).status).toBe(204);
    expect(await owner.client.isAuthenticated()).toBe(true);
    expect((await mei.fetch('/api/people/first/sessions')).status).toBe(403);
    const other = await logIn({}, { username: mei.username, password: joinedPassword });
    const listed = await sessionsOf(owner, ofMei);
    expect(listed.map(({ isThis }) => isThis)).toEqual([false, false]);
    const [otherId] = (await sessionsOf(other)).map(({ id }) => id);
    expect((await send(owner, 'DELETE', `${ofMei}/${otherId}`)).status).toBe(204);
    expect(await other.client.isAuthenticated()).toBe(false);
    expect((await send(owner, 'DELETE', ofMei)).status).toBe(204);
    expect(await mei.client.isAuthenticated()).toBe(false);
    expect((await owner.fetch('/api/people/nobody/sessions')).status).toBe(404);
  });
});

describe('one’s own password', () => {
  it('is changed under a new cookie, and ends every other session', async () => {
    const owner = await logIn();
    const mei = await joinOffice(server.url, owner, 'translator');
    const before = mei.cookies();
    const other = await logIn({}, { username: mei.username, password: joinedPassword });
    const weak = await send(mei, 'PUT', '/api/me/password', { password: 'password1234' });
    expect(await codeOf(weak)).toBe('password-weak');
    expect(await other.client.isAuthenticated()).toBe(true);
    const changed = await send(mei, 'PUT', '/api/me/password', { password: newPassword });
    expect(changed.status).toBe(204);
    expect(await mei.client.isAuthenticated()).toBe(true);
    expect(await other.client.isAuthenticated()).toBe(false);
    const thief = createVisitor(server.url, { Cookie: before });
    expect(await thief.client.isAuthenticated()).toBe(false);
    await logIn({}, { username: mei.username, password: newPassword });
    expect(await sessionsOf(mei)).toHaveLength(2);
  });

  it('is the first owner’s, too, unless the settings say it', async () => {
    const office = await startTestServer();
    const first = createVisitor(office.url);
    await first.logIn();
    expect(await (await first.fetch('/api/me/ways-in')).json()).toMatchObject({
      password: { isSetting: false },
    });
    const changed = await send(first, 'PUT', '/api/me/password', { password: newPassword });
    expect(changed.status).toBe(204);
    expect(await first.client.isAuthenticated()).toBe(true);
    await expect(createVisitor(office.url).logIn()).rejects.toThrow('401');

    const later = await office.restart({ ADMIN_PASSWORD: 'lantern quartz 38 oyster' });
    const again = createVisitor(later.url);
    const login = { username: 'admin', password: 'lantern quartz 38 oyster' };
    await send(again, 'POST', '/api/admin/login', login);
    const refused = await send(again, 'PUT', '/api/me/password', { password: newPassword });
    expect(await codeOf(refused)).toBe('first-owner');
    await later.close();
  });
});
