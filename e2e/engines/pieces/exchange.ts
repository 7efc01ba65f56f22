import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { PieceLedger } from './piece-ledger.ts';

/** A request on its way to the server, and its answer. */
export interface Exchange {
  /** Whether it has passed on a part of a document, and more is to come. */
  readonly isSendingPiece: boolean;
  /** Breaks both connections, or, unheard, only the browser's: the server goes on waiting for its bytes. */
  breakOff(isHeard: boolean): void;
  /** Nothing comes through any more, and neither side hears of it. */
  fallSilent(): void;
  /** As a proxy does whose server is away. */
  answerBadGateway(): void;
}

interface ExchangeOptions {
  /** Of the server. */
  readonly port: number;
  readonly ledger: PieceLedger;
  /** Waits until the line has room for that many bytes of a piece. */
  readonly passThrottle: (bytes: number) => Promise<void>;
}

/** How long a proxy goes on reading a body that it has answered already, so that its answer is read. */
const lingerMs = 500;

export function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  { port, ledger, passThrottle }: ExchangeOptions,
): Exchange {
  const { method, url = '/', headers } = request;
  const upload = /^\/api\/uploads\/([^/?]+)/.exec(url)?.[1];
  const isPiece = method === 'PATCH' && upload !== undefined;
  const count = isPiece ? ledger.begin(upload, Number(headers['upload-offset'])) : null;
  const ahead = ask({ host: 'localhost', port, method, path: url, headers, agent: false });
  let state: 'under-way' | 'silent' | 'over' = 'under-way';
  let passedBytes = 0;

  async function pump(): Promise<void> {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      if (state === 'silent') return;
      count?.(chunk.length);
      if (isPiece) await passThrottle(chunk.length);
      // A body that has been answered is read to its end, as proxies do.
      if (state !== 'under-way') continue;
      passedBytes += chunk.length;
      await new Promise((resolve) => ahead.write(chunk, resolve));
    }
    if (state === 'under-way') ahead.end();
  }
  // A connection that breaks is closed as well.
  pump().catch(() => {});

  ahead.on('response', (answer) => {
    if (state !== 'under-way') return answer.resume();
    const told = answer.headers['upload-offset'];
    if (!request.complete) stopReading(request, response);
    response.writeHead(answer.statusCode ?? 502, withoutHops(answer.rawHeaders));
    answer.on('error', () => exchange.breakOff(true)).pipe(response);
    response.on('finish', () => {
      state = 'over';
      const isTold = upload !== undefined && told !== undefined && (answer.statusCode ?? 0) < 300;
      if (isTold) ledger.acknowledge(upload, Number(told));
    });
  });
  ahead.on('error', () => !response.headersSent && exchange.breakOff(true));
  response.on('close', () => {
    // A silent line does not tell the server that the browser has given up.
    if (state === 'under-way') exchange.breakOff(true);
  });

  const exchange: Exchange = {
    get isSendingPiece() {
      return isPiece && state === 'under-way' && passedBytes > 0 && !request.complete;
    },
    breakOff(isHeard) {
      if (state === 'over') return;
      state = 'over';
      request.socket.resetAndDestroy();
      if (isHeard) ahead.destroy();
    },
    fallSilent() {
      if (state === 'under-way') state = 'silent';
    },
    answerBadGateway() {
      if (state !== 'under-way' || response.headersSent) return;
      state = 'over';
      ahead.destroy();
      answerBadGateway(request, response);
    },
  };
  return exchange;
}

export function answerBadGateway(request: IncomingMessage, response: ServerResponse): void {
  const page = '<html><head><title>502 Bad Gateway</title></head></html>';
  stopReading(request, response);
  response.writeHead(502, { 'Content-Type': 'text/html' }).end(page);
}

/** The rest of the body is not wanted. */
function stopReading(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Connection', 'close');
  response.on('finish', () => setTimeout(() => request.socket.destroy(), lingerMs));
}

/** The connection to the browser is another one than that to the server. */
function withoutHops(rawHeaders: readonly string[]): string[] {
  const hops = ['connection', 'keep-alive', 'transfer-encoding'];
  return rawHeaders.filter((_, index) => {
    const name = rawHeaders[index - (index % 2)] ?? '';
    return !hops.includes(name.toLowerCase());
  });
}
