import { firstOwnerId } from '@yiqiao/contract/record/stored-people';
import type { SessionRecord, SessionStore } from '@yiqiao/ports/session-store';
import type { Database } from './database.ts';
import { countAttempts } from './limits/attempt-table.ts';
import { createClientNames } from './limits/client-names.ts';
import { createCredentials } from './secrets/credentials.ts';
import { readOrMakeLinkSecret } from './secrets/link-secret.ts';

/** The columns of a session, named as in its record. */
const sessionColumns = `digest, created_at as "createdAt", last_seen_at as "lastSeenAt", credential,
  person_id as "personId", device, address, proven_at as "provenAt", factor_at as "factorAt"`;

type Optional = 'personId' | 'device' | 'address' | 'provenAt' | 'factorAt';

type SessionRow = Omit<SessionRecord, Optional> & {
  readonly [Name in Optional]: NonNullable<SessionRecord[Name]> | null;
};

function toRecord({ personId, device, address, provenAt, factorAt, ...record }: SessionRow) {
  return {
    ...record,
    ...(personId !== null && { personId }),
    ...(device !== null && { device }),
    ...(address !== null && { address }),
    ...(provenAt !== null && { provenAt }),
    ...(factorAt !== null && { factorAt }),
  } satisfies SessionRecord;
}

const insert = `insert into sessions
  (digest, created_at, last_seen_at, credential, person_id, device, address, proven_at, factor_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

function toValues(record: SessionRecord): unknown[] {
  const { digest, createdAt, lastSeenAt, credential } = record;
  const { personId, device, address, provenAt, factorAt } = record;
  const optional = [personId, device, address, provenAt, factorAt];
  return [digest, createdAt, lastSeenAt, credential, ...optional.map((value) => value ?? null)];
}

/** More than an office starts in the seven days that a session lasts. */
const maxSessions = 1000;

/**
 * Sessions as rows. Each use queries the database, so that a log-out takes effect in all processes at once. A
 * session that cannot be written is kept in memory and ends with this process. A standby need not confirm one: people
 * can log in and out while none does.
 * @param secrets the settings' `SESSION_SECRET`, newest first, which is not stored in the database.
 */
export function createSessionTable(database: Database, secrets: readonly string[]): SessionStore {
  const { run, runLocally } = database;
  const nameClient = createClientNames(secrets);
  const unwritten = new Map<string, SessionRecord>();

  async function makeRoom(isOver: (record: SessionRecord) => boolean): Promise<void> {
    const rows = await run<SessionRow>(
      `select ${sessionColumns} from sessions order by last_seen_at`,
    );
    const all = rows.map(toRecord);
    const over = all.filter(isOver);
    const others = all.filter((record) => !over.includes(record));
    const oldest = others.slice(0, Math.max(0, others.length - maxSessions));
    const digests = [...over, ...oldest].map(({ digest }) => digest);
    if (digests.length === 0) return;
    await runLocally('delete from sessions where digest = any ($1)', [digests]);
  }

  return {
    ...createCredentials(database),
    async find(digest) {
      const kept = unwritten.get(digest);
      if (kept !== undefined) return kept;
      const [row] = await run<SessionRow>(
        `select ${sessionColumns} from sessions where digest = $1`,
        [digest],
      );
      return row && toRecord(row);
    },
    async begin(record, isOver) {
      try {
        await runLocally(insert, toValues(record));
        await makeRoom(isOver);
      } catch {
        unwritten.set(record.digest, record);
      }
    },
    async touch(digest, lastSeenAt) {
      const kept = unwritten.get(digest);
      if (kept !== undefined) unwritten.set(digest, { ...kept, lastSeenAt });
      else {
        await runLocally('update sessions set last_seen_at = $2 where digest = $1', [
          digest,
          lastSeenAt,
        ]).catch(() => {});
      }
    },
    async end(digest) {
      await runLocally('delete from sessions where digest = $1', [digest]);
      unwritten.delete(digest);
    },
    async noteProof(digest, proof) {
      const kept = unwritten.get(digest);
      if (kept !== undefined) unwritten.set(digest, { ...kept, ...proof });
      else {
        await runLocally(
          'update sessions set proven_at = $2, factor_at = coalesce($3, factor_at) where digest = $1',
          [digest, proof.provenAt, proof.factorAt ?? null],
        );
      }
    },
    ...createSessionLists(database, unwritten),
    readSigningKey: async () => secrets[0] ?? '',
    readLinkSecret: () => readOrMakeLinkSecret(database, secrets),
    countAttempts: (name, pace) => countAttempts({ run: runLocally, nameClient }, name, pace),
  };
}

/** The sessions of one person. @param unwritten by digest. */
function createSessionLists(
  { run, runLocally }: Pick<Database, 'run' | 'runLocally'>,
  unwritten: Map<string, SessionRecord>,
): Pick<SessionStore, 'listOf' | 'endAllOf'> {
  function unwrittenOf(personId: string): SessionRecord[] {
    return [...unwritten.values()].filter((kept) => (kept.personId ?? firstOwnerId) === personId);
  }

  return {
    async listOf(personId) {
      const rows = await run<SessionRow>(
        `select ${sessionColumns} from sessions where coalesce(person_id, $2) = $1`,
        [personId, firstOwnerId],
      );
      return [...rows.map(toRecord), ...unwrittenOf(personId)];
    },
    async endAllOf(personId, exceptDigest = '') {
      await runLocally('delete from sessions where coalesce(person_id, $2) = $1 and digest <> $3', [
        personId,
        firstOwnerId,
        exceptDigest,
      ]);
      for (const { digest } of unwrittenOf(personId)) {
        if (digest !== exceptDigest) unwritten.delete(digest);
      }
    },
  };
}
