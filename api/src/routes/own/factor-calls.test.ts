import type { EndpointDefinition } from '@yiqiao/contract/commands/endpoint';
import { calls } from '@yiqiao/contract/http/calls';
import { endpoints } from '@yiqiao/contract/http/endpoints';
import { problemSchema } from '@yiqiao/contract/problem/problem';
import { freshProofMinutes } from '@yiqiao/contract/record/fresh-proof';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  invite,
  join,
  joinedPassword,
  joinOffice,
  ownersListSchema,
} from '../../../test/join-office.ts';
import { createAuthenticator } from '../../../test/passkeys/authenticator.ts';
import { addPasskey, askForUse, logInWith, sendJson } from '../../../test/passkeys/ceremonies.ts';
import {
  keepFactor,
  offerFactor,
  sendCode,
  showOffer,
  turnFactorOn,
} from '../../../test/second-factor/authenticator-app.ts';
import { startTestServer, type TestServer } from '../../../test/server/test-server.ts';
import { createStaffVisitor, createVisitor, type Visitor } from '../../../test/visitor.ts';

const origin = 'https://office.example';
const minuteMs = 60_000;
let aheadMs = 0;
const now = () => Date.now() + aheadMs;
const options = {
  environment: { PUBLIC_ORIGIN: origin },
  surroundings: { clock: now },
};
const server = await startTestServer(options);
afterAll(() => server.close());
beforeEach(() => {
  aheadMs = 0;
});

const owner = await createStaffVisitor(server.url);
const codeOf = async (answer: Response) => z.parse(problemSchema, await answer.json()).code;
const isIn = (visitor: Visitor) => visitor.client.isAuthenticated();

async function waysInOf(visitor: Visitor) {
  return z.parse(
    endpoints.readWaysIn.response,
    await (await visitor.fetch('/api/me/ways-in')).json(),
  );
}

async function logIn({ url }: TestServer, username: string) {
  const visitor = createVisitor(url);
  const login = { username, password: joinedPassword };
  const answer = await sendJson(visitor, 'POST', '/api/admin/login', login);
  return { visitor, told: z.parse(endpoints.adminLogin.response, await answer.json()) };
}

function prove(visitor: Visitor, code?: string) {
  const proof = { kind: 'password', password: joinedPassword, code };
  return sendJson(visitor, 'POST', '/api/me/proof', proof);
}

describe('setting up a second factor', () => {
  it('wants a code of the authenticator, ends other sessions, and is told as a fact', async () => {
    const mei = await joinOffice(server.url, owner, 'staff');
    const { visitor: elsewhere } = await logIn(server, mei.username);
    expect(await isIn(elsewhere)).toBe(true);
    const { id, app } = await offerFactor(mei);
    const wrong = { code: app.codeAt(now(), 7) };
    const refused = await sendJson(mei, 'POST', `/api/me/factor/offers/${id}/codes`, wrong);
    expect(refused.status).toBe(403);
    expect(await codeOf(refused)).toBe('code-wrong');
    expect(await codeOf(await keepFactor(mei, id))).toBe('offer-over');
    const codes = await showOffer(mei, id, app.codeAt(now()));
    expect(new Set(codes).size).toBe(10);
    expect((await waysInOf(mei)).secondFactor).toBeUndefined();
    expect(await isIn(elsewhere)).toBe(true);

    expect((await keepFactor(mei, id)).status).toBe(204);
    expect((await waysInOf(mei)).secondFactor?.codesLeft).toBe(10);
    expect(await isIn(mei)).toBe(true);
    expect(await isIn(elsewhere)).toBe(false);
    const listed = await (await owner.fetch('/api/people')).text();
    const { people } = z.parse(ownersListSchema, JSON.parse(listed));
    expect(people.find((one) => one.id === mei.id)?.waysIn).toEqual(['password', 'factor']);
    for (const secret of [app.secret, ...codes]) expect(listed).not.toContain(secret);
  });

  it('goes on with the offer of the later tab alone', async () => {
    const mei = await joinOffice(server.url, owner, 'staff');
    const first = await offerFactor(mei);
    const second = await offerFactor(mei);
    const path = `/api/me/factor/offers/${first.id}/codes`;
    const late = await sendJson(mei, 'POST', path, { code: first.app.codeAt(now()) });
    expect(await codeOf(late)).toBe('offer-over');
    expect(await showOffer(mei, second.id, second.app.codeAt(now()))).toHaveLength(10);
  });

  it('makes other recovery codes, which take the place of those of before when they are kept', async () => {
    const mei = await joinOffice(server.url, owner, 'staff');
    const { codes } = await turnFactorOn(mei, now());
    const made = await sendJson(mei, 'POST', '/api/me/factor/codes');
    const { id, codes: others } = z.parse(endpoints.offerCodes.response, await made.json());
    const first = await logIn(server, mei.username);
    expect((await sendCode(first.visitor, codes[0] ?? '')).status).toBe(200);
    expect((await keepFactor(mei, id)).status).toBe(204);
    expect((await waysInOf(mei)).secondFactor?.codesLeft).toBe(10);
    expect(await isIn(first.visitor)).toBe(true);
    const second = await logIn(server, mei.username);
    expect(await codeOf(await sendCode(second.visitor, codes[1] ?? ''))).toBe('code-wrong');
    expect((await sendCode(second.visitor, others[1] ?? '')).status).toBe(200);
  });

  it('is switched off again, and every other session ends', async () => {
    const mei = await joinOffice(server.url, owner, 'staff');
    const { codes } = await turnFactorOn(mei, now());
    const { visitor: elsewhere } = await logIn(server, mei.username);
    await sendCode(elsewhere, codes[0] ?? '');
    expect((await sendJson(mei, 'DELETE', '/api/me/factor')).status).toBe(204);
    expect(await isIn(elsewhere)).toBe(false);
    expect((await logIn(server, mei.username)).told).toEqual({ authenticated: true });
  });
});

