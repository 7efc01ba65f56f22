import { StartError } from '@yiqiao/ports/faults/start-error';
import { credentialSchema } from '@yiqiao/ports/schema/credential-schema';
import type {
  Credential,
  CredentialStore,
  SessionRecord,
  SessionStore,
} from '@yiqiao/ports/session-store';
import * as z from 'zod/mini';
import type { Database } from './database.ts';
import { countAttempts } from './limits/attempt-table.ts';
import { createClientNames } from './limits/client-names.ts';
import { readOrMakeLinkSecret } from './secrets/link-secret.ts';

/** The columns of a session, named as in its record. */
const sessionColumns =
  'digest, created_at as "createdAt", last_seen_at as "lastSeenAt", credential';

/** More than an office starts in the seven days that a session lasts. */
const maxSessions = 1000;
/** A new password takes effect within this time. */
const lookAgainMs = 1000;

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
    const all = await run<SessionRecord>(
      `select ${sessionColumns} from sessions order by last_seen_at`,
    );
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
      const [row] = await run<SessionRecord>(
        `select ${sessionColumns} from sessions where digest = $1`,
        [digest],
      );
      return row;
    },
    async begin(record, isOver) {
      const { digest, createdAt, lastSeenAt, credential } = record;
      try {
        await runLocally(
          `insert into sessions (digest, created_at, last_seen_at, credential)
          values ($1, $2, $3, $4)`,
          [digest, createdAt, lastSeenAt, credential],
        );
        await makeRoom(isOver);
      } catch {
        unwritten.set(digest, record);
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
    readSigningKey: async () => secrets[0] ?? '',
    readLinkSecret: () => readOrMakeLinkSecret(database, secrets),
    countAttempts: (name, pace) => countAttempts({ run: runLocally, nameClient }, name, pace),
  };
}

function createCredentials({ run, store }: Database): CredentialStore {
  let known: { readonly credential: Credential; readonly readAt: number } | null = null;
  return {
    async readCredential() {
      if (known !== null && performance.now() - known.readAt < lookAgainMs) {
        return known.credential;
      }
      known = null;
      const readAt = performance.now();
      const [row] = await run<{ value: unknown }>(
        "select value from secrets where name = 'credential'",
      );
      if (row === undefined) return null;
      known = { credential: parseCredential(row.value), readAt };
      return known.credential;
    },
    async writeFirstCredential(credential) {
      known = null;
      const written = await store(
        `insert into secrets (name, value) values ('credential', $1)
        on conflict do nothing returning name`,
        [JSON.stringify(credential)],
      );
      return written.length > 0;
    },
    async writeCredential(credential) {
      known = null;
      if (credential === null) await store("delete from secrets where name = 'credential'");
      else {
        await store(
          `insert into secrets (name, value) values ('credential', $1)
          on conflict (name) do update set value = excluded.value`,
          [JSON.stringify(credential)],
        );
      }
      known = null;
    },
  };
}

function parseCredential(value: unknown): Credential {
  const parsed = z.safeParse(credentialSchema, value);
  if (parsed.success) return parsed.data;
  throw new StartError(
    'The stored password is damaged: set a new one with "npm run admin:password".',
    { cause: parsed.error },
  );
}
