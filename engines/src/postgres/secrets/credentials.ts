import { StartError } from '@yiqiao/ports/faults/start-error';
import { credentialSchema } from '@yiqiao/ports/schema/credential-schema';
import type { Credential, CredentialStore } from '@yiqiao/ports/session-store';
import * as z from 'zod/mini';
import type { Database } from '../database.ts';

/** A new password takes effect within this time. */
const lookAgainMs = 1000;

/** The first owner's password as a row. */
export function createCredentials({ run, store }: Database): CredentialStore {
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
