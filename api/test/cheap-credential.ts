import { scryptSync } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import type { Credential } from '@yiqiao/ports/session-store';
import { createCredentialFile } from '../src/engine/embedded/sessions/credential-file.ts';

/** The least that the store of the password allows: a real one takes a third of a second to check. */
const cost = { N: 2 ** 14, r: 1, p: 1 };
const salt = Buffer.from('sixteen bytes of');

/** As it is stored, but quick to check. */
export function makeCheapCredential(password: string): Credential {
  return {
    version: 1,
    changedAt: '2026-11-20T10:00:00.000Z',
    password: {
      algorithm: 'scrypt',
      ...cost,
      salt: salt.toString('base64'),
      key: scryptSync(password, salt, 32, cost).toString('base64'),
    },
  };
}

/** Sets a password that is quick to check, unless the folder has one. */
export async function writeCheapCredential(dataFolder: string, password: string): Promise<void> {
  const credentials = createCredentialFile(dataFolder);
  if ((await credentials.readCredential()) !== null) return;
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  await credentials.writeCredential(makeCheapCredential(password));
}
