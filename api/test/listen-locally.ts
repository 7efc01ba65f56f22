import type { Server } from 'node:net';

/** Lets a server listen on a free port of this machine. @returns the port. */
export async function listenLocally(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return portOf(server);
}

export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('The server does not listen.');
  }
  return address.port;
}
