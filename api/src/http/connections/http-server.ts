import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from '@yiqiao/ports/faults/error-code';
import { StartError } from '@yiqiao/ports/faults/start-error';
import type { Log } from '@yiqiao/ports/log';
import type { Settings } from '../../settings/settings.ts';
import { answerProblem } from '../answers/answer-problem.ts';
import { beginAnswer } from '../answers/api-headers.ts';
import { HttpProblem } from '../answers/http-problem.ts';
import { cutUnfinishedBody } from '../answers/linger.ts';
import { namesOneHost, toOriginForm } from '../host-header.ts';
import { plainAddress } from '../limits/client-address.ts';
import { createCutConnections } from './cut-connections.ts';
import { awaitLeave } from './expect-continue.ts';
import { serveInTurn } from './pipelined-requests.ts';
import { answerUnreadable } from './unreadable-request.ts';

/** Longer than a proxy keeps idle connections open, or the proxy would answer 502. */
const keepAliveTimeout = 75_000;
/** Longer than the longest pause of an upload, so that the upload gets a response instead of being cut off. */
const socketIdleMs = 75_000;
const stopMs = 15_000;

const wrongHost = new HttpProblem(
  400,
  'bad-request',
  'The request needs exactly one valid Host header.',
  { headers: { Connection: 'close' } },
);
const unmetExpectation = new HttpProblem(
  417,
  'bad-request',
  'The only expectation supported is 100-continue.',
);

/** The open connections of each server. */
const connections = new WeakMap<Server, Set<Socket>>();

/** How long a client may take. */
interface Patience {
  readonly headersMs?: number;
  /** Time to drain the rest of a body once the request is answered. */
  readonly bodyMs?: number;
}

/**
 * An HTTP server for uploads that may take hours: there is no time limit for a whole request, only for its headers
 * and each pause. Requests that Node's parser rejects get a proper error response.
 */
export function createHttpServer(
  listener: RequestListener,
  log: Log,
  { headersMs: headersTimeout = 20_000, bodyMs = 10_000 }: Patience = {},
): Server {
  const cutConnections = createCutConnections();
  const server = createServer({
    ...cutConnections.classes,
    requestTimeout: 0,
    headersTimeout,
    connectionsCheckingInterval: headersTimeout / 4,
    keepAliveTimeout,
    requireHostHeader: false,
  });
  server.setTimeout(socketIdleMs);
  const unmet = new WeakSet<IncomingMessage>();
  const inTurn = serveInTurn(serve, (request, response) => {
    log('warn', 'cut', { client: plainAddress(request.socket.remoteAddress) });
    cutConnections.note({ request, response });
  });
  keepConnections(server);
  server.on('request', inTurn);
  server.on('checkContinue', (request, response) => {
    awaitLeave(request);
    inTurn(request, response);
  });
  server.on('checkExpectation', (request, response) => {
    unmet.add(request);
    inTurn(request, response);
  });
  answerUnreadable(server, log);
  return server;

  function serve(request: IncomingMessage, response: ServerResponse): void {
    cutUnfinishedBody(request, response, bodyMs);
    toOriginForm(request);
    if (!namesOneHost(request)) refuse(request, response, wrongHost);
    else if (unmet.has(request)) refuse(request, response, unmetExpectation);
    else listener(request, response);
  }

  function refuse(request: IncomingMessage, response: ServerResponse, problem: HttpProblem): void {
    answerProblem(request, response, problem, beginAnswer(response, false));
  }
}

/** @returns the port in use. @throws StartError when the address is not available. */
export async function listen(
  server: Server,
  { port, host }: Pick<Settings, 'port' | 'host'>,
): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, port, host)));
    server.listen(port, host, resolve);
  });
  server.removeAllListeners('error');
  return portOf(server.address(), port);
}

function portOf(address: AddressInfo | string | null, port: number): number {
  return address !== null && typeof address === 'object' ? address.port : port;
}

function explain(error: Error, port: number, host: string): Error {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} is already in use: stop the program that has it, or set PORT to another one.`,
      );
    case 'EACCES':
      return new StartError(`Port ${port} needs more rights: set PORT to one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST ${host} is not an address of this machine.`);
    default:
      return error;
  }
}

function keepConnections(server: Server): void {
  const open = new Set<Socket>();
  connections.set(server, open);
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
}

/**
 * Stops accepting connections, and gives running responses some time. New connections are refused, so that a proxy
 * asks another process.
 */
export async function drainHttpServer(server: Server, drainMs: number): Promise<void> {
  await Promise.race([endConnections(server), delay(drainMs, undefined, { ref: false })]);
}

/**
 * Stops accepting connections, lets running responses finish, and cuts off what is still running after 15 seconds.
 */
export async function stopHttpServer(server: Server): Promise<void> {
  const ended = endConnections(server);
  // Browsers open connections before they need them; Node does not count these as idle.
  for (const socket of connections.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
  const cut = setTimeout(() => server.closeAllConnections(), stopMs);
  await ended;
  clearTimeout(cut);
}

/** Stops accepting connections; resolves when the last one has ended. */
async function endConnections(server: Server): Promise<void> {
  // A connection that becomes idle while the server closes would be kept open by its client.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(sweep);
}
