import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Variant } from './variants.ts';

const dist = join(import.meta.dirname, '../../build/current/site');
const types: Record<string, string> = {
  js: 'text/javascript',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
};

interface VariantServer {
  readonly origin: string;
  readonly close: () => void;
}

/** Serves one variant as every page, and the built site's files, compressed as the product does. */
export async function serveVariant({ html }: Variant): Promise<VariantServer> {
  const page = brotliCompressSync(html);
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (!path.includes('.')) send(response, page, 'text/html; charset=utf-8', true);
    else void sendFile(response, path);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

async function sendFile(response: ServerResponse, path: string): Promise<void> {
  const extension = path.slice(path.lastIndexOf('.') + 1);
  const content = await readFile(join(dist, path)).catch(() => null);
  if (content === null) {
    response.writeHead(404).end();
    return;
  }
  const isText = extension !== 'woff2';
  const body = isText ? brotliCompressSync(content) : content;
  send(response, body, types[extension] ?? 'application/octet-stream', isText);
}

function send(response: ServerResponse, body: Buffer, type: string, isCompressed: boolean): void {
  response.writeHead(200, {
    'content-type': type,
    'content-length': body.length,
    ...(isCompressed ? { 'content-encoding': 'br' } : {}),
  });
  response.end(body);
}
