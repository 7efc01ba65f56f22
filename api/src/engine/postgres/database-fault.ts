import { DatabaseError } from 'pg';
import { StartError } from '../../settings/start-error.ts';
import { errorCode } from '../disk/error-code.ts';
import { EngineAway } from '../engine-away.ts';

/** PostgreSQL, appendix A: of these classes of errors the statement is to blame, of all others the moment. */
const ownFaults = ['21', '22', '23', '42'];

/** A unique value that is there already; of one constraint, or of any. */
export function isTaken(error: unknown, constraint?: string): boolean {
  if (!(error instanceof DatabaseError) || error.code !== '23505') return false;
  return constraint === undefined || error.constraint === constraint;
}

/** What a failed statement means to whoever asked: whatever is not its own fault passes. */
export function toFault(error: unknown): unknown {
  if (error instanceof DatabaseError && ownFaults.includes(error.code?.slice(0, 2) ?? '')) {
    return error;
  }
  const reason = error instanceof Error ? error.message : String(error);
  return new EngineAway(`The database is away: ${reason}`, { cause: error });
}

interface Address {
  readonly setting: string;
  readonly url: URL;
}

/** Why a first connection fails, by PostgreSQL's code or the system's. */
const obstacles: Readonly<Record<string, (address: Address) => string>> = {
  '28P01': refusedPassword,
  '28000': refusedPassword,
  '3D000': ({ setting, url }) =>
    `${setting} names the database "${databaseOf(url)}", and there is none of this name at ${url.host}.`,
  '42501': ({ setting, url }) =>
    `The user "${url.username}" of ${setting} lacks a right in the database "${databaseOf(url)}": make it the owner, or grant it create on the schema.`,
  '53300': ({ setting }) =>
    `PostgreSQL takes no more connections from ${setting}: see max_connections and DATABASE_CONNECTIONS.`,
  '57P03': ({ setting, url }) =>
    `PostgreSQL at ${url.host} (${setting}) is still starting or shutting down.`,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  ECONNREFUSED: ({ setting, url }) =>
    `Nothing answers at ${url.host}: see ${setting}, and whether PostgreSQL runs there.`,
};

function refusedPassword({ setting, url }: Address): string {
  return `PostgreSQL at ${url.host} refuses the user "${url.username}" or the password in ${setting}.`;
}

function unknownHost({ setting, url }: Address): string {
  return `${setting} names the host "${url.hostname}", and nobody knows its address.`;
}

function databaseOf({ pathname }: URL): string {
  return decodeURIComponent(pathname.slice(1));
}

/** One sentence for the operator; the URL itself holds a password and is never told. */
export function toStartError(error: unknown, address: Address): StartError {
  if (error instanceof StartError) return error;
  const cause = error instanceof EngineAway ? error.cause : error;
  const describe = obstacles[errorCode(cause) ?? ''];
  const reason = cause instanceof Error ? cause.message : String(cause);
  const sentence =
    describe?.(address) ?? `${address.setting}: ${address.url.host} cannot be used: ${reason}.`;
  return new StartError(`${sentence} Nothing was changed.`, { cause });
}
