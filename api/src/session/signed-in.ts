import { createHash } from 'node:crypto';
import type { SignedIn } from '@yiqiao/contract/record/signed-in';
import type { SessionRecord, SessionStore } from '@yiqiao/ports/session-store';
import type { Request } from 'express';
import type { Account } from '../people/accounts.ts';
import { readSessionId } from './session-cookie.ts';
import { digestOf, isOver } from './session-records.ts';

/** Where people are logged in. */
export interface SignedInDevices {
  /** The sessions that are open, that of the request first, then those used last. */
  listOf(account: Account, request: Request): Promise<SignedIn[]>;
  /** @param handle as it is listed. Resolves once the session has ended, or if there is none. */
  end(personId: string, handle: string): Promise<void>;
  /** Ends all sessions of a person but that of the request. */
  endOthers(personId: string, request: Request): Promise<void>;
  endAll(personId: string): Promise<void>;
}

type Store = Pick<SessionStore, 'listOf' | 'end' | 'endAllOf'>;

export function createSignedInDevices(store: Store, clock: () => number): SignedInDevices {
  return {
    async listOf({ person, mark }, request) {
      const own = digestOfRequest(request);
      const kept = await store.listOf(person.id);
      return kept
        .filter((record) => record.credential === mark && !isOver(record, clock()))
        .sort(
          (one, other) =>
            Number(other.digest === own) - Number(one.digest === own) ||
            other.lastSeenAt - one.lastSeenAt,
        )
        .map((record) => tell(record, own));
    },
    async end(personId, handle) {
      const kept = await store.listOf(personId);
      const record = kept.find(({ digest }) => handleOf(digest) === handle);
      if (record !== undefined) await store.end(record.digest);
    },
    endOthers: (personId, request) => store.endAllOf(personId, digestOfRequest(request)),
    endAll: (personId) => store.endAllOf(personId),
  };
}

function digestOfRequest(request: Request): string {
  return digestOf(readSessionId(request) ?? '');
}

function tell({ digest, device, address, createdAt, lastSeenAt }: SessionRecord, own: string) {
  return {
    id: handleOf(digest),
    ...(device !== undefined && { device }),
    ...(address !== undefined && { address }),
    startedAt: new Date(createdAt).toISOString(),
    lastUsedAt: new Date(lastSeenAt).toISOString(),
    isThis: digest === own,
  };
}

/** Names a session to people: from it neither the cookie nor what the store finds it by can be found. */
function handleOf(digest: string): string {
  return createHash('sha256')
    .update(`handle of a session\n${digest}`)
    .digest('base64url')
    .slice(0, 22);
}
