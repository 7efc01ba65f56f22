import { officeOfOne, withJoined } from '@yiqiao/contract/commands/people/sample-people';
import type { AttemptCounter, AttemptPace } from '@yiqiao/ports/session-store';
import { describe, expect, it } from 'vitest';
import { makeCheapCredential } from '../../test/cheap-credential.ts';
import { createTokenBuckets } from '../pace/token-buckets.ts';
import { createAccounts } from '../people/accounts.ts';
import { createLogin, type LoginClient } from './login.ts';

const right = { username: 'admin', password: 'correct horse battery' };
const wrong = { username: 'admin', password: 'not this one' };
const stranger = (key: string): LoginClient => ({ key, deviceId: null });

const credential = makeCheapCredential(right.password);

const two = withJoined(
  officeOfOne,
  'mei',
  'translator',
  makeCheapCredential('a second long one').password,
);
const mei = { username: 'USER-mei', password: 'a second long one' };
const accounts = createAccounts({
  username: 'admin',
  people: { read: async () => two },
  credentials: { readCredential: async () => credential },
  host: '',
});

/** A clock that does not advance. */
function countAttempts(_name: string, { capacity, msPerAttempt }: AttemptPace): AttemptCounter {
  const buckets = createTokenBuckets({ capacity, msPerToken: msPerAttempt, clock: () => 0 });
  return {
    take: async (key) => buckets.take(key),
    forgive: async (key) => buckets.refill(key),
  };
}

function openLogin(options: Partial<Parameters<typeof createLogin>[0]> = {}) {
  const pauses: number[] = [];
  const login = createLogin({
    accounts,
    store: { countAttempts },
    pause: async (ms) => pauses.push(ms),
    ...options,
  });
  return { login, pauses };
}

describe('createLogin', () => {
  it('lets the administrator in at a new address after guesses from 211 others', async () => {
    const { login, pauses } = openLogin();
    for (let guess = 0; guess < 211; guess += 1) {
      expect((await login(wrong, stranger(`10.0.0.${guess}`))).kind).toBe('wrong');
    }
    expect((await login(right, stranger('192.0.2.1'))).kind).toBe('welcome');
    expect(pauses).toEqual(Array(211 + 1 - 20).fill(1000));
  });

  it('keeps a known device waiting for no stranger', async () => {
    const { login, pauses } = openLogin();
    const guesses = Array.from({ length: 60 }, (_, guess) => login(wrong, stranger(`${guess}`)));
    const office = login(right, { key: '1', deviceId: 'office' });
    expect((await office).kind).toBe('welcome');
    const kinds = (await Promise.all(guesses)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'busy')).toHaveLength(40);
    expect(pauses).toEqual([]);
  });

  it('counts the guesses of a device, too', async () => {
    const { login } = openLogin();
    const stolen = { key: '1', deviceId: 'stolen' };
    for (let guess = 0; guess < 10; guess += 1) await login(wrong, stolen);
    expect((await login(right, stolen)).kind).toBe('throttled');
  });

  it('lets everybody in under their own user name, and with no password but theirs', async () => {
    const { login } = openLogin();
    expect(await login(mei, stranger('1'))).toMatchObject({ account: { person: { id: 'mei' } } });
    expect(await login(right, stranger('1'))).toMatchObject({
      account: { person: { id: 'first' } },
    });
    const crossed = [
      { ...mei, password: right.password },
      { ...right, password: mei.password },
      { ...right, username: 'Admin' },
    ];
    for (const each of crossed) expect(await login(each, stranger('2'))).toEqual({ kind: 'wrong' });
  });

  it('forgives nobody who belongs the guesses at somebody else', async () => {
    const { login } = openLogin();
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await login(wrong, stranger('1'))).kind).toBe('wrong');
      expect((await login(mei, stranger('1'))).kind).toBe('welcome');
    }
    expect((await login(right, stranger('1'))).kind).toBe('throttled');
    expect((await login(mei, stranger('1'))).kind).toBe('welcome');
  });

  it('counts the names that one address tries, whatever they are', async () => {
    // A name that nobody has costs a real hash; this one is quick to check.
    const account = await accounts.findByUsername(right.username);
    const { login } = openLogin({ accounts: { findByUsername: async () => account } });
    const kinds = [];
    for (let guess = 0; guess < 41; guess += 1) {
      kinds.push((await login({ ...wrong, username: `name-${guess}` }, stranger('1'))).kind);
    }
    expect(kinds.slice(0, 40)).toEqual(Array(40).fill('wrong'));
    expect(kinds[40]).toBe('throttled');
    expect((await login(right, stranger('2'))).kind).toBe('welcome');
  });
});
