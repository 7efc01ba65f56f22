import { connect as connectTo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { listenLocally } from '../../listen-locally.ts';

export interface CutProxy {
  readonly port: number;
  /** From now on nothing passes in either direction, without notice to anyone. */
  cut(): void;
  /** Delivers what has waited, like a network that retransmits what was lost. */
  mend(): void;
  /** Breaks all connections; new ones lead to another server. */
  moveTo(port: number): void;
  close(): void;
}

/** A piece of network between two programs, until the end of the test. */
export async function startCutProxy(port: number): Promise<CutProxy> {
  const proxy = await openCutProxy(port);
  onTestFinished(proxy.close);
  return proxy;
}

export async function openCutProxy(firstPort: number): Promise<CutProxy> {
  let port = firstPort;
  const sockets = new Set<Socket>();
  let isCut = false;

  function join(from: Socket, to: Socket): void {
    sockets.add(from);
    from.on('data', (bytes) => {
      if (!to.write(bytes)) from.pause();
    });
    to.on('drain', () => {
      if (!isCut) from.resume();
    });
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    if (isCut) from.pause();
  }

  const server = createServer((client) => {
    const target = connectTo(port, '127.0.0.1');
    join(client, target);
    join(target, client);
  });
  const ownPort = await listenLocally(server);
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: ownPort,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.pause();
    },
    mend() {
      isCut = false;
      for (const socket of sockets) socket.resume();
    },
    moveTo(other) {
      port = other;
      breakAll();
    },
    close() {
      breakAll();
      server.close();
    },
  };
}
