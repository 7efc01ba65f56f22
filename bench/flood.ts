// Memory of the server while strangers ask without reading, directly and through nginx, and a page meanwhile.
// npm run bench -- flood [connections] [requests] [first port]
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findLargestScript } from './http/largest-script.ts';
import { makeFolder } from './http/make-folder.ts';
import { startNginx } from './http/nginx.ts';
import { pageMilliseconds } from './http/page-milliseconds.ts';
import { startProduct } from './http/product.ts';
import { requirePrograms } from './http/require-programs.ts';

requirePrograms('nginx');
const [connections = 200, requests = 1400, firstPort = 4180] = process.argv.slice(2).map(Number);
const goalMegabytes = 250;
/** The flood is held so long: what is unpacked and queued in between counts. */
const heldMs = 5000;
const site = join(import.meta.dirname, '../build/current/site');
const folder = await makeFolder('flood-');
const largest = [`/${await findLargestScript(site)}`, '/admin/sw.js'];

const server = await startProduct(folder, firstPort);
const nginx = await startNginx(
  folder,
  firstPort + 1,
  `location / { proxy_pass http://127.0.0.1:${firstPort}; proxy_http_version 1.1; proxy_buffering off;
    proxy_set_header Host $host; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; }`,
);
try {
  console.log(`${connections} connections with ${requests} requests each, nothing read`);
  console.log(
    `MB before, at worst, after (goal: at most ${goalMegabytes}); page ms idle, meanwhile`,
  );
  for (const path of largest) {
    for (const encoding of ['', 'gzip']) {
      await flood('direct', server.port, path, encoding);
      await flood('nginx', nginx.port, path, encoding);
    }
  }
} finally {
  await nginx.stop();
  await server.stop();
  await rm(folder, { recursive: true });
}

async function flood(way: string, port: number, path: string, encoding: string): Promise<void> {
  const idle = await pageMilliseconds(port, () => pause(500));
  const before = server.memory().now;
  server.forgetPeak();
  const sockets: Socket[] = [];
  const meanwhile = await pageMilliseconds(port, async () => {
    for (let opened = 0; opened < connections; opened += 1) {
      sockets.push(await askWithoutReading(port, path, encoding));
    }
    await pause(heldMs);
  });
  const { peak } = server.memory();
  for (const socket of sockets) socket.destroy();
  await pause(1000);
  const megabytes = [before, peak, server.memory().now].map((value) =>
    value.toFixed(0).padStart(5),
  );
  const times = [idle, meanwhile].map((value) => value.toFixed(1).padStart(6));
  const what = `${way.padEnd(7)} ${(encoding || 'unpacked').padEnd(9)} ${path}`;
  console.log(
    `${megabytes.join('')} ${times.join('')}   ${what}${peak > goalMegabytes ? '  TOO MUCH' : ''}`,
  );
  if (peak > goalMegabytes) process.exitCode = 1;
}

async function askWithoutReading(port: number, path: string, encoding: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  // The server may cut it off.
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.pause();
  const accepted = encoding === '' ? '' : `Accept-Encoding: ${encoding}\r\n`;
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n${accepted}\r\n`.repeat(requests));
  return socket;
}
