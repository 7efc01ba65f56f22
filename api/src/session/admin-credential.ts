import { createHash, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { writeFileDurably } from '../engine/disk/durable-file.ts';
import { nodeDisk } from '../engine/disk/node-disk.ts';
import { dataFile } from '../engine/embedded/data-folder.ts';
import { StartError } from '../settings/start-error.ts';

/** OWASP's row for 32 MiB: as strong as N = 2^17, p = 1, which a small machine cannot afford. */
const cost = { N: 2 ** 15, r: 8, p: 3 } as const;
const keyBytes = 32;

const base64 = z.string().check(z.regex(/^[\w+/]{16,128}={0,2}$/));

const passwordHashSchema = z.object({
  algorithm: z.literal('scrypt'),
  N: z.int().check(z.gte(2 ** 14), z.lte(2 ** 20)),
  r: z.int().check(z.gte(1), z.lte(32)),
  p: z.int().check(z.gte(1), z.lte(16)),
  salt: base64,
  key: base64,
});

export type PasswordHash = z.infer<typeof passwordHashSchema>;

const credentialSchema = z.object({
  version: z.literal(1),
  password: passwordHashSchema,
  changedAt: z.iso.datetime(),
});

/** The administrator's password as stored in `admin.json`: its hash, never itself. */
export type Credential = z.infer<typeof credentialSchema>;

export function credentialPath(dataFolder: string): string {
  return join(dataFolder, dataFile.credential);
}

/** @returns `null` when no password has been set yet. @throws when the file is damaged. */
export async function readCredential(dataFolder: string): Promise<Credential | null> {
  const path = credentialPath(dataFolder);
  const bytes = await nodeDisk.read(path);
  if (bytes === null) return null;
  try {
    return z.parse(credentialSchema, JSON.parse(bytes.toString()));
  } catch (cause) {
    throw new StartError(`${path} is damaged: set a new password with "npm run admin:password".`, {
      cause,
    });
  }
}

/** Resolves when the credential is on disk. Every session made with another password ends. */
export async function writeCredential(dataFolder: string, credential: Credential): Promise<void> {
  await writeFileDurably(credentialPath(dataFolder), `${JSON.stringify(credential, null, 2)}\n`);
}

/** A credential for a password, with a new salt. */
export async function makeCredential(password: string, now: number): Promise<Credential> {
  return {
    version: 1,
    password: await hashPassword(password),
    changedAt: new Date(now).toISOString(),
  };
}

async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(16);
  const key = await deriveKey(password, salt, cost);
  return {
    algorithm: 'scrypt',
    ...cost,
    salt: salt.toString('base64'),
    key: key.toString('base64'),
  };
}

/** A hash that no password has, as costly to check as a real one. */
export function makeDecoy(): PasswordHash {
  const draw = (bytes: number) => randomBytes(bytes).toString('base64');
  return { algorithm: 'scrypt', ...cost, salt: draw(16), key: draw(keyBytes) };
}

export async function verifyPassword(password: string, hash: PasswordHash): Promise<boolean> {
  const expected = Buffer.from(hash.key, 'base64');
  const key = await deriveKey(password, Buffer.from(hash.salt, 'base64'), hash);
  return key.length === expected.length && timingSafeEqual(key, expected);
}

/** Names a credential without telling it; sessions carry it, so that a new password ends them. */
export function credentialMark(username: string, { password }: Credential): string {
  return createHash('sha256').update(`${username}\0${password.key}`).digest('base64url');
}

/** Password characters count after Unicode normalisation, so that every keyboard gives the same. */
async function deriveKey(
  password: string,
  salt: Buffer,
  { N, r, p }: { readonly N: number; readonly r: number; readonly p: number },
): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: 2 * 128 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, keyBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
