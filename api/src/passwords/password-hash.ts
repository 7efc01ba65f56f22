import { createHash, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { PasswordHash } from '@yiqiao/contract/record/password-hash';
import type { Credential } from '@yiqiao/ports/session-store';

/** OWASP's row for 32 MiB: as strong as N = 2^17, p = 1, which a small machine cannot afford. */
const cost = { N: 2 ** 15, r: 8, p: 3 } as const;
const keyBytes = 32;

const runScrypt = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** A credential for a password, with a new salt. */
export async function makeCredential(password: string, now: number): Promise<Credential> {
  return {
    version: 1,
    password: await hashPassword(password),
    changedAt: new Date(now).toISOString(),
  };
}

export async function hashPassword(password: string): Promise<PasswordHash> {
  const salted = { ...cost, salt: makeSalt() };
  return { algorithm: 'scrypt', ...salted, key: await deriveKey(password, salted) };
}

export function makeSalt(): string {
  return randomBytes(16).toString('base64');
}

/** A hash that no password has, as costly to check as a real one. */
export function makeDecoy(): PasswordHash {
  const key = randomBytes(keyBytes).toString('base64');
  return { algorithm: 'scrypt', ...cost, salt: makeSalt(), key };
}

export async function verifyPassword(password: string, hash: PasswordHash): Promise<boolean> {
  const expected = Buffer.from(hash.key, 'base64');
  const key = Buffer.from(await deriveKey(password, hash), 'base64');
  return key.length === expected.length && timingSafeEqual(key, expected);
}

/**
 * Identifies the first owner's credential without revealing it; kept in sessions, so that a new password ends them.
 */
export function credentialMark(username: string, { password }: Credential): string {
  return createHash('sha256').update(`${username}\0${password.key}`).digest('base64url');
}

/** The same of a person with a password of their own, or none. */
export function personMark(id: string, password: PasswordHash | null): string {
  const key = password?.key ?? '';
  return createHash('sha256').update(`person\0${id}\0${key}`).digest('base64url');
}

/** Passwords are Unicode-normalized, so that every keyboard gives the same result. @returns the key in base64. */
export async function deriveKey(
  password: string,
  { N, r, p, salt }: Pick<PasswordHash, 'N' | 'r' | 'p' | 'salt'>,
): Promise<string> {
  const options = { N, r, p, maxmem: 2 * 128 * N * r };
  const saltBytes = Buffer.from(salt, 'base64');
  const key = await runScrypt(password.normalize('NFC'), saltBytes, keyBytes, options);
  return key.toString('base64');
}
