import { randomBytes } from 'node:crypto';
import { StartError } from '@yiqiao/ports/faults/start-error';
import type { Run } from '../connections.ts';
import type { Database } from '../database.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';

const name = 'link-secret';

/**
 * The secret from which the keys of the clients' pages are derived. The row is encrypted with `SESSION_SECRET`, so
 * that a dump of the database gives access to no page. If several processes create one at once, all use the first.
 * @param keys newest first: encrypted with the first, decrypted with any.
 */
export async function readOrMakeLinkSecret(
  { run, runLocally, store }: Pick<Database, 'run' | 'runLocally' | 'store'>,
  keys: readonly string[],
): Promise<string> {
  const kept = await readLinkSecret(run, keys);
  if (kept?.isCurrent) return kept.secret;
  const secret = kept?.secret ?? randomBytes(32).toString('base64url');
  const sealed = await sealLinkSecret(secret, keys);
  if (kept === null) {
    await store('insert into secrets (name, value) values ($1, $2) on conflict do nothing', [
      name,
      sealed,
    ]);
    return (await readLinkSecret(run, keys))?.secret ?? secret;
  }
  // Where a standby lacks it, the older key still decrypts what that one has.
  await runLocally('update secrets set value = $2 where name = $1 and value = $3', [
    name,
    sealed,
    JSON.stringify(kept.value),
  ]);
  return secret;
}

interface KeptSecret {
  readonly secret: string;
  /** Whether it is encrypted with the newest key. */
  readonly isCurrent: boolean;
  readonly value: unknown;
}

/** @returns `null` if there is none yet. @throws StartError when none of the keys decrypts it. */
export async function readLinkSecret(
  run: Run,
  keys: readonly string[],
): Promise<KeptSecret | null> {
  const [row] = await run<{ value: unknown }>('select value from secrets where name = $1', [name]);
  if (row === undefined) return null;
  const { value } = row;
  // Earlier releases stored it unencrypted.
  if (typeof value === 'string') return { secret: value, isCurrent: false, value };
  for (const [index, key] of keys.entries()) {
    const secret = await openSecret(value, key);
    if (secret !== null) return { secret, isCurrent: index === 0, value };
  }
  throw new StartError(
    'The database holds the secret of the clients’ links, sealed with another SESSION_SECRET. Nothing was changed. ' +
      'Put that one behind the present one, separated by a comma; if it is lost, see docs/operations/several-processes.md.',
  );
}

/** The value for the row, as JSON, encrypted with the newest key. */
export async function sealLinkSecret(secret: string, [key = '']: readonly string[]) {
  return JSON.stringify(await sealSecret(secret, key));
}
