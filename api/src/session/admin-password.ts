import { stat } from 'node:fs/promises';
import { errorCode } from '../engine/disk/error-code.ts';
import { type Settings, SettingsError } from '../settings/settings.ts';
import {
  type Credential,
  credentialPath,
  makeCredential,
  readCredential,
  verifyPassword,
  writeCredential,
} from './admin-credential.ts';
import { findPasswordProblem, generatePassword } from './password-rules.ts';

/** @throws SettingsError when `ADMIN_PASSWORD` guards nothing. */
export async function refuseWeakPassword({
  adminPassword,
  adminUsername,
}: Pick<Settings, 'adminPassword' | 'adminUsername'>): Promise<void> {
  if (adminPassword === undefined) return;
  const problem = await findPasswordProblem(adminPassword, adminUsername);
  if (problem === null) return;
  throw new SettingsError(
    `ADMIN_PASSWORD ${problem}: set it to several unrelated words, 12 characters or more, or remove it and run "npm run admin:password".`,
  );
}

/**
 * Makes sure that there is a password: the one given, else the one stored, else a new random one.
 * A given password that is already stored is left alone, so that sessions survive a restart.
 * @returns the password that was made, to be shown once; `null` if none was.
 */
export async function ensurePassword(
  dataFolder: string,
  given: string | undefined,
  now: number,
): Promise<string | null> {
  const stored = await readCredential(dataFolder);
  if (given === undefined && stored) return null;
  if (given !== undefined && stored && (await verifyPassword(given, stored.password))) return null;
  const password = given ?? generatePassword();
  await writeCredential(dataFolder, await makeCredential(password, now));
  return given === undefined ? password : null;
}

/** A new password counts this much later at the latest. */
const lookAgainMs = 1000;

/**
 * The stored credential as it is now. The file is looked at once a second at most, since every call
 * of the console asks, and read again only when it has changed.
 */
export function createCredentialReader(
  dataFolder: string,
  stopwatch: () => number = () => performance.now(),
): () => Promise<Credential | null> {
  let known: { readonly version: string; readonly credential: Credential | null } | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (known?.credential && stopwatch() - lookedAt < lookAgainMs) return known.credential;
    lookedAt = stopwatch();
    const version = await fileVersion(credentialPath(dataFolder));
    if (known?.version !== version) {
      known = { version, credential: await readCredential(dataFolder) };
    }
    return known.credential;
  };
}

async function fileVersion(path: string): Promise<string> {
  try {
    const { ino, mtimeMs, size } = await stat(path);
    return `${ino} ${mtimeMs} ${size}`;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return 'none';
    throw error;
  }
}
