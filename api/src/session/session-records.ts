import { createHash, randomBytes } from 'node:crypto';
import type { SessionRecord, SessionStore } from '@yiqiao/ports/session-store';

const hourMs = 3_600_000;
const idleMs = 12 * hourMs;
export const absoluteMs = 7 * 24 * hourMs;

/** Uses are stored at most this often: after a crash, a session ends earlier, never later. */
const touchMs = 5 * 60_000;
/** How far a time service may set a clock back. */
const clockStepMs = 10 * 60_000;

/**
 * The server's own list of sessions. A cookie alone proves nothing: log-out, inactivity, age and a new password end
 * a session here, for every copy of its cookie.
 */
export interface SessionRecords {
  /** Resolves to the id of a new session, stored if possible. */
  create(credential: string): Promise<string>;
  /** Whether the session is valid for this credential; counts as a use of it. */
  use(id: string, credential: string): Promise<boolean>;
  /** The same without counting as a use: requests of an unattended page must not keep its session alive. */
  isOpen(id: string, credential: string): Promise<boolean>;
  /** Resolves once the session's end is stored; rejects with the session still open. */
  end(id: string): Promise<void>;
}

export function createSessionRecords(
  store: Pick<SessionStore, 'find' | 'begin' | 'touch' | 'end'>,
  clock: () => number,
): SessionRecords {
  async function findOpen(id: string, credential: string): Promise<SessionRecord | null> {
    const record = await store.find(digestOf(id));
    return record && record.credential === credential && !isOver(record, clock()) ? record : null;
  }

  return {
    async create(credential) {
      const id = randomBytes(32).toString('base64url');
      const now = clock();
      const record = { digest: digestOf(id), createdAt: now, lastSeenAt: now, credential };
      await store.begin(record, (kept) => isOver(kept, now));
      return id;
    },
    async use(id, credential) {
      const record = await findOpen(id, credential);
      if (record === null) return false;
      const now = clock();
      if (now - record.lastSeenAt >= touchMs) await store.touch(record.digest, now);
      return true;
    },
    isOpen: async (id, credential) => (await findOpen(id, credential)) !== null,
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
