import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCredentialFile } from '../engine/embedded/sessions/credential-file.ts';
import { ensurePassword } from './admin-password.ts';
import { makeCredential, verifyPassword } from './password-hash.ts';

let folder: string;
const file = (stopwatch?: () => number) => createCredentialFile(folder, stopwatch);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yiqiao-password-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function opens(password: string): Promise<boolean> {
  const credential = await file().readCredential();
  return credential !== null && verifyPassword(password, credential.password);
}

describe('ensurePassword', () => {
  it('makes a password once and tells it once', async () => {
    const made = await ensurePassword(file(), undefined, 0);
    expect(made).not.toBeNull();
    expect(await opens(made ?? '')).toBe(true);
    expect(await ensurePassword(file(), undefined, 0)).toBeNull();
  });

  it('takes a given password in place of the stored one, and leaves an equal one alone', async () => {
    await ensurePassword(file(), 'the first password', 0);
    const first = await file().readCredential();
    expect(await ensurePassword(file(), 'the first password', 1)).toBeNull();
    expect(await file().readCredential()).toEqual(first);
    await ensurePassword(file(), 'the second password', 1);
    expect(await opens('the first password')).toBe(false);
    expect(await opens('the second password')).toBe(true);
  });
});

describe('createCredentialFile', () => {
  it('notices a new password within a second', async () => {
    let now = 0;
    const read = file(() => now).readCredential;
    expect(await read()).toBeNull();
    const first = await makeCredential('the first password', 0);
    await file().writeCredential(first);
    expect(await read()).toEqual(first);
    const second = await makeCredential('the second password', 0);
    await file().writeCredential(second);
    now = 1000;
    expect(await read()).toEqual(second);
  });

  it('reports a damaged file instead of opening the door', async () => {
    await file().writeCredential(await makeCredential('a password', 0));
    const read = file(() => 0).readCredential;
    await writeFile(join(folder, 'admin.json'), '{"version":1}');
    await expect(read()).rejects.toThrow('npm run admin:password');
  });
});
