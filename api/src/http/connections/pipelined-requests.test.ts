import type { IncomingMessage, RequestListener } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSocket, readAll } from '../../../test/raw-request.ts';
import { createHttpServer, listen } from './http-server.ts';

/** A server of this product with another application in it. @returns its port and what it logs. */
async function serve(listener: RequestListener) {
  const logged: unknown[] = [];
  const server = createHttpServer(listener, (_level, event, fields) =>
    logged.push({ event, ...fields }),
  );
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, port: await listen(server, { port: 0, host: '127.0.0.1' }), logged };
}

function requests(count: number): string {
  const paths = Array.from({ length: count }, (_, index) => `/${index}`);
  return paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join('');
}

describe('serveInTurn', () => {
  it('begins no request before the one ahead of it is answered, and answers all in order', async () => {
    let running = 0;
    let most = 0;
    const { port } = await serve((request, response) => {
      running += 1;
      most = Math.max(most, running);
      response.once('finish', () => {
        running -= 1;
      });
      setImmediate(() => response.end(`${request.url} \n`));
    });
    const socket = await openSocket(port);
    const answers = readAll(socket);
    socket.write(requests(10));
    socket.write('GET /last HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    const { body } = await answers;
    const order = [...body.matchAll(/^\/(\w+) /gm)].map(([, path]) => path);
    expect(order).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'last']);
    expect(most).toBe(1);
  });

  it('cuts a connection that sends far ahead of its answers, and says whose it was', async () => {
    const begun: (string | undefined)[] = [];
    const { port, logged } = await serve(({ url }) => begun.push(url));
    const socket = await openSocket(port);
    socket.write(requests(1400));
    expect(await readAll(socket)).toMatchObject({ status: 0 });
    expect(begun).toEqual(['/0']);
    expect(logged).toEqual([{ event: 'cut', client: '127.0.0.1' }]);
  });

  it('makes no more objects for what a cut connection has sent on', async () => {
    const seen = new Set<IncomingMessage>();
    const { server, port } = await serve(() => {});
    server.prependListener('request', (request: IncomingMessage) => seen.add(request));
    const socket = await openSocket(port);
    socket.write(requests(1400));
    await readAll(socket);
    expect(seen.size).toBeLessThan(30);
  });

  it('cuts a connection that sends few but long requests ahead of its answers', async () => {
    const begun: (string | undefined)[] = [];
    const { port, logged } = await serve(({ url }) => begun.push(url));
    const socket = await openSocket(port);
    const cut = readAll(socket);
    for (let sent = 0; sent < 12; sent += 1) {
      socket.write(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(12_000)}\r\n\r\n`);
    }
    expect(await cut).toMatchObject({ status: 0 });
    expect(begun).toHaveLength(1);
    expect(logged).toHaveLength(1);
  });
});
