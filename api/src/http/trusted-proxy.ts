import { BlockList, isIPv6 } from 'node:net';
import type { TrustProxy } from '../settings/setting-values.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether a connection may come from the proxy in front, which forwards for many clients. */
export function isTrustedProxy(address: string | undefined, trustProxy: TrustProxy): boolean {
  if (trustProxy !== 'loopback') return trustProxy !== 'off';
  return address !== undefined && loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
