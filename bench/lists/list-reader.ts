import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Read {
  readonly ms: number;
  /** Everything the server sent for it, headers too. */
  readonly bytes: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** As it was sent: packed. */
  readonly body: Buffer;
}

const json = { 'Content-Type': 'application/json' };

/** A console over one connection, which sends what an administrator's browser sends. */
export function openListReader(port: number, cookie = '') {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  /** What each connection has brought so far. */
  const known = new WeakMap<Socket, number>();

  async function send(method: string, path: string, headers: object, text?: string): Promise<Read> {
    const startedAt = performance.now();
    const all = { 'Accept-Encoding': 'br', Cookie: cookie, ...headers };
    const call = request({ port, path, method, agent, headers: all });
    call.end(text);
    const [answer]: IncomingMessage[] = await once(call, 'response');
    if (answer === undefined || (answer.statusCode ?? 500) >= 400) {
      throw new Error(`${method} ${path}: ${answer?.statusCode}`);
    }
    // Once the body has been read, the connection is the agent's again.
    const { socket } = answer;
    const body = await buffer(answer);
    const bytes = socket.bytesRead - (known.get(socket) ?? 0);
    known.set(socket, socket.bytesRead);
    return { ms: performance.now() - startedAt, bytes, headers: answer.headers, body };
  }

  return {
    get: (path: string) => send('GET', path, {}),
    setStatus: (id: string, status: string) =>
      send('PATCH', `/api/quotes/${id}/status`, json, JSON.stringify({ status })),
    close: () => agent.destroy(),
  };
}

/** @returns the cookies of a session of its own. */
export async function logIn(port: number, password: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/admin/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username: 'admin', password }),
  });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}
