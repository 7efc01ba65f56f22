import type { IncomingMessage } from 'node:http';
import type { Express } from 'express';
import type { TrustProxy } from '../settings/setting-values.ts';
import { isTrustedProxy } from './trusted-proxy.ts';

/** Whether the visitor's request came through TLS, as far as the proxy in front can be trusted. */
export function arrivedThroughTls(
  { headers, socket }: IncomingMessage,
  trustProxy: TrustProxy,
): boolean {
  // Each proxy may append to the header: the first entry is about the visitor's own connection.
  const [protocol] = String(headers['x-forwarded-proto']).split(',', 1);
  return protocol?.trim() === 'https' && isTrustedProxy(socket.remoteAddress, trustProxy);
}

/** Gives `request.secure` in routes the same meaning as for pages, which are served without a router. */
export function shareMeaningOfSecure(app: Express, trustProxy: TrustProxy): void {
  Object.defineProperty(app.request, 'secure', {
    get(this: IncomingMessage) {
      return arrivedThroughTls(this, trustProxy);
    },
  });
}
