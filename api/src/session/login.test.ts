import type { AttemptCounter, AttemptPace } from '@yiqiao/ports/session-store';
import { describe, expect, it } from 'vitest';
import { makeCheapCredential } from '../../test/cheap-credential.ts';
import { createTokenBuckets } from '../pace/token-buckets.ts';
import { createLogin, type LoginClient } from './login.ts';

const right = { username: 'admin', password: 'correct horse battery' };
const wrong = { username: 'admin', password: 'not this one' };
const stranger = (key: string): LoginClient => ({ key, deviceId: null });

const credential = makeCheapCredential(right.password);

/** A clock that does not advance. */
function countAttempts(_name: string, { capacity, msPerAttempt }: AttemptPace): AttemptCounter {
  const buckets = createTokenBuckets({ capacity, msPerToken: msPerAttempt, clock: () => 0 });
  return {
    take: async (key) => buckets.take(key),
    forgive: async (key) => buckets.refill(key),
  };
}

function openLogin() {
  const pauses: number[] = [];
  const login = createLogin({
    username: 'admin',
    store: { readCredential: async () => credential, countAttempts },
    pause: async (ms) => pauses.push(ms),
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
});
