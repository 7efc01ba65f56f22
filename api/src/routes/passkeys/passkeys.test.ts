import { invitedSchema } from '@yiqiao/contract/commands/people/invitation';
import { problemSchema } from '@yiqiao/contract/problem/problem';
import { personSchema } from '@yiqiao/contract/record/person';
import { ownWaysInSchema } from '@yiqiao/contract/record/signed-in';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { invite, joinedPassword, joinOffice, keyOf } from '../../../test/join-office.ts';
import { createAuthenticator } from '../../../test/passkeys/authenticator.ts';
import {
  addPasskey,
  askForMaking,
  askForUse,
  logInWith,
  sendJson,
} from '../../../test/passkeys/ceremonies.ts';
import { startTestServer } from '../../../test/server/test-server.ts';
import { createStaffVisitor, createVisitor, type Visitor } from '../../../test/visitor.ts';

const origin = 'https://office.example';
const minuteMs = 60_000;
let aheadMs = 0;
const server = await startTestServer({
  environment: { PUBLIC_ORIGIN: origin },
  surroundings: { clock: () => Date.now() + aheadMs },
});
afterAll(() => server.close());
beforeEach(() => {
  aheadMs = 0;
});

const owner = await createStaffVisitor(server.url);
const browser = () => createVisitor(server.url);
const isIn = (visitor: Visitor) => visitor.client.isAuthenticated();

async function codeOf(answer: Response): Promise<string> {
  return z.parse(problemSchema, await answer.json()).code;
}

async function waysInOf(visitor: Visitor) {
  return z.parse(ownWaysInSchema, await (await visitor.fetch('/api/me/ways-in')).json());
}

/** Somebody of the staff with a passkey beside their password. */
async function withPasskey() {
  const visitor = await joinOffice(server.url, owner, 'staff');
  const authenticator = createAuthenticator(origin);
  const answer = await addPasskey(visitor, authenticator);
  expect(answer.status).toBe(201);
  return { visitor, authenticator };
}

describe('where there can be passkeys', () => {
  async function placeOf(environment: Record<string, string>) {
    const other = await startTestServer({ environment });
    const place = await (await createVisitor(other.url).fetch('/api/passkeys')).json();
    const options = await sendJson(createVisitor(other.url), 'POST', '/api/login/passkey/options');
    await other.close();
    return { place, options };
  }

  it('is the address of the settings, never that of the request', async () => {
    const visitor = createVisitor(server.url, { 'X-Forwarded-Host': 'evil.example' });
    expect(await (await visitor.fetch('/api/passkeys')).json()).toMatchObject({ origin });
    expect(await askForUse(visitor)).toMatchObject({ rpId: 'office.example' });
  });

  it.each([
    ['http://office.example', 'origin-not-secure'],
    ['https://192.0.2.7', 'origin-is-address'],
  ])('is nowhere at %s, and says why', async (address, obstacle) => {
    const { place, options } = await placeOf({ PUBLIC_ORIGIN: address });
    expect(place).toEqual({ obstacle, isUsed: false });
    expect(options.status).toBe(409);
    expect(await options.json()).toMatchObject({
      code: 'passkeys-not-offered',
      message: expect.stringContaining('PUBLIC_ORIGIN'),
    });
  });
});

