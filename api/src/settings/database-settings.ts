import type { DatabaseSettings, StandbyRule } from '@yiqiao/engines/postgres/database-settings';
import { SettingsError } from '@yiqiao/ports/faults/settings-error';
import * as z from 'zod/mini';

const databaseUrl = z.optional(
  z
    .string()
    .check(
      z.refine(isDatabaseUrl, 'must be a URL such as postgres://user:password@host:5432/database'),
    ),
);

const standbyRules = ['required', 'optional'] as const satisfies readonly StandbyRule[];

export const databaseEnvironment = {
  DATABASE_URL: databaseUrl,
  DATABASE_DIRECT_URL: databaseUrl,
  DATABASE_CONNECTIONS: z.optional(
    z.string().check(z.regex(/^([2-9]|[1-9]\d|100)$/, 'must be a whole number from 2 to 100')),
  ),
  DATABASE_STANDBY: z.optional(z.enum(standbyRules, 'must be "required" or "optional"')),
};

type DatabaseVariables = z.infer<z.ZodMiniObject<typeof databaseEnvironment>>;

const usualConnections = 10;

/**
 * @returns `undefined` when there is no database.
 * @throws SettingsError when only other settings of a database are set, or the shared secret is missing.
 */
export function readDatabaseSettings(
  variables: DatabaseVariables & { readonly SESSION_SECRET?: readonly string[] | undefined },
): DatabaseSettings | undefined {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl } = variables;
  if (url === undefined) {
    if (directUrl !== undefined) throw forgottenUrl('DATABASE_DIRECT_URL');
    if (variables.DATABASE_STANDBY !== undefined) throw forgottenUrl('DATABASE_STANDBY');
    return undefined;
  }
  const { SESSION_SECRET: secrets } = variables;
  if (secrets === undefined) {
    throw new SettingsError(
      'SESSION_SECRET must be set, because DATABASE_URL is: it signs the sessions of all processes and seals what the database must not tell by itself. "openssl rand -hex 32" makes one; give the same to every process, and keep it apart from dumps of the database.',
    );
  }
  return {
    url,
    directUrl: directUrl ?? url,
    maxConnections: Number(variables.DATABASE_CONNECTIONS ?? usualConnections),
    standby: variables.DATABASE_STANDBY ?? 'optional',
    secrets,
  };
}

function forgottenUrl(name: string): SettingsError {
  return new SettingsError(`DATABASE_URL must be set, because ${name} is.`);
}

function isDatabaseUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname } = new URL(text);
  return /^postgres(?:ql)?:$/.test(protocol) && hostname !== '' && /^\/[^/]+$/.test(pathname);
}
