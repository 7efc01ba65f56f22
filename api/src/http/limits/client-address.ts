import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import proxyAddr from 'proxy-addr';
import type { TrustProxy } from '../../settings/setting-values.ts';
import { isTrustedProxy } from '../trusted-proxy.ts';

/** The client's address, as far as the proxies in front are trusted. */
export function clientAddress(request: IncomingMessage, trustProxy: TrustProxy): string {
  const isTrusted = (address: string, index: number) =>
    typeof trustProxy === 'number' ? index < trustProxy : isTrustedProxy(address, trustProxy);
  return plainAddress(proxyAddr(request, isTrusted));
}

/**
 * The address in its usual form: IPv4-mapped IPv6 addresses become IPv4, and overlong forged values are truncated.
 */
export function plainAddress(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address.slice(0, 64);
}

/**
 * The key for limits: the client's address, or its /56 network for IPv6, where a client has practically unlimited
 * addresses. Providers assign a /56 to a household (RFC 6177).
 */
export function toClientKey(address: string | undefined): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? networkOf(plain) : plain;
}

function networkOf(address: string): string {
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  const [first = 0, second = 0, third = 0, fourth = 0] = groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16));
  const network = [first, second, third, fourth & 0xff00];
  return `${network.map((group) => group.toString(16)).join(':')}::/56`;
}
