import { createHmac, randomBytes } from 'node:crypto';
import type { Seal } from '@yiqiao/contract/http/session';

/** Keys with which a console locks away what it has not sent. The server keeps none: it can name each again. */
export interface Seals {
  /** A new key. Nobody learns it a second time without a session. */
  make(): Seal;
  /** The key of that id, for each secret that is in use, newest first. */
  keysOf(id: string): string[];
}

/** @param secrets those that sign sessions, newest first: what one of them has sealed ends with it. */
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
