import { createHmac, randomBytes } from 'node:crypto';
import type { Seal } from '@yiqiao/contract/http/session';

/** Keys with which a console encrypts unsent changes. The server stores none: it can derive each one again. */
export interface Seals {
  /** A new key. Getting it again requires a session. */
  make(): Seal;
  /** The key with this id, for each secret in use, newest first. */
  keysOf(id: string): string[];
}

/** @param secrets those that sign sessions, newest first: data sealed under a secret is lost with it. */
export function createSeals(secrets: readonly string[]): Seals {
  const keysOf = (id: string) =>
    secrets.map((secret) =>
      createHmac('sha256', secret).update(`seal of a console\n${id}`).digest('hex'),
    );
  return {
    make() {
      const id = randomBytes(16).toString('hex');
      const [key = ''] = keysOf(id);
      return { id, key };
    },
    keysOf,
  };
}
