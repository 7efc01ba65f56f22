import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { TrustProxy } from '../settings/settings.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether the visitor's request came through TLS, as far as the proxy in front may be believed. */
export function arrivedThroughTls(
  { headers, socket }: IncomingMessage,
  trustProxy: TrustProxy,
): boolean {
  if (headers['x-forwarded-proto'] !== 'https') return false;
  if (trustProxy === 'off') return false;
  const { remoteAddress } = socket;
  if (trustProxy !== 'loopback') return true;
  return (
    remoteAddress !== undefined &&
    loopback.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4')
  );
}
