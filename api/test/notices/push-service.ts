import { createPublicKey, verify } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { type PushPayload, pushPayloadSchema } from '@yiqiao/contract/record/notice';
import { onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { testCertificate } from '../mail/test-certificate.ts';
import { type Browser, createBrowser } from './browser.ts';

/** A push that the service has taken, as its browser reads it. */
export interface TakenPush {
  /** Number of the subscription. */
  readonly to: number;
  readonly payload: PushPayload;
  readonly topic: string;
  readonly ttl: number;
  /** The decrypted text itself. */
  readonly text: string;
}

export interface PushService {
  /** As in the setting. */
  readonly host: string;
  readonly taken: TakenPush[];
  /** How often it was asked, whatever it answered. */
  asked(): number;
  /** What it answers from now on. */
  answer(status: number, headers?: Record<string, string>): void;
  /** A browser that subscribes with a public key of an office. */
  subscribe(applicationServerKey: string): Browser & { readonly number: number };
  /** The titles of what a browser was told, in the order in which it came. */
  titles(number: number): string[];
  close(): void;
}

const mortal = { 'Content-Type': 'text/plain' };

/**
 * A push service as browsers have one: it takes what is signed with the key that the browser named, for this service and
 * not for long, and what its browser can read. @param thinkMs how long it thinks before its last word.
 */
export async function openPushService({ thinkMs = 0 } = {}): Promise<PushService> {
  const browsers: { readonly browser: Browser; readonly key: string }[] = [];
  const taken: TakenPush[] = [];
  let asked = 0;
  let next: { status: number; headers: Record<string, string> } = { status: 201, headers: {} };

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    asked += 1;
    const number = Number(/^\/push\/(\d+)$/.exec(request.url ?? '')?.[1]);
    const subscription = browsers[number];
    const body = await buffer(request);
    await delay(thinkMs);
    const fault =
      subscription === undefined
        ? 'Nobody subscribed here.'
        : findFault(request, subscription.key, `https://${service.host}`);
    if (fault !== null || subscription === undefined) {
      response.writeHead(subscription === undefined ? 404 : 403, mortal).end(fault);
      return;
    }
    const { status, headers } = next;
    if (status === 201) {
      const text = await subscription.browser.read(body);
      const payload = z.parse(pushPayloadSchema, JSON.parse(text));
      const { topic, ttl } = request.headers;
      taken.push({ to: number, payload, text, topic: `${topic}`, ttl: Number(ttl) });
    }
    response.writeHead(status, { ...mortal, ...headers }).end(status === 201 ? '' : 'Not now.');
  }

  const server = createServer(testCertificate, (request, response) => {
    take(request, response).catch((error: unknown) => {
      response.writeHead(400, mortal).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const service: PushService = {
    host: `localhost:${port}`,
    taken,
    asked: () => asked,
    answer(status, headers = {}) {
      next = { status, headers };
    },
    subscribe(key) {
      const number = browsers.length;
      const browser = createBrowser(`https://localhost:${port}/push/${number}`);
      browsers.push({ browser, key });
      return { ...browser, number };
    },
    titles: (number) =>
      taken.filter(({ to }) => to === number).map(({ payload }) => payload.notification.title),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return service;
}

/** The same, until the test ends. */
export async function openPushServiceForTest(options?: Parameters<typeof openPushService>[0]) {
  const service = await openPushService(options);
  onTestFinished(() => service.close());
  return service;
}

/** Settings and surroundings of a server that may call it. */
export function reaching({ host }: Pick<PushService, 'host'>) {
  return {
    environment: { OUTGOING_HOSTS: host },
    outgoing: { tls: { ca: testCertificate.cert }, timeoutMs: 2000 },
  };
}

/** What a push service refuses by RFC 8030, 8188 and 8292; `null` if nothing. */
function findFault(
  { headers, method }: IncomingMessage,
  key: string,
  origin: string,
): string | null {
  if (method !== 'POST') return 'Only POST.';
  if (headers['content-encoding'] !== 'aes128gcm') return 'Another encoding.';
  if (!/^\d+$/.test(`${headers.ttl}`)) return 'No TTL.';
  if (!/^[\w-]{1,32}$/.test(`${headers.topic}`)) return 'No topic.';
  const pattern = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/;
  const [, head = '', claims = '', signature = '', shown = ''] =
    pattern.exec(`${headers.authorization}`) ?? [];
  if (shown !== key) return 'Another key than the browser named.';
  const { aud, exp, sub } = JSON.parse(bytes(claims).toString());
  if (aud !== origin) return 'For another service.';
  const seconds = exp - Date.now() / 1000;
  // The clocks of tests go as they like, but not by years.
  if (Math.abs(seconds) > 400 * 86_400) return 'It ends too late.';
  if (!/^(?:mailto:.+@|https:)/.test(sub)) return 'Nobody to ask.';
  const point = bytes(key);
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256' },
      ...{ x: text(point.subarray(1, 33)), y: text(point.subarray(33)) },
    },
  });
  const said = Buffer.from(`${head}.${claims}`);
  const how = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  return verify('sha256', said, how, bytes(signature)) ? null : 'Not signed with it.';
}

const bytes = (part: string) => Buffer.from(part, 'base64url');
const text = (part: Buffer) => part.toString('base64url');
