import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { freshProofMinutes } from '@yiqiao/contract/record/fresh-proof';
import { idleHours } from '@yiqiao/contract/record/idle-hours';
import { firstOwnerId } from '@yiqiao/contract/record/stored-people';
import type { SessionProof, SessionRecord, SessionStore } from '@yiqiao/ports/session-store';

const hourMs = 3_600_000;
const idleMs = idleHours * hourMs;
export const absoluteMs = 7 * 24 * hourMs;

/** Uses are stored at most this often: after a crash, a session ends earlier, never later. */
const touchMs = 5 * 60_000;
/** How far a time service may set a clock back. */
const clockStepMs = 10 * 60_000;
/** A new password is known to every process within this time. */
const spreadMs = 1000;
const freshProofMs = freshProofMinutes * 60_000;

/** What a session begins with. */
export interface Beginning {
  /** Of the credential that it is begun with. */
  readonly mark: string;
  readonly personId: string;
  readonly device: string;
  readonly address: string;
  /** Whether the person showed a second factor or a passkey. */
  readonly hasFactor?: boolean;
}

interface Marked {
  readonly mark: string;
}

/** A session that is open. */
interface Opened<Owner> {
  readonly owner: Owner;
  /** Whether a second factor or a passkey was shown in it. */
  readonly hasFactor: boolean;
}

/** Finds a person who can come in. */
type FindOwner<Owner extends Marked> = (personId: string) => Promise<Owner | null>;

/**
 * The server's own list of sessions. A cookie alone proves nothing: log-out, inactivity, age and a new password end
 * a session here, for every copy of its cookie.
 */
export interface SessionRecords {
  /** Resolves to the id of a new session, stored if possible. To begin one proves who somebody is. */
  create(beginning: Beginning): Promise<string>;
  /** The id of a new session in place of one, which ends: of the same person, who has proved as much in it. */
  replace(id: string, beginning: Beginning): Promise<string>;
  /** @returns whose session it is, if that one's mark is still the same; counts as a use of it. */
  use<Owner extends Marked>(id: string, find: FindOwner<Owner>): Promise<Opened<Owner> | null>;
  /** The same without counting as a use: requests of an unattended page must not keep its session alive. */
  look<Owner extends Marked>(id: string, find: FindOwner<Owner>): Promise<Opened<Owner> | null>;
  /** Whose session it is or was, whether or not they still belong; `null` if there is none, or it is too old. */
  findOwnerId(id: string): Promise<string | null>;
  /** Whether the person has proved who they are in this session, not too long ago. */
  isFresh(id: string): Promise<boolean>;
  noteProof(id: string, proof: { readonly hasFactor: boolean }): Promise<void>;
  /** Resolves once the session's end is stored; rejects with the session still open. */
  end(id: string): Promise<void>;
}

/** What goes on with a session that gets another name and credential. */
export interface SessionMove {
  /** Digests, as everywhere in the store. */
  readonly from: string;
  readonly session: string;
  readonly mark: string;
}

interface RecordsStore
  extends Pick<SessionStore, 'find' | 'begin' | 'touch' | 'noteProof' | 'end'> {
  /** Called before the earlier session ends. */
  readonly move?: (move: SessionMove) => Promise<void>;
}

export function createSessionRecords(
  store: RecordsStore,
  clock: () => number,
  pause: (ms: number) => Promise<unknown> = sleep,
): SessionRecords {
  async function findOpen<Owner extends Marked>(id: string, find: FindOwner<Owner>) {
    const record = await store.find(digestOf(id));
    if (record === undefined || isOver(record, clock())) return null;
    const findOwner = () => find(record.personId ?? firstOwnerId);
    let owner = await findOwner();
    const ageMs = clock() - record.createdAt;
    if (owner !== null && owner.mark !== record.credential && ageMs < spreadMs) {
      // Begun in another process with a password that this one does not know yet.
      await pause(spreadMs - Math.max(0, ageMs));
      owner = await findOwner();
    }
    if (owner?.mark !== record.credential) return null;
    return { record, opened: { owner, hasFactor: record.factorAt !== undefined } };
  }

  async function begin({ mark, personId, device, address }: Beginning, proof: SessionProof) {
    const id = randomBytes(32).toString('base64url');
    const now = clock();
    const times = { createdAt: now, lastSeenAt: now, ...proof };
    const record = { digest: digestOf(id), ...times, credential: mark, device, address };
    // Sessions of the first owner are stored as those of earlier releases.
    const owned = personId === firstOwnerId ? record : { ...record, personId };
    await store.begin(owned, (kept) => isOver(kept, now));
    return id;
  }

  function proofOfNow(hasFactor = false): SessionProof {
    const now = clock();
    return { provenAt: now, ...(hasFactor && { factorAt: now }) };
  }

  return {
    create: (beginning) => begin(beginning, proofOfNow(beginning.hasFactor)),
    async replace(id, beginning) {
      const from = digestOf(id);
      const { provenAt = 0, factorAt } = (await store.find(from)) ?? {};
      const proof = { provenAt, ...(factorAt !== undefined && { factorAt }) };
      const next = await begin(beginning, proof);
      await store.move?.({ from, session: digestOf(next), mark: beginning.mark });
      await store.end(from);
      return next;
    },
    async use(id, find) {
      const open = await findOpen(id, find);
      if (open === null) return null;
      const { record, opened } = open;
      const now = clock();
      if (now - record.lastSeenAt >= touchMs) await store.touch(record.digest, now);
      return opened;
    },
    look: async (id, find) => (await findOpen(id, find))?.opened ?? null,
    async findOwnerId(id) {
      const record = await store.find(digestOf(id));
      if (record === undefined || isOver(record, clock())) return null;
      return record.personId ?? firstOwnerId;
    },
    async isFresh(id) {
      const { provenAt } = (await store.find(digestOf(id))) ?? {};
      if (provenAt === undefined) return false;
      const ageMs = clock() - provenAt;
      return ageMs < freshProofMs && ageMs > -clockStepMs;
    },
    noteProof: (id, { hasFactor }) => store.noteProof(digestOf(id), proofOfNow(hasFactor)),
    end: (id) => store.end(digestOf(id)),
  };
}

/** A session from the future was started under a wrong clock and would last too long. */
export function isOver({ createdAt, lastSeenAt }: SessionRecord, now: number): boolean {
  const isFromFuture = createdAt > now + clockStepMs || lastSeenAt > now + clockStepMs;
  return isFromFuture || now - createdAt >= absoluteMs || now - lastSeenAt >= idleMs;
}

export function digestOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}
