import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSocket } from '../../../test/raw-request.ts';
import { createHttpServer, listen } from '../connections/http-server.ts';

async function serve(bodyMs: number): Promise<number> {
  const server = createHttpServer(
    (_request, response) => response.end('answer'),
    () => {},
    {
      bodyMs,
    },
  );
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return listen(server, { port: 0, host: '127.0.0.1' });
}

const headOf = (bytes: number) => `GET / HTTP/1.1\r\nHost: x\r\nContent-Length: ${bytes}\r\n\r\n`;

describe('cutUnfinishedBody', () => {
  it('closes an answered connection whose announced body comes in drops', async () => {
    const socket = await openSocket(await serve(50));
    // Drops never add up to it: a body that ends would let the connection go as well.
    socket.write(headOf(1024 ** 3));
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain('200 OK');
    const drops = setInterval(() => socket.write('.'), 5);
    onTestFinished(() => clearInterval(drops));
    await new Promise((resolve) => socket.once('close', resolve));
  });

  it('leaves it open when the body ends in time', async () => {
    const socket = await openSocket(await serve(60_000));
    socket.write(headOf(1000) + 'x'.repeat(1000));
    await once(socket, 'data');
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain('200 OK');
    socket.destroy();
  });
});