describe('logging in with a passkey', () => {
  it('needs no name, begins a new session, and counts as a fresh proof', async () => {
    const { authenticator } = await withPasskey();
    const visitor = browser();
    const options = await askForUse(visitor);
    expect(options).toMatchObject({ allowCredentials: [], userVerification: 'required' });
    const answer = await logInWith(visitor, authenticator.use(options));
    expect(await answer.json()).toMatchObject({ authenticated: true, person: { role: 'staff' } });
    expect(await isIn(visitor)).toBe(true);
    expect((await sendJson(visitor, 'DELETE', '/api/me/sessions')).status).toBe(204);
    const lines = server.logged.filter(({ event, way }) => event === 'login' && way === 'passkey');
    expect(lines.at(-1)).toMatchObject({ outcome: 'welcome' });
  });

  it('takes an answer once, whatever cookies come with it', async () => {
    const { authenticator } = await withPasskey();
    const visitor = browser();
    const assertion = authenticator.use(await askForUse(visitor));
    const stolen = visitor.cookies();
    expect((await logInWith(visitor, assertion)).status).toBe(200);
    expect(await codeOf(await logInWith(visitor, assertion))).toBe('challenge-over');
    const replayed = await browser().fetch('/api/login/passkey', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: stolen },
      body: JSON.stringify({ passkey: assertion }),
    });
    expect(await codeOf(replayed)).toBe('challenge-over');
  });

  it('takes the later challenge of two tabs, and none of another browser', async () => {
    const { authenticator } = await withPasskey();
    const visitor = browser();
    const earlier = authenticator.use(await askForUse(visitor));
    const later = authenticator.use(await askForUse(visitor));
    expect(await codeOf(await logInWith(visitor, earlier))).toBe('passkey-refused');
    const stranger = browser();
    expect(await codeOf(await logInWith(stranger, later))).toBe('challenge-over');
    await askForUse(stranger);
    expect(await codeOf(await logInWith(stranger, later))).toBe('passkey-refused');
    expect((await logInWith(visitor, later)).status).toBe(200);
  });

  it('takes no challenge after five minutes, nor one for another purpose', async () => {
    const { visitor, authenticator } = await withPasskey();
    const late = browser();
    const options = await askForUse(late);
    aheadMs = 5 * minuteMs + 1;
    expect(await codeOf(await logInWith(late, authenticator.use(options)))).toBe('challenge-over');
    aheadMs = 0;
    const proof = await askForUse(visitor, '/api/me/proof/options');
    expect(await codeOf(await logInWith(visitor, authenticator.use(proof)))).toBe('challenge-over');
  });

  it.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of a subdomain', { origin: 'https://a.office.example' }],
    ['without user verification', { isVerified: false }],
  ])('refuses an answer %s', async (_what, manner) => {
    const { authenticator } = await withPasskey();
    const visitor = browser();
    const assertion = authenticator.use(await askForUse(visitor), manner);
    const answer = await logInWith(visitor, assertion);
    expect(answer.status).toBe(401);
    expect(await codeOf(answer)).toBe('passkey-refused');
    expect(await isIn(visitor)).toBe(false);
  });

  it('refuses another host, another key, and a passkey that nobody has', async () => {
    const { authenticator } = await withPasskey();
    const visitor = browser();
    const stranger = createAuthenticator(origin);
    const elsewhere = { ...(await askForUse(visitor)), rpId: 'evil.example' };
    expect((await logInWith(visitor, authenticator.use(elsewhere))).status).toBe(401);
    const forged = stranger.use(await askForUse(visitor));
    expect((await logInWith(visitor, forged)).status).toBe(401);
    const { id, rawId } = authenticator.use(elsewhere);
    const borrowed = { ...stranger.use(await askForUse(visitor)), id, rawId };
    expect((await logInWith(visitor, borrowed)).status).toBe(401);
  });

  it('refuses a counter that went back, and tells it apart in the log', async () => {
    const { authenticator } = await withPasskey();
    const use = async (counter: number) => {
      const visitor = browser();
      return logInWith(visitor, authenticator.use(await askForUse(visitor), { counter }));
    };
    expect((await use(5)).status).toBe(200);
    expect(await codeOf(await use(4))).toBe('passkey-refused');
    expect(server.logged.filter(({ event }) => event === 'login').at(-1)).toMatchObject({
      ...{ way: 'passkey', outcome: 'copied' },
    });
    expect((await use(6)).status).toBe(200);
  });

  it('limits attempts of an address', async () => {
    const guesser = createVisitor(server.url, { 'X-Forwarded-For': '203.0.113.77' });
    const passkey = createAuthenticator(origin).use(await askForUse(guesser));
    const answers: number[] = [];
    for (let n = 0; n < 21; n += 1) answers.push((await logInWith(guesser, passkey)).status);
    expect(answers.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('one’s own passkeys', () => {
  it('are added, named and removed, and tell nothing that opens anything', async () => {
    const { visitor, authenticator } = await withPasskey();
    const [passkey] = (await waysInOf(visitor)).passkeys;
    expect(passkey).toMatchObject({ host: 'office.example', isBackedUp: false });
    const at = `/api/me/passkeys/${passkey?.id}`;
    const renamed = await sendJson(visitor, 'PATCH', at, { name: 'Security key' });
    expect(await renamed.json()).toMatchObject({ name: 'Security key' });
    expect(await (await visitor.fetch('/api/me/ways-in')).text()).not.toContain('publicKey');
    expect((await sendJson(visitor, 'DELETE', at)).status).toBe(204);
    expect((await waysInOf(visitor)).passkeys).toEqual([]);
    const gone = browser();
    expect((await logInWith(gone, authenticator.use(await askForUse(gone)))).status).toBe(401);
  });

  it('take a new challenge each, and none without user verification or of another origin', async () => {
    const visitor = await joinOffice(server.url, owner, 'staff');
    const authenticator = createAuthenticator(origin);
    const send = (passkey: object) => sendJson(visitor, 'POST', '/api/me/passkeys', { passkey });
    for (const manner of [{ isVerified: false }, { origin: 'https://evil.example' }]) {
      const made = authenticator.make(await askForMaking(visitor), manner);
      expect(await codeOf(await send(made))).toBe('passkey-refused');
    }
    const earlier = authenticator.make(await askForMaking(visitor));
    const options = await askForMaking(visitor);
    expect(await codeOf(await send(earlier))).toBe('passkey-refused');
    expect((await send(authenticator.make(options))).status).toBe(201);
    expect(await codeOf(await send(authenticator.make(options)))).toBe('challenge-over');
    expect(await codeOf(await addPasskey(visitor, authenticator))).toBe('passkey-known');
    expect((await askForMaking(visitor)).excludeCredentials).toHaveLength(1);
  });

  it('of the first owner are kept with the people of the office', async () => {
    const office = await startTestServer({ environment: { PUBLIC_ORIGIN: origin } });
    const first = await createStaffVisitor(office.url);
    const authenticator = createAuthenticator(origin);
    expect((await addPasskey(first, authenticator)).status).toBe(201);
    const restarted = await office.restart({ PUBLIC_ORIGIN: origin });
    const visitor = createVisitor(restarted.url);
    const answer = await logInWith(visitor, authenticator.use(await askForUse(visitor)));
    expect(await answer.json()).toMatchObject({ person: { id: 'first', role: 'owner' } });
    await restarted.close();
  });

  it('prove once more who it is, to their person alone', async () => {
    const { visitor, authenticator } = await withPasskey();
    const other = await withPasskey();
    aheadMs = 11 * minuteMs;
    expect((await sendJson(visitor, 'DELETE', '/api/me/sessions')).status).toBe(403);
    const prove = async (from: Visitor, key: typeof authenticator) => {
      const passkey = key.use(await askForUse(from, '/api/me/proof/options'));
      return sendJson(from, 'POST', '/api/me/proof', { kind: 'passkey', passkey });
    };
    expect((await prove(visitor, other.authenticator)).status).toBe(403);
    expect((await prove(visitor, authenticator)).status).toBe(204);
    expect((await sendJson(visitor, 'DELETE', '/api/me/sessions')).status).toBe(204);
    expect((await sendJson(other.visitor, 'DELETE', '/api/me/sessions')).status).toBe(403);
  });
});

describe('joining with a passkey', () => {
  const named = { name: 'Ada Park', language: 'en' };

  async function makeFor(
    visitor: Visitor,
    key: string,
    authenticator = createAuthenticator(origin),
  ) {
    const path = `/api/join/${key}/passkey/options`;
    const options = await askForMaking(visitor, path, { name: 'Ada Park' });
    expect(options.user).toMatchObject({ displayName: 'Ada Park' });
    return { passkey: authenticator.make(options), authenticator, handle: options.user.id };
  }

  it('needs neither user name nor password, and is the last way in', async () => {
    const { id, key } = await invite(owner, 'staff');
    const visitor = browser();
    const { passkey, authenticator } = await makeFor(visitor, key);
    const body = { ...named, seal: 'QA', passkey };
    expect((await sendJson(visitor, 'POST', `/api/join/${key}`, body)).status).toBe(201);
    expect(await isIn(visitor)).toBe(true);
    const again = await sendJson(browser(), 'POST', `/api/join/${key}`, body);
    expect(again.status).toBe(404);
    const people = z.object({ people: z.array(personSchema) });
    const listed = z.parse(people, await (await owner.fetch('/api/people')).json()).people;
    expect(listed.find((one) => one.id === id)).toMatchObject({ waysIn: ['passkey'] });
    const [own] = (await waysInOf(visitor)).passkeys;
    const removal = await sendJson(visitor, 'DELETE', `/api/me/passkeys/${own?.id}`);
    expect(removal.status).toBe(409);
    expect(await codeOf(removal)).toBe('last-way-in');
    const next = browser();
    expect((await logInWith(next, authenticator.use(await askForUse(next)))).status).toBe(200);

    expect((await owner.fetch(`/api/people/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await isIn(next)).toBe(false);
    expect((await logInWith(next, authenticator.use(await askForUse(next)))).status).toBe(401);
  });

  it('ends the password and the sessions of somebody who had lost every way in', async () => {
    const lost = await joinOffice(server.url, owner, 'staff');
    const renewed = await owner.fetch(`/api/people/${lost.id}/invitation`, { method: 'POST' });
    const key = keyOf(z.parse(invitedSchema, await renewed.json()).invitationPath);
    const visitor = browser();
    const { passkey } = await makeFor(visitor, key);
    const body = { ...named, seal: 'QB', passkey };
    expect((await sendJson(visitor, 'POST', `/api/join/${key}`, body)).status).toBe(201);
    expect(await isIn(lost)).toBe(false);
    const { username } = lost;
    const login = { username, password: joinedPassword };
    expect((await sendJson(browser(), 'POST', '/api/admin/login', login)).status).toBe(401);
  });

  it('can be tried again with the same passkey when the seal is gone', async () => {
    const { key } = await invite(owner, 'staff');
    const visitor = browser();
    const { handle } = await makeFor(visitor, key);
    const again = await makeFor(visitor, key);
    expect(again.handle).toBe(handle);
    const join = (seal: string) =>
      sendJson(visitor, 'POST', `/api/join/${key}`, { ...named, seal, passkey: again.passkey });
    expect(await codeOf(await join('AD'))).toBe('seal-taken');
    expect((await join('QC')).status).toBe(201);
  });

  it('makes none for a key that invites nobody', async () => {
    const answer = await sendJson(browser(), 'POST', '/api/join/nokey/passkey/options', {
      name: 'Nobody',
    });
    expect(answer.status).toBe(404);
  });
});
