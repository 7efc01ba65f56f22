import { connect as connectTo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { listenLocally } from '../../listen-locally.ts';

export interface CutProxy {
  readonly port: number;
  /** From now on nothing passes in either direction, without notice to anyone. */
  cut(): void;
  /** Delivers what has waited, like a network that retransmits what was lost. */
  mend(): void;
}

/** A piece of network between two programs. */
export async function startCutProxy(port: number): Promise<CutProxy> {
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
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
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
  };
}
