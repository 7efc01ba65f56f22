import { lookup } from 'node:dns/promises';
import { type RequestOptions, request } from 'node:https';
import { findAddress, type Resolve, readTarget } from './check-target.ts';

/** Calls an address that somebody has handed in, and nothing on this machine or its network. */
export interface CallOut {
  /**
   * One POST: no redirect is followed, and of the answer only its beginning is read.
   * @throws TargetRefused where it must not be called, and errors of the network.
   */
  call(url: string, request: OutgoingRequest): Promise<OutgoingAnswer>;
  /** @throws TargetRefused if it must not be called, as far as can be told now. */
  check(url: string): Promise<void>;
}

export interface OutgoingRequest {
  /** Beside `Content-Length`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly signal?: AbortSignal | undefined;
}

export interface OutgoingAnswer {
  readonly status: number;
  /** Of the header, in ms, where it has one in seconds. */
  readonly retryAfterMs: number | null;
  /** The first bytes of the body, as text. */
  readonly said: string;
}

const maxSaidLength = 200;

/** What a service says, on one line and shortened to what a person reads. */
export function shortenSaid(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
  return line.length > maxSaidLength ? `${line.slice(0, maxSaidLength - 1)}…` : line;
}

/** Tests have certificates and names of their own, and less patience. */
export interface OutgoingSurroundings {
  readonly tls?: Pick<RequestOptions, 'ca'> | undefined;
  readonly timeoutMs?: number | undefined;
  readonly resolve?: Resolve | undefined;
}

interface CallOutOptions extends OutgoingSurroundings {
  /** Hosts, with their port unless it is 443, that are called wherever they are. */
  readonly allowedHosts: readonly string[];
}

/** For everything: name, connection, answer. */
const standardTimeoutMs = 10_000;
/** More than any push service or chat says. */
const maxAnswerBytes = 16 * 1024;

export function createCallOut(options: CallOutOptions): CallOut {
  const allowedHosts = new Set(options.allowedHosts);
  const { tls, timeoutMs = standardTimeoutMs, resolve = resolveAll } = options;

  return {
    async call(text, { signal, ...outgoing }) {
      const url = readTarget(text, allowedHosts);
      const limit = AbortSignal.timeout(timeoutMs);
      const ending = signal === undefined ? limit : AbortSignal.any([signal, limit]);
      // The name is looked up once: what was checked is what is connected to.
      const found = await orAbort(findAddress(url, allowedHosts, resolve), ending);
      return send(url, outgoing, {
        ...tls,
        signal: ending,
        agent: false,
        lookup: (_host, { all }, callback) => {
          if (all) callback(null, [found]);
          else callback(null, found.address, found.family);
        },
      });
    },
    async check(text) {
      const url = readTarget(text, allowedHosts);
      const limit = AbortSignal.timeout(timeoutMs);
      await orAbort(findAddress(url, allowedHosts, resolve), limit);
    },
  };
}

function resolveAll(host: string) {
  return lookup(host, { all: true });
}

function send(
  url: URL,
  { headers: given, body }: Omit<OutgoingRequest, 'signal'>,
  options: RequestOptions,
): Promise<OutgoingAnswer> {
  return new Promise((resolve, reject) => {
    const headers = { ...given, 'Content-Length': body.length };
    const call = request(url, { ...options, method: 'POST', headers }, (response) => {
      const { statusCode: status = 0, headers: answered } = response;
      const chunks: Buffer[] = [];
      let length = 0;
      const finish = () => {
        const said = Buffer.concat(chunks).subarray(0, maxAnswerBytes).toString();
        resolve({ status, retryAfterMs: readSeconds(answered['retry-after']), said });
        call.destroy();
      };
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        length += chunk.length;
        if (length >= maxAnswerBytes) finish();
      });
      response.once('end', finish);
      response.once('error', finish);
      // What has answered has answered, however it goes on.
      call.off('error', reject).on('error', finish);
    });
    call.on('error', reject);
    call.end(body);
  });
}

function readSeconds(value: string | undefined): number | null {
  return value !== undefined && /^\d{1,6}$/.test(value) ? Number(value) * 1000 : null;
}

/** A resolver cannot be stopped; nobody waits for it any longer. */
async function orAbort<Found>(found: Promise<Found>, signal: AbortSignal): Promise<Found> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    found.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
