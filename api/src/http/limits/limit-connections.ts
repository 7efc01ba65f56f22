import type { Server } from 'node:http';
import type { ConnectionSettings } from '../../settings/limits.ts';
import type { TrustProxy } from '../../settings/setting-values.ts';
import { isTrustedProxy } from '../trusted-proxy.ts';
import { toClientKey } from './client-address.ts';

interface LimitOptions {
  readonly settings: ConnectionSettings;
  readonly trustProxy: TrustProxy;
}

/**
 * Closes new connections above the limits at once. A proxy's connections belong to its clients and only count
 * towards the total; the proxy limits its own clients.
 */
export function limitConnections(server: Server, { settings, trustProxy }: LimitOptions): void {
  const open = new Map<string, number>();
  server.maxConnections = settings.maxAtOnce;
  server.on('connection', (socket) => {
    if (isTrustedProxy(socket.remoteAddress, trustProxy)) return;
    const client = toClientKey(socket.remoteAddress);
    const count = (open.get(client) ?? 0) + 1;
    if (count > settings.maxAtOncePerClient) {
      socket.destroy();
      return;
    }
    open.set(client, count);
    socket.once('close', () => {
      const left = (open.get(client) ?? 0) - 1;
      if (left > 0) open.set(client, left);
      else open.delete(client);
    });
  });
}
