import type { IncomingMessage } from 'node:http';
import type { TrustProxy } from '../settings/setting-values.ts';
import { isTrustedProxy } from './trusted-proxy.ts';

/** Whether the visitor's request came through TLS, as far as the proxy in front may be believed. */
export function arrivedThroughTls(
  { headers, socket }: IncomingMessage,
  trustProxy: TrustProxy,
): boolean {
  return (
    headers['x-forwarded-proto'] === 'https' && isTrustedProxy(socket.remoteAddress, trustProxy)
  );
}
