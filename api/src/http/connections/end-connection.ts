import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Problem } from '@yiqiao/contract/problem/problem';
import { dataHeaders } from '../answers/api-headers.ts';
import type { HttpProblem } from '../answers/http-problem.ts';

/** Closing with unread bytes would reset the connection before the sender has read the answer. */
const lingerMs = 2000;

/** Ends a connection that no longer speaks HTTP, after sending the problem. */
export function endConnection(socket: Duplex, problem?: HttpProblem): void {
  const cut = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(cut));
  socket.end(problem === undefined ? undefined : toAnswer(problem));
}

function toAnswer({ status, code, message }: HttpProblem): string {
  const body = JSON.stringify({ message, code } satisfies Problem);
  const headers = [
    ['Date', new Date().toUTCString()],
    ['Content-Type', 'application/json; charset=utf-8'],
    ['Content-Length', Buffer.byteLength(body)],
    ...dataHeaders,
    ['Connection', 'close'],
  ].map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('')}\r\n${body}`;
}
