import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { errorCode } from '@yiqiao/ports/faults/error-code';
import type { Log } from '@yiqiao/ports/log';
import { HttpProblem } from '../answers/http-problem.ts';
import type { Exchange } from './cut-connections.ts';
import { endConnection } from './end-connection.ts';

const malformed = new HttpProblem(400, 'bad-request', 'The request could not be read.');
const tooLong = new HttpProblem(
  431,
  'headers-too-large',
  'The address or the headers of this request are too long.',
);
const tooLarge = new HttpProblem(413, 'body-too-large', 'The request is too large.');
const tooSlow = new HttpProblem(408, 'stalled', 'The request did not arrive in time.');
const noTunnel = new HttpProblem(405, 'method-not-allowed', 'This server is not a proxy.');

/**
 * Responds to requests that Node's parser rejects, and that therefore never reach the router. This never replaces a
 * response in progress, or one due to a complete request before the unreadable bytes: its document may already be
 * stored.
 */
export function answerUnreadable(server: Server, log: Log): void {
  const latest = new WeakMap<Duplex, Exchange>();
  const ended = new WeakSet<Duplex>();
  for (const event of ['request', 'checkContinue', 'checkExpectation']) {
    server.prependListener(event, (request: IncomingMessage, response: ServerResponse) => {
      latest.set(request.socket, { request, response });
    });
  }
  server.on('clientError', (error, socket) => {
    // The parser raises an error for every byte that still arrives.
    if (ended.has(socket)) return;
    ended.add(socket);
    const problem = toProblem(error);
    if (problem === null || hasAskedNothing(socket)) {
      socket.destroy();
      return;
    }
    log('info', 'unreadable', { status: problem.status, reason: errorCode(error) });
    refuse(socket, latest.get(socket), problem);
  });
  server.on('connect', (_request, socket) => endConnection(socket, noTunnel));
}

/** @returns `null` for a fault of the connection, where a response would reach nobody. */
function toProblem(error: Error): HttpProblem | null {
  const code = errorCode(error) ?? '';
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return tooLong;
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return tooLarge;
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return tooSlow;
    default:
      return code.startsWith('HPE_') ? malformed : null;
  }
}

/** Browsers open connections ahead of time; one that was never used is closed without a response. */
function hasAskedNothing(socket: Duplex): boolean {
  return socket instanceof Socket && socket.bytesRead === 0;
}

function refuse(socket: Duplex, exchange: Exchange | undefined, problem: HttpProblem): void {
  if (exchange === undefined || exchange.response.writableFinished) {
    endConnection(socket, problem);
    return;
  }
  const { request, response } = exchange;
  if (request.complete) {
    response.shouldKeepAlive = false;
    response.once('finish', () => endConnection(socket));
  } else {
    endConnection(socket, response.headersSent ? undefined : problem);
  }
}
