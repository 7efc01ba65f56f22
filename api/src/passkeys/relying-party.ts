import { isIP } from 'node:net';
import type { Settings } from '../settings/settings.ts';

/** What passkeys of this office are bound to. */
export interface RelyingParty {
  /** The host. */
  readonly id: string;
  /** The only origin whose pages may use them. */
  readonly origin: string;
}

/** Why there can be no passkeys. */
export type PasskeyObstacle = 'origin-unset' | 'origin-not-secure' | 'origin-is-address';

/**
 * The office's address is a setting, and never what a request says of it. Without one, it is the address at which this
 * machine alone reaches the server: browsers regard localhost as secure.
 */
export function officeAddress(publicOrigin: string | undefined, port = 0): URL {
  return new URL(publicOrigin ?? `http://localhost:${port}`);
}

/** What passkeys can be bound to, or why there can be none. */
export function findRelyingParty({
  publicOrigin,
  port,
}: Pick<Settings, 'publicOrigin' | 'port'>): RelyingParty | PasskeyObstacle {
  if (publicOrigin === undefined && port === 0) return 'origin-unset';
  const { protocol, hostname, origin } = officeAddress(publicOrigin, port);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (protocol !== 'https:' && !isLocal) return 'origin-not-secure';
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return 'origin-is-address';
  return { id: hostname, origin };
}
