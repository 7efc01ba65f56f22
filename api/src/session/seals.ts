import { createHmac, randomBytes } from 'node:crypto';
import type { Seal } from '@yiqiao/contract/http/session';
import { firstOwnerId } from '@yiqiao/contract/record/stored-people';

/** Keys with which a console encrypts unsent changes. The server stores none: it can derive each one again. */
export interface Seals {
  /** A new key. Getting it again requires a session of this person. */
  make(personId?: string): Seal;
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
    make(personId) {
      const random = randomBytes(16).toString('hex');
      const id = personId === undefined ? random : `${personId}.${random}`;
      const [key = ''] = keysOf(id);
      return { id, key };
    },
    keysOf,
  };
}

/** Whose a key with this id is: before people were told apart, everything was the first owner's. */
export function personOfSeal(id: string): string {
  const [personId = '', random] = id.split('.');
  return random === undefined ? firstOwnerId : personId;
}
