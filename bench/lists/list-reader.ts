import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Program } from '../http/program.ts';

export interface Read {
  readonly ms: number;
  /** Everything the server sent for it, headers too. */
  readonly bytes: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** A console over one connection, which sends what an administrator's browser sends. */
export interface ListReader {
  get(path: string, headers?: Record<string, string>): Promise<Read>;
  setStatus(id: string, status: string): Promise<void>;
  close(): void;
}

export async function openListReader({ port }: Program, password: string): Promise<ListReader> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  /** What each connection has brought so far. */
  const known = new WeakMap<Socket, number>();
  const base: Record<string, string> = { 'Accept-Encoding': 'br' };

  async function send(method: string, path: string, headers: object, body?: string): Promise<Read> {
    const startedAt = performance.now();
    const call = request({ port, path, method, agent, headers: { ...base, ...headers } });
    call.end(body);
    const [answer]: IncomingMessage[] = await once(call, 'response');
    if (answer === undefined || (answer.statusCode ?? 500) >= 400) {
      throw new Error(`${method} ${path}: ${answer?.statusCode}`);
    }
    // Once the body has been read, the connection is the agent's again.
    const { socket } = answer;
    const before = known.get(socket) ?? 0;
    await buffer(answer);
    known.set(socket, socket.bytesRead);
    const bytes = socket.bytesRead - before;
    return { ms: performance.now() - startedAt, bytes, headers: answer.headers };
  }

  const json = { 'Content-Type': 'application/json' };
  const credentials = JSON.stringify({ username: 'admin', password });
  const { headers } = await send('POST', '/api/admin/login', json, credentials);
  base.Cookie = [headers['set-cookie']]
    .flat()
    .map((line) => line?.split(';', 1)[0])
    .join('; ');
  return {
    get: (path, more = {}) => send('GET', path, more),
    async setStatus(id, status) {
      await send('PATCH', `/api/quotes/${id}/status`, json, JSON.stringify({ status }));
    },
    close: () => agent.destroy(),
  };
}
