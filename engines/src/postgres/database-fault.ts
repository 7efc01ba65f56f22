import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import { errorCode } from '@yiqiao/ports/faults/error-code';
import { StartError } from '@yiqiao/ports/faults/start-error';
import { DatabaseError } from 'pg';
import type { DatabaseSettings } from './database-settings.ts';

/** PostgreSQL, appendix A: errors of these classes are the statement's fault; all others are temporary. */
const ownFaults = ['21', '22', '23', '42'];

/** A violation of a unique constraint: of the given one, or of any. */
export function isTaken(error: unknown, constraint?: string): boolean {
  if (!(error instanceof DatabaseError) || error.code !== '23505') return false;
  return constraint === undefined || error.constraint === constraint;
}

/** Converts a failed statement's error for the caller: anything not its own fault is temporary. */
export function toFault(error: unknown): unknown {
  if (error instanceof DatabaseError && ownFaults.includes(error.code?.slice(0, 2) ?? '')) {
    return error;
  }
  const reason = error instanceof Error ? error.message : String(error);
  return new EngineAway(`The database is away: ${reason}`, { cause: error });
}

/** Why a first connection fails, by PostgreSQL's code or the system's. */
const obstacles: Readonly<Record<string, (url: URL) => string>> = {
  '28P01': refusedPassword,
  '28000': refusedPassword,
  '3D000': (url) =>
    `DATABASE_URL names the database "${databaseOf(url)}", and there is none of this name at ${url.host}.`,
  '42501': (url) =>
    `The user "${url.username}" of DATABASE_URL lacks a right in the database "${databaseOf(url)}": make it the owner, or grant it create on the schema.`,
  '53300': () =>
    'PostgreSQL takes no more connections from DATABASE_URL: see max_connections and DATABASE_CONNECTIONS.',
  '57P03': (url) => `PostgreSQL at ${url.host} (DATABASE_URL) is still starting or shutting down.`,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  ECONNREFUSED: (url) =>
    `Nothing answers at ${url.host}: see DATABASE_URL, and whether PostgreSQL runs there.`,
};

function refusedPassword(url: URL): string {
  return `PostgreSQL at ${url.host} refuses the user "${url.username}" or the password in DATABASE_URL.`;
}

function unknownHost(url: URL): string {
  return `DATABASE_URL names the host "${url.hostname}", and nobody knows its address.`;
}

export function databaseOf({ pathname }: URL): string {
  return decodeURIComponent(pathname.slice(1));
}

/** One sentence for the operator, without the URL, which contains a password. */
export function toStartError(
  error: unknown,
  { url: text }: Pick<DatabaseSettings, 'url'>,
): StartError {
  if (error instanceof StartError) return error;
  const cause = error instanceof EngineAway ? error.cause : error;
  const describe = obstacles[errorCode(cause) ?? ''];
  const reason = cause instanceof Error ? cause.message : String(cause);
  const url = new URL(text);
  const sentence = describe?.(url) ?? `DATABASE_URL: ${url.host} cannot be used: ${reason}.`;
  return new StartError(`${sentence} Nothing was changed.`, { cause });
}