describe('a fresh proof of somebody with a second factor', () => {
  it('wants the code beside the password, each once', async () => {
    const mei = await joinOffice(server.url, owner, 'staff');
    const { app, codes } = await turnFactorOn(mei, now());
    aheadMs = (freshProofMinutes + 1) * minuteMs;
    expect(await codeOf(await prove(mei))).toBe('code-wanted');
    expect(await codeOf(await prove(mei, '000000'))).toBe('code-wrong');
    expect(await codeOf(await sendJson(mei, 'DELETE', '/api/me/factor'))).toBe('proof-wanted');
    expect((await prove(mei, app.codeAt(now()))).status).toBe(204);
    const again = await prove(mei, app.codeAt(now()));
    expect([again.status, await codeOf(again)]).toEqual([403, 'code-used']);
    expect((await prove(mei, codes[0])).status).toBe(204);
    expect((await sendJson(mei, 'DELETE', '/api/me/factor')).status).toBe(204);
  });

  it('cannot be guessed with the password known', async () => {
    const mei = await joinOffice(server.url, owner, 'staff');
    const { codes } = await turnFactorOn(mei, now());
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await prove(mei, '000000')).status).toBe(403);
    }
    expect((await prove(mei, codes[0])).status).toBe(429);
  });
});

describe('a second factor that is demanded', () => {
  const demand = (visitor: Visitor, isDemanded: boolean) =>
    sendJson(visitor, 'PUT', '/api/people/factor-demand', { isDemanded });

  /** An office whose first owner demands it, and somebody of the staff who joined before and has none. */
  async function openDemanding() {
    const office = await startTestServer(options);
    const first = await createStaffVisitor(office.url);
    const mei = await joinOffice(office.url, first, 'staff');
    const stream = await mei.fetch('/api/admin/changes');
    expect(await codeOf(await demand(first, true))).toBe('factor-missing');
    const { app } = await turnFactorOn(first, now());
    const answer = await demand(first, true);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ factorDemand: { by: { id: 'first' } } });
    return { office, first, mei, app, stream };
  }

  const forSettingUp = Object.entries<EndpointDefinition>(calls).flatMap(([name, call]) =>
    call.setsUpFactor ? name : [],
  );

  it('puts out whoever has shown none, stream included, and keeps who has', async () => {
    const { office, first, mei, stream } = await openDemanding();
    expect(await isIn(first)).toBe(true);
    expect(await isIn(mei)).toBe(false);
    expect((await mei.fetch('/api/admin/quotes')).status).toBe(401);
    expect(await stream.text()).toContain('event: ended');
    expect(await codeOf(await sendJson(first, 'DELETE', '/api/me/factor'))).toBe('factor-demanded');
    await office.close();
  });

  it('leaves a log-in with a password good for setting one up, and for nothing else', async () => {
    const { office, mei } = await openDemanding();
    const { visitor, told } = await logIn(office, mei.username);
    expect(told).toEqual({ authenticated: false, next: 'set-up' });
    expect(await isIn(visitor)).toBe(false);
    expect(forSettingUp.sort()).toEqual([
      'addPasskey',
      'beginPasskey',
      'keepFactor',
      'offerFactor',
      'showOffer',
    ]);
    for (const [name, { method, path, access }] of Object.entries<EndpointDefinition>(calls)) {
      if (access === 'anyone' || forSettingUp.includes(name)) continue;
      const { status } = await sendJson(visitor, method, path.replace(/:\w+/g, 'nobody'));
      expect({ name, status }).toEqual({ name, status: 401 });
    }
    await turnFactorOn(visitor, now());
    expect(await isIn(visitor)).toBe(true);
    expect((await visitor.client.listQuotes()).kind).toBe('whole');
    await office.close();
  }, 30_000);

  it('is satisfied by a passkey, and then by the password alone no more', async () => {
    const { office, mei } = await openDemanding();
    const { visitor } = await logIn(office, mei.username);
    const authenticator = createAuthenticator(origin);
    expect((await addPasskey(visitor, authenticator)).status).toBe(201);
    expect(await isIn(visitor)).toBe(true);
    const { visitor: thief, told } = await logIn(office, mei.username);
    expect(told).toEqual({ authenticated: false, next: 'passkey' });
    expect((await sendJson(thief, 'POST', '/api/me/factor/offers')).status).toBe(401);
    const signed = authenticator.use(await askForUse(thief));
    expect((await logInWith(thief, signed)).status).toBe(200);
    expect(await isIn(thief)).toBe(true);
    await office.close();
  });

  it('is asked of whoever joins with a password, and not of whoever does with a passkey', async () => {
    const { office, first } = await openDemanding();
    const { key } = await invite(first, 'staff');
    const elena = createVisitor(office.url);
    expect(await (await join(elena, key)).json()).toMatchObject({
      ...{ authenticated: false, next: 'set-up' },
    });
    expect(await isIn(elena)).toBe(false);
    await turnFactorOn(elena, now());
    expect(await isIn(elena)).toBe(true);
    await office.close();
  });

  it('holds after a restart, a new password and a new invitation', async () => {
    const { office, first, mei } = await openDemanding();
    const { visitor } = await logIn(office, mei.username);
    const { app } = await turnFactorOn(visitor, now());
    const password = 'quartz lantern 83 oyster';
    await sendJson(visitor, 'PUT', '/api/me/password', { password });
    expect(await isIn(visitor)).toBe(true);
    const login = { username: mei.username, password };
    const later = createVisitor(office.url);
    const answer = await sendJson(later, 'POST', '/api/admin/login', login);
    expect(await answer.json()).toEqual({ authenticated: false, next: 'factor' });

    const renewed = await sendJson(first, 'POST', `/api/people/${mei.id}/invitation`);
    const { invitationPath } = z.parse(endpoints.renewInvitation.response, await renewed.json());
    const again: Visitor = createVisitor(office.url);
    await join(again, invitationPath.replace('/admin/join/', ''));
    expect(await isIn(again)).toBe(false);
    const lost = await sendCode(later, app.codeAt(now()));
    expect(await codeOf(lost)).toBe('challenge-over');

    const restarted = await office.restart();
    expect((await logIn(restarted, mei.username)).told.next).toBe('set-up');
    await restarted.close();
  });

  it('ends when an owner says so', async () => {
    const { office, first, mei } = await openDemanding();
    expect((await demand(first, false)).status).toBe(200);
    expect((await logIn(office, mei.username)).told).toEqual({ authenticated: true });
    await office.close();
  });
});
