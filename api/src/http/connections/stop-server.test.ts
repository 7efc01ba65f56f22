import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { openSocket } from '../../../test/raw-request.ts';
import { createHttpServer, listen, stopHttpServer } from './http-server.ts';

it('a server that stops lets running answers end, and waits for nobody who has asked for nothing', async () => {
  const running: ServerResponse[] = [];
  const server = createHttpServer(
    (_request, response) => running.push(response),
    () => {},
  );
  const port = await listen(server, { port: 0, host: '127.0.0.1' });
  const silent = await openSocket(port);
  const asking = await openSocket(port);
  asking.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(server, 'request');
  const stopped = stopHttpServer(server);
  await once(silent, 'close');
  expect(running).toHaveLength(1);
  running[0]?.end('answer');
  const [answer] = await once(asking, 'data');
  expect(String(answer)).toContain('200 OK');
  await stopped;
});
