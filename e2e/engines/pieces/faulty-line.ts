import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { portOf } from '../../../api/test/listen-locally.ts';
import { answerBadGateway, type Exchange, passOn } from './exchange.ts';
import { createPieceLedger, type PieceLedger } from './piece-ledger.ts';

/** A slow line to the server, with a proxy in it, that fails as a test wants it to. */
export interface FaultyLine {
  readonly origin: string;
  readonly ledger: PieceLedger;
  /** Whether a part of a document is on its way right now. */
  readonly isSendingPiece: boolean;
  /** To where requests go from now on. */
  leadTo(port: number): void;
  /** Breaks all connections, and refuses new ones until it is mended. @param isHeard whether the server hears of it. */
  cut(isHeard: boolean): void;
  /** Breaks what is under way, but takes new connections. */
  breakOff(isHeard: boolean): void;
  /** Nothing comes through the connections of now any more. New ones work. @returns how to end them. */
  fallSilent(): () => void;
  /** Answers every request with 502 until it is mended. */
  loseServer(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function openFaultyLine(port: number, bytesPerSecond: number): Promise<FaultyLine> {
  const ledger = createPieceLedger();
  const passThrottle = createThrottle(bytesPerSecond);
  const exchanges = new Set<Exchange>();
  const sockets = new Set<Socket>();
  const silent = new WeakSet<Socket>();
  let state: 'up' | 'cut' | 'without-server' = 'up';
  let server = port;

  const proxy = createServer((request, response) => {
    if (silent.has(request.socket)) return;
    if (state === 'without-server') return answerBadGateway(request, response);
    const exchange = passOn(request, response, { port: server, ledger, passThrottle });
    exchanges.add(exchange);
    response.on('close', () => exchanges.delete(exchange));
  });
  // How long a body may take is for the server to say.
  proxy.requestTimeout = 0;
  proxy.on('connection', (socket: Socket) => {
    if (state === 'cut') return socket.resetAndDestroy();
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A socket that breaks is closed as well, and that is all a line does.
    socket.on('error', () => {});
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');

  const breakOff = (isHeard: boolean) => {
    for (const exchange of exchanges) exchange.breakOff(isHeard);
    // In order: an answer that was given has arrived.
    for (const socket of sockets) socket.destroySoon();
  };
  return {
    origin: `http://localhost:${portOf(proxy)}`,
    ledger,
    get isSendingPiece() {
      return [...exchanges].some((exchange) => exchange.isSendingPiece);
    },
    leadTo(other) {
      server = other;
    },
    cut(isHeard) {
      state = 'cut';
      breakOff(isHeard);
    },
    breakOff,
    fallSilent() {
      for (const exchange of exchanges) exchange.fallSilent();
      const dead = [...sockets];
      for (const socket of dead) silent.add(socket);
      return () => {
        for (const socket of dead) socket.resetAndDestroy();
      };
    },
    loseServer() {
      state = 'without-server';
      for (const exchange of exchanges) exchange.answerBadGateway();
    },
    mend() {
      state = 'up';
    },
    async close() {
      const closed = once(proxy, 'close');
      proxy.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** Lets so many bytes through in a second, however they come. */
function createThrottle(bytesPerSecond: number): (bytes: number) => Promise<void> {
  let freeAtMs = 0;
  return async (bytes) => {
    const nowMs = performance.now();
    freeAtMs = Math.max(freeAtMs, nowMs) + (bytes / bytesPerSecond) * 1000;
    if (freeAtMs - nowMs > 1) await delay(freeAtMs - nowMs);
  };
}
