import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { openSocket } from '../../../test/raw-request.ts';
import { startTestServer, type TestServer } from '../../../test/server/test-server.ts';

let server: TestServer;

afterEach(() => server.close());

async function isKept(): Promise<boolean> {
  const socket = await openSocket(server.port);
  socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n');
  const [end] = await Promise.race([
    once(socket, 'data').then(() => ['answered']),
    once(socket, 'close').then(() => ['closed']),
  ]);
  return end === 'answered';
}

async function open(count: number): Promise<boolean[]> {
  const kept: boolean[] = [];
  while (kept.length < count) kept.push(await isKept());
  return kept;
}

describe('limitConnections', () => {
  it('closes what one client opens above its limit', async () => {
    server = await startTestServer({
      environment: { CONNECTIONS_PER_CLIENT: '2', TRUST_PROXY: 'off' },
    });
    expect(await open(4)).toEqual([true, true, false, false]);
  });

  it('does not take a proxy for one client', async () => {
    server = await startTestServer({ environment: { CONNECTIONS_PER_CLIENT: '2' } });
    expect(await open(4)).toEqual([true, true, true, true]);
  });

  it('closes what all together open above theirs', async () => {
    server = await startTestServer({ environment: { CONNECTIONS: '3' } });
    expect(await open(4)).toEqual([true, true, true, false]);
  });

  it('counts a connection no longer once it is closed', async () => {
    server = await startTestServer({
      environment: { CONNECTIONS_PER_CLIENT: '1', TRUST_PROXY: 'off' },
    });
    const first = await openSocket(server.port);
    await expect.poll(isKept).toBe(false);
    first.destroy();
    await expect.poll(isKept).toBe(true);
  });
});
