import { connect as connectTo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { listenLocally } from '../../listen-locally.ts';

/** What becomes of the connection on which the next "commit" is sent. */
type Cut = 'before it arrives' | 'before its answer' | null;

export interface CommitProxy {
  readonly url: string;
  /** Resolves when it is cut. */
  cutNext(cut: Cut): Promise<void>;
}

/** Stands between an engine and its database, and cuts the connection at the worst moment. */
export async function startCommitProxy(url: string): Promise<CommitProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let cut: Cut = null;
  let tellCut = () => {};
  const server = createServer((client) => {
    const database = connectTo(Number(target.port), target.hostname);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        client.destroy();
        database.destroy();
      });
    }
    let isDeaf = false;
    client.on('data', (bytes) => {
      const isCut = cut !== null && bytes.includes('commit\0');
      if (!isCut) database.write(bytes);
      else if (cut === 'before it arrives') client.destroy();
      else {
        isDeaf = true;
        database.write(bytes);
      }
      if (!isCut) return;
      cut = null;
      tellCut();
    });
    database.on('data', (bytes) => {
      if (isDeaf) client.destroy();
      else client.write(bytes);
    });
  });
  const ownPort = await listenLocally(server);
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const own = new URL(url);
  own.port = `${ownPort}`;
  return {
    url: own.href,
    cutNext(next) {
      cut = next;
      return new Promise((resolve) => {
        tellCut = resolve;
      });
    },
  };
}
