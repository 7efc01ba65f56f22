import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

const repository = join(import.meta.dirname, '../..');

export interface Deployment {
  readonly origin: string;
  /** Serves the console that was built in that folder from now on. */
  deploy(folder: string): void;
  /** Takes the worker's file off the server. */
  withdrawWorker(): void;
  close(): void;
}

/**
 * A server before the product that serves the console from a folder of its own, so that a story can
 * deploy another version under open tabs. Everything else goes to the product.
 */
export async function createDeployment(productOrigin: string): Promise<Deployment> {
  let current = join(repository, 'build/current/admin');
  let isWithdrawn = false;

  // Connections are kept until the end: one that is closed just as a request comes would fail it.
  const server = createServer({ keepAliveTimeout: 0 }, (incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', productOrigin);
    if (!pathname.startsWith('/admin/')) return pass(productOrigin, incoming, outgoing);
    if (isWithdrawn && pathname === '/admin/sw.js') return outgoing.writeHead(404).end();
    return serve(current, pathname, outgoing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');

  return {
    origin: `http://localhost:${address.port}`,
    deploy(folder) {
      current = folder;
    },
    withdrawWorker() {
      isWithdrawn = true;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Builds the console under another version. */
export async function buildConsole(outDir: string, version: string): Promise<void> {
  const vite = join(repository, 'node_modules/vite/bin/vite.js');
  const child = spawn(
    process.execPath,
    [vite, 'build', '--logLevel', 'error', '--minify', 'false', '--outDir', outDir],
    {
      cwd: join(repository, 'admin-pwa'),
      env: { ...process.env, CONSOLE_VERSION: version },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The build of version ${version} failed`);
}

const screens = ['/admin/', '/admin/login', '/admin/dashboard'];

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

function serve(folder: string, pathname: string, outgoing: ServerResponse): void {
  const path = screens.includes(pathname) ? '/admin/index.html' : pathname;
  const file = join(folder, path.slice('/admin/'.length));
  if (!file.startsWith(folder) || !existsSync(file)) {
    outgoing.writeHead(404).end();
    return;
  }
  outgoing
    .writeHead(200, {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': 'no-cache',
    })
    .end(readFileSync(file));
}

function pass(origin: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url = '/' } = incoming;
  const onward = request(new URL(url, origin), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}
