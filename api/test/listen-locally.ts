import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

/** Lets a server listen on a free port of this machine. @returns the port. */
export async function listenLocally(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return portOf(server);
}

/**
 * Finds a free port that stays free, also while its server is away: none of those that a system gives to whoever asks
 * for any, which begin at 32768 on Linux and at 49152 elsewhere.
 */
export async function findPort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_768);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('The server does not listen.');
  }
  return address.port;
}
