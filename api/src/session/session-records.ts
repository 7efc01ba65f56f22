import { createHash, randomBytes } from 'node:crypto';
import { firstOwnerId } from '@yiqiao/contract/record/stored-people';
import type { SessionRecord, SessionStore } from '@yiqiao/ports/session-store';

const hourMs = 3_600_000;
const idleMs = 12 * hourMs;
export const absoluteMs = 7 * 24 * hourMs;

/** Uses are stored at most this often: after a crash, a session ends earlier, never later. */
const touchMs = 5 * 60_000;
/** How far a time service may set a clock back. */
const clockStepMs = 10 * 60_000;

interface Marked {
  readonly mark: string;
}

/** Finds a person who can come in. */
type FindOwner<Owner extends Marked> = (personId: string) => Promise<Owner | null>;

/**
 * The server's own list of sessions. A cookie alone proves nothing: log-out, inactivity, age and a new password end
 * a session here, for every copy of its cookie.
 */
export interface SessionRecords {
  /** Resolves to the id of a new session, stored if possible. @param mark of the credential it is begun with. */
  create(mark: string, personId: string): Promise<string>;
  /** @returns whose session it is, if that one's mark is still the same; counts as a use of it. */
  use<Owner extends Marked>(id: string, find: FindOwner<Owner>): Promise<Owner | null>;
  /** The same without counting as a use: requests of an unattended page must not keep its session alive. */
  isOpen<Owner extends Marked>(id: string, find: FindOwner<Owner>): Promise<Owner | null>;
  /** Whose session it is or was, whether or not they still belong; `null` if there is none, or it is too old. */
  findOwnerId(id: string): Promise<string | null>;
  /** Resolves once the session's end is stored; rejects with the session still open. */
  end(id: string): Promise<void>;
}

export function createSessionRecords(
  store: Pick<SessionStore, 'find' | 'begin' | 'touch' | 'end'>,
  clock: () => number,
): SessionRecords {
  async function findOpen<Owner extends Marked>(id: string, find: FindOwner<Owner>) {
    const record = await store.find(digestOf(id));
    if (record === undefined || isOver(record, clock())) return null;
    const owner = await find(record.personId ?? firstOwnerId);
    return owner?.mark === record.credential ? { record, owner } : null;
  }

  return {
    async create(credential, personId) {
      const id = randomBytes(32).toString('base64url');
      const now = clock();
      const record = { digest: digestOf(id), createdAt: now, lastSeenAt: now, credential };
      // Sessions of the first owner are stored as those of earlier releases.
      const owned = personId === firstOwnerId ? record : { ...record, personId };
      await store.begin(owned, (kept) => isOver(kept, now));
      return id;
    },
    async use(id, find) {
      const open = await findOpen(id, find);
      if (open === null) return null;
      const { record, owner } = open;
      const now = clock();
      if (now - record.lastSeenAt >= touchMs) await store.touch(record.digest, now);
      return owner;
    },
    isOpen: async (id, find) => (await findOpen(id, find))?.owner ?? null,
    async findOwnerId(id) {
      const record = await store.find(digestOf(id));
      if (record === undefined || isOver(record, clock())) return null;
      return record.personId ?? firstOwnerId;
    },
    end: (id) => store.end(digestOf(id)),
  };
}

/** A session from the future was started under a wrong clock and would last too long. */
function isOver({ createdAt, lastSeenAt }: SessionRecord, now: number): boolean {
  const isFromFuture = createdAt > now + clockStepMs || lastSeenAt > now + clockStepMs;
  return isFromFuture || now - createdAt >= absoluteMs || now - lastSeenAt >= idleMs;
}

function digestOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}
