import { SettingsError } from '@yiqiao/ports/faults/settings-error';
import type { CredentialStore } from '@yiqiao/ports/session-store';
import type { Settings } from '../settings/settings.ts';
import { makeCredential, verifyPassword } from './admin-credential.ts';
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
 * @returns the password that was made, to be shown once; `null` if none was, or if another process was first.
 */
export async function ensurePassword(
  credentials: CredentialStore,
  given: string | undefined,
  now: number,
): Promise<string | null> {
  const stored = await credentials.readCredential();
  if (given === undefined && stored) return null;
  if (given !== undefined && stored && (await verifyPassword(given, stored.password))) return null;
  if (given !== undefined) {
    await credentials.writeCredential(await makeCredential(given, now));
    return null;
  }
  const password = generatePassword();
  const isOurs = await credentials.writeFirstCredential(await makeCredential(password, now));
  return isOurs ? password : null;
}
