import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Resolves a name to all of its addresses. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

/** Why a URL that somebody has handed in is not called. */
export class TargetRefused extends Error {
  override name = 'TargetRefused' as const;
}

/** Names that are not of the public internet, whatever they resolve to. */
const localNames = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|home\.arpa|lan)$/;

/**
 * The URL, if it may be called as far as its text says.
 * @param allowedHosts as in the setting: those of them are called wherever they are.
 * @throws TargetRefused
 */
export function readTarget(text: string, allowedHosts: ReadonlySet<string>): URL {
  if (!URL.canParse(text)) throw new TargetRefused('It is no URL.');
  const url = new URL(text);
  if (url.protocol !== 'https:') throw new TargetRefused('Its address must begin with https://.');
  if (url.username !== '' || url.password !== '') {
    throw new TargetRefused('Its address must not have a password.');
  }
  if (allowedHosts.has(url.host)) return url;
  if (url.port !== '') throw new TargetRefused('Its address must not have a port.');
  const host = bareHost(url);
  if (isIP(host) !== 0) {
    if (!isPublicAddress(host)) throw new TargetRefused('Its address is not public.');
    return url;
  }
  if (!host.includes('.') || localNames.test(host)) {
    throw new TargetRefused('Its name is not of the public internet.');
  }
  return url;
}

/**
 * The address to connect to. All addresses of a name must be public: one that is not shows that somebody tries.
 * @throws TargetRefused, or what the resolver throws.
 */
export async function findAddress(
  url: URL,
  allowedHosts: ReadonlySet<string>,
  resolve: Resolve,
): Promise<LookupAddress> {
  const host = bareHost(url);
  const family = isIP(host);
  const addresses = family === 0 ? await resolve(host) : [{ address: host, family }];
  const isAllowed = allowedHosts.has(url.host);
  if (!isAllowed && addresses.some(({ address }) => !isPublicAddress(address))) {
    throw new TargetRefused('Its name leads to an address that is not public.');
  }
  const [first] = addresses;
  if (first === undefined) throw new TargetRefused('Its name has no address.');
  return first;
}

/** Without the brackets of IPv6, and without the full stop at the end of a name. */
function bareHost({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}
