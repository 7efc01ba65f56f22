import { SettingsError } from '@yiqiao/ports/faults/settings-error';
import type { CredentialStore } from '@yiqiao/ports/session-store';
import type { Settings } from '../settings/settings.ts';
import { makeCredential, verifyPassword } from './password-hash.ts';
import { findPasswordProblem, generatePassword } from './password-rules.ts';

/** @throws SettingsError when `ADMIN_PASSWORD` is too weak. */
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
 * Ensures that there is a password: the configured one, else the stored one, else a new random one. A configured
 * password that is already stored is not written again, so that sessions survive a restart.
 * @returns the generated password, to be shown once; `null` if none was generated, or another process was first.
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
