import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listenLocally } from '../../api/test/listen-locally.ts';
import { makePeople } from '../quotes/make-people.ts';
import { makeQuotes } from '../quotes/make-quotes.ts';

const built = join(import.meta.dirname, '../../build/current/admin');
const cursor = '1-00000000';
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Serves the built console with as many submissions and people as asked for, and the two pages beside it. */
export async function startOfficeServer(count: number, peopleCount: number) {
  const people = makePeople(peopleCount);
  const isAlone = peopleCount < 2;
  const list = gzipSync(JSON.stringify(makeQuotes(count, isAlone ? [] : people)));
  const person = { ...people[0], language: 'en' };
  const packed = { 'Content-Encoding': 'gzip', 'List-Cursor': cursor, ETag: `"${cursor}"` };
  const api: Record<string, (search: string) => readonly [body: string | Buffer, headers: object]> =
    {
      '/api/admin/check': () => [JSON.stringify({ authenticated: true, person }), {}],
      '/api/admin/login': () => ['{"authenticated":true}', {}],
      '/api/people': () => [JSON.stringify({ people }), {}],
      '/api/admin/quotes': (search) =>
        search === `?since=${cursor}`
          ? [`{"changed":[],"cursor":"${cursor}"}`, {}]
          : [list, packed],
    };
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const answer = api[pathname];
    if (answer) {
      if (request.headers['if-none-match'] === `"${cursor}"`) return response.writeHead(304).end();
      const [body, headers] = answer(search);
      return response.writeHead(200, { 'Content-Type': 'application/json', ...headers }).end(body);
    }
    const file = fileOf(pathname);
    if (!existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
    return response.end(readFileSync(file));
  });
  const port = await listenLocally(server);
  return {
    origin: `http://localhost:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function fileOf(pathname: string): string {
  if (['/admin/plain', '/admin/empty'].includes(pathname)) {
    return join(import.meta.dirname, `${pathname.slice('/admin/'.length)}.html`);
  }
  const isScreen = ['/admin/login', '/admin/dashboard'].includes(pathname);
  return join(built, isScreen ? 'index.html' : pathname.slice('/admin/'.length));
}
