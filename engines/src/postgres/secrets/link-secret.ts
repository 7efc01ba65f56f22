import { randomBytes } from 'node:crypto';
import { StartError } from '@yiqiao/ports/faults/start-error';
import type { Run } from '../database.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';

const name = 'link-secret';

/**
 * What the keys of the clients' pages are made from. The row is sealed with `SESSION_SECRET`, so that no dump
 * of the database opens a page. Of several processes that make one at once, all have that of the first.
 * @param keys newest first: it is sealed with the first, and opened with any.
 */
export async function readOrMakeLinkSecret(run: Run, keys: readonly string[]): Promise<string> {
  const kept = await readLinkSecret(run, keys);
  if (kept?.isCurrent) return kept.secret;
  const secret = kept?.secret ?? randomBytes(32).toString('base64url');
  const sealed = await sealLinkSecret(secret, keys);
  if (kept === null) {
    await run('insert into secrets (name, value) values ($1, $2) on conflict do nothing', [
      name,
      sealed,
    ]);
    return (await readLinkSecret(run, keys))?.secret ?? secret;
  }
  await run('update secrets set value = $2 where name = $1 and value = $3', [
    name,
    sealed,
    JSON.stringify(kept.value),
  ]);
  return secret;
}

interface KeptSecret {
  readonly secret: string;
  /** Whether it is sealed, and with the newest key. */
  readonly isCurrent: boolean;
  readonly value: unknown;
}

/** @returns `null` where none was made yet. @throws StartError when none of the keys opens it. */
export async function readLinkSecret(
  run: Run,
  keys: readonly string[],
): Promise<KeptSecret | null> {
  const [row] = await run<{ value: unknown }>('select value from secrets where name = $1', [name]);
  if (row === undefined) return null;
  const { value } = row;
  // An earlier release left it open.
  if (typeof value === 'string') return { secret: value, isCurrent: false, value };
  for (const [index, key] of keys.entries()) {
    const secret = await openSecret(value, key);
    if (secret !== null) return { secret, isCurrent: index === 0, value };
  }
  throw new StartError(
    'The database holds the secret of the clients’ links, sealed with another SESSION_SECRET. Nothing was changed. ' +
      'Put that one behind the present one, separated by a comma; if it is lost, see "Passwords and keys" in docs/operations.md.',
  );
}

/** As it is written into the row. */
export async function sealLinkSecret(secret: string, [key = '']: readonly string[]) {
  return JSON.stringify(await sealSecret(secret, key));
}
