import { createHash } from 'node:crypto';
import { Agent, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps, Agent as SecureAgent } from 'node:https';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Settings } from '../s3-settings.ts';
import type { StoreClock } from './store-clock.ts';

export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Absent for the bucket itself. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** SHA-256 of the body, hexadecimal, if already known. It is signed, and the store verifies it. */
  readonly bodySha256?: string;
  /** How long the connection may be idle. */
  readonly idleMs?: number;
  readonly signal?: AbortSignal | undefined;
}

const standardIdleMs = 15_000;
const nothing = new Uint8Array();

/** Sends a request once. Resolves with the head of any response; its body is still to be read. */
export interface S3Sender {
  send(request: S3Request): Promise<IncomingMessage>;
  close(): void;
}

/**
 * Signed by aws4fetch and sent by Node's own client: `fetch` copies every body, and times connections out only as a
 * whole.
 */
export function createS3Sender(settings: S3Settings, clock: Pick<StoreClock, 'now'>): S3Sender {
  const isSecure = settings.endpoint.startsWith('https:');
  const agent = isSecure ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true });
  const request = isSecure ? requestHttps : requestHttp;
  const { accessKeyId, secretAccessKey, region } = settings;
  // Cache for the signing key, which is derived once a day.
  const cache = new Map<string, ArrayBuffer>();

  return {
    async send(wanted) {
      const { method, body = nothing, idleMs = standardIdleMs, signal } = wanted;
      const bodySha256 = wanted.bodySha256 ?? createHash('sha256').update(body).digest('hex');
      const signed = await new AwsV4Signer({
        method,
        url: addressOf(settings, wanted).href,
        headers: { ...wanted.headers, 'x-amz-content-sha256': bodySha256 },
        service: 's3',
        accessKeyId,
        secretAccessKey,
        region,
        cache,
        datetime: formatMoment(clock.now()),
      }).sign();
      const headers = Object.fromEntries(signed.headers);
      if (method === 'PUT' || method === 'POST') headers['content-length'] = String(body.length);
      return new Promise((resolve, reject) => {
        const sent = request(signed.url, { method, headers, agent, signal }, resolve);
        sent.setTimeout(idleMs, () => sent.destroy(new Error('no answer in time')));
        sent.on('error', reject);
        sent.end(body);
      });
    },
    close: () => agent.destroy(),
  };
}

/** As a signature has it: "20261124T090000Z". */
function formatMoment(ms: number): string {
  return new Date(ms).toISOString().replaceAll(/[:-]|\.\d+/g, '');
}

/** A host that begins with the bucket's name already refers to the bucket; some stores accept no other address. */
export function addressOf(
  { endpoint, bucket }: Pick<S3Settings, 'endpoint' | 'bucket'>,
  { key, query = {} }: Pick<S3Request, 'key' | 'query'>,
): URL {
  const base = new URL(endpoint);
  const path = base.hostname.startsWith(`${bucket}.`) ? [] : [bucket];
  base.pathname = `/${[...path, ...(key === undefined ? [] : [key])].join('/')}`;
  for (const [name, value] of Object.entries(query)) base.searchParams.set(name, value);
  return base;
}
