import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '@yiqiao/engines/s3/s3-settings';
import { onTestFinished } from 'vitest';
import { checkSignature } from './check-signature.ts';
import { type BucketAnswer, MemoryBucket } from './memory-bucket.ts';

/** What happens to a request on its way, or to its answer. */
export type Mishap =
  | { readonly kind: 'drop' }
  /** The request is taken and never answered. */
  | { readonly kind: 'hold' }
  /** The connection breaks after this many bytes of the response. */
  | { readonly kind: 'break'; readonly after: number }
  | { readonly kind: 'refuse'; readonly status: number; readonly code: string }
  /** A byte of the body is another one. */
  | { readonly kind: 'corrupt' }
  /** The request is carried out, but its response is lost. */
  | { readonly kind: 'lose-answer' };

export interface SeenRequest {
  readonly method: string;
  readonly name: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly bytes: number;
}

const refusal = (status: number, code: string): BucketAnswer => ({
  status,
  body: `<Error><Code>${code}</Code></Error>`,
});

/** A store in this process that checks signatures and hashes, and fails as a test wants it to. */
export class FakeStore {
  clockAheadMs = 0;
  readonly bucket = new MemoryBucket(() => Date.now() + this.clockAheadMs);
  readonly seen: SeenRequest[] = [];
  /** Whether it compares bodies with their signed hashes. */
  isCareful = true;
  mishap: (request: SeenRequest) => Mishap | undefined = () => undefined;
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  readonly #sockets = new Set<Socket>();
  #port = 0;

  get settings(): S3Settings {
    return {
      endpoint: `http://127.0.0.1:${this.#port}`,
      bucket: 'documents-of-a-test',
      region: 'eu-test-1',
      accessKeyId: 'test-key',
      secretAccessKey: 'test-secret',
      encryption: 'AES256',
    };
  }

  async start(): Promise<void> {
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
    await once(this.#server.listen(this.#port, '127.0.0.1'), 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Goes away with all its connections. */
  async stop(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  /** How often something was asked for. */
  count(method: string, isMeant: (request: SeenRequest) => boolean = () => true): number {
    return this.seen.filter((request) => request.method === method && isMeant(request)).length;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://store');
    const [, bucket, ...rest] = decodeURIComponent(pathname).split('/');
    const { method = '', headers } = request;
    let body = await buffer(request).catch(() => null);
    if (body === null) return;
    const seen = { method, name: rest.join('/'), query, headers, bytes: body.length };
    this.seen.push(seen);
    const mishap = this.mishap(seen);
    if (mishap?.kind === 'drop') return void request.socket.destroy();
    if (mishap?.kind === 'hold') return;
    if (mishap?.kind === 'corrupt') {
      body = Buffer.from(body);
      body[body.length >> 1] = (body[body.length >> 1] ?? 0) ^ 1;
    }
    const answer =
      mishap?.kind === 'refuse'
        ? refusal(mishap.status, mishap.code)
        : this.#answer(request, bucket === this.settings.bucket, seen, body);
    if (mishap?.kind === 'lose-answer') return void request.socket.destroy();
    this.#send(response, method, answer, mishap?.kind === 'break' ? mishap.after : null);
  }

  #answer(
    request: IncomingMessage,
    isOurs: boolean,
    { method, name, query, headers }: SeenRequest,
    body: Buffer,
  ): BucketAnswer {
    const code = checkSignature(request, this.settings, this.bucket.clock());
    if (code !== null) return refusal(code === 'AuthorizationHeaderMalformed' ? 400 : 403, code);
    if (!isOurs) return refusal(404, 'NoSuchBucket');
    const sha256 = createHash('sha256').update(body).digest('hex');
    if (this.isCareful && sha256 !== headers['x-amz-content-sha256'])
      return refusal(400, 'XAmzContentSHA256Mismatch');
    return this.#do(method, name, query, headers, body);
  }

  #do(
    method: string,
    name: string,
    query: URLSearchParams,
    headers: IncomingMessage['headers'],
    body: Buffer,
  ): BucketAnswer {
    const { bucket } = this;
    const uploadId = query.get('uploadId');
    const meta = Object.fromEntries(
      Object.entries(headers).filter(([header]) => header.startsWith('x-amz-meta-')),
    ) as Record<string, string>;
    if (name === '') {
      const prefix = query.get('prefix') ?? '';
      if (query.has('versioning'))
        return { status: 200, body: `<V><Status>${bucket.versioning}</Status></V>` };
      if (query.has('uploads'))
        return bucket.listUploads(prefix, query.get('upload-id-marker') ?? '');
      return bucket.list(prefix, query.get('continuation-token') ?? '');
    }
    if (uploadId !== null) {
      if (method === 'PUT') return bucket.putPart(uploadId, Number(query.get('partNumber')), body);
      if (method === 'POST') return bucket.complete(uploadId, body.toString());
      if (method === 'GET')
        return bucket.listParts(uploadId, Number(query.get('part-number-marker')));
      return bucket.abort(uploadId);
    }
    if (method === 'POST') return bucket.begin(name, meta);
    if (method === 'PUT') return bucket.put(name, body, meta);
    return method === 'DELETE' ? bucket.remove(name) : bucket.get(name, headers);
  }

  #send(response: ServerResponse, method: string, answer: BucketAnswer, cutAfter: number | null) {
    const { body: said = '' } = answer;
    // A document may be a gigabyte: it is not copied.
    const body = typeof said === 'string' ? Buffer.from(said) : said;
    response.writeHead(answer.status, {
      ...answer.headers,
      date: new Date(this.bucket.clock()).toUTCString(),
      'content-length': body.length,
    });
    if (cutAfter === null) response.end(method === 'HEAD' ? undefined : body);
    else response.write(body.subarray(0, cutAfter), () => response.destroy());
  }
}

/** A store that ends with its test. */
export async function startFakeStore(): Promise<FakeStore> {
  const store = new FakeStore();
  await store.start();
  onTestFinished(() => store.stop().catch(() => {}));
  return store;
}
