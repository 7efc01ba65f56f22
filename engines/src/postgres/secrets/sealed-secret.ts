import {
  createCipheriv,
  createDecipheriv,
  randomBytes,
  type ScryptOptions,
  scrypt,
} from 'node:crypto';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

/**
 * Encrypts a secret for the database and its dumps, with a key that is kept elsewhere. The key is stretched, since
 * a person may have chosen it.
 */
const sealedSecretSchema = z.object({
  algorithm: z.literal('scrypt-aes-256-gcm'),
  salt: z.string(),
  nonce: z.string(),
  sealed: z.string(),
  tag: z.string(),
});

export type SealedSecret = z.infer<typeof sealedSecretSchema>;

const algorithm = 'aes-256-gcm';
const cost = { N: 2 ** 15, r: 8, p: 1 } as const;
const runScrypt = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

export async function sealSecret(secret: string, key: string): Promise<SealedSecret> {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv(algorithm, await stretch(key, salt), nonce);
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return {
    algorithm: 'scrypt-aes-256-gcm',
    salt: salt.toString('base64'),
    nonce: nonce.toString('base64'),
    sealed: sealed.toString('base64'),
    tag: cipher.getAuthTag().toString('base64'),
  };
}

/** @returns `null` when it was encrypted with another key. @throws when it is malformed. */
export async function openSecret(value: unknown, key: string): Promise<string | null> {
  const parts = z.parse(sealedSecretSchema, value);
  const [salt, nonce, sealed, tag] = [parts.salt, parts.nonce, parts.sealed, parts.tag].map(
    (part) => Buffer.from(part, 'base64'),
  ) as [Buffer, Buffer, Buffer, Buffer];
  const decipher = createDecipheriv(algorithm, await stretch(key, salt), nonce, {
    authTagLength: 16,
  });
  decipher.setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
  } catch {
    // The tag does not match: damage cannot be distinguished from another key.
    return null;
  }
}

function stretch(key: string, salt: Buffer): Promise<Buffer> {
  return runScrypt(key, salt, 32, { ...cost, maxmem: 2 * 128 * cost.N * cost.r });
}
