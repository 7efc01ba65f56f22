import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { isProblemCode } from '@yiqiao/contract/problem/problem';
import { findLanguage, withoutLanguage } from '@yiqiao/contract/text/languages';
import { acceptedEncoding } from '../http/answers/accepted-encoding.ts';
import { answerProblem } from '../http/answers/answer-problem.ts';
import { beginAnswer } from '../http/answers/api-headers.ts';
import { tryLater } from '../http/answers/http-problem.ts';
import { securityHeaders, strictTransport } from '../http/answers/security-headers.ts';
import { packAnswer } from '../http/answers/send-json.ts';
import { clientAddress, toClientKey } from '../http/limits/client-address.ts';
import { arrivedThroughTls } from '../http/tls.ts';
import type { ClientRequests } from '../order/client-requests.ts';
import { createTokenBuckets } from '../pace/token-buckets.ts';
import type { OrderPayments } from '../payment/order-payments.ts';
import type { TrustProxy } from '../settings/setting-values.ts';
import type { RenderedPage, RenderRequestPage } from './render-request-page.ts';

interface RequestPageOptions {
  readonly requests: Pick<ClientRequests, 'find' | 'show'>;
  /** `null`: nothing can be paid online. */
  readonly payments: Pick<OrderPayments, 'look'> | null;
  readonly render: RenderRequestPage;
  readonly trustProxy: TrustProxy;
  readonly clock: () => number;
}

/** Serves a client's page. @returns whether there is one; wrong, revoked and expired keys all get the same page. */
export type ServeRequestPage = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) => Promise<boolean>;

/**
 * Whether a path is that of a client's page, with or without a key that can be one: the site's
 * `findRoute` must agree.
 */
export function isRequestAddress(path: string): boolean {
  return /^\/request\/[^/]+\/*$/.test(withoutLanguage(path));
}

/** The key in the path of a client's page, in any language; `null` for every other path. */
export function readRequestKey(path: string): string | null {
  return /^\/request\/([\w-]{1,64})$/.exec(withoutLanguage(path))?.[1] ?? null;
}

export function createServeRequestPage({
  requests,
  payments,
  render,
  trustProxy,
  clock,
}: RequestPageOptions): ServeRequestPage {
  // Rendering takes about 30 ms of CPU; nobody reads more pages than this.
  const views = createTokenBuckets({ capacity: 60, msPerToken: 1000, clock });
  return async (request, response, path) => {
    const quote = await requests.find(readRequestKey(path) ?? '');
    if (quote === null) return false;
    const isSecure = arrivedThroughTls(request, trustProxy);
    const client = toClientKey(clientAddress(request, trustProxy));
    const waitMs = views.take(client);
    if (waitMs > 0) {
      const message = 'This page was opened too often. Please wait a moment and try again.';
      answerProblem(
        request,
        response,
        tryLater(429, message, waitMs / 1000),
        beginAnswer(response, isSecure),
      );
      return true;
    }
    const query = new URLSearchParams(request.url?.slice(path.length));
    const isBack = payments !== null && query.get('payment') === 'returned';
    const now = isBack ? await withPatience(payments.look(quote), quote) : quote;
    const data = {
      request: requests.show(now),
      path: withoutLanguage(path),
      messageId: randomUUID(),
      refused: readRefused(query.get('refused')),
    };
    const page = await render(data, findLanguage(path), client);
    await send(request, response, page, isSecure);
    return true;
  };
}

/** Why a form without scripts was refused, which redirected here. */
function readRefused(code: string | null): string | null {
  return code !== null && isProblemCode(code) ? code : null;
}

/** A client returning from the provider waits no longer than this for the result: a webhook will bring it. */
const patienceMs = 3000;

async function withPatience<Answer>(asking: Promise<Answer>, otherwise: Answer): Promise<Answer> {
  const giveUp = delay(patienceMs, otherwise, { ref: false });
  return Promise.race([asking.catch(() => otherwise), giveUp]);
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { html, policy }: RenderedPage,
  isSecure: boolean,
): Promise<void> {
  const isPacked = acceptedEncoding(String(request.headers['accept-encoding'] ?? '')) === 'br';
  const plain = Buffer.from(html);
  const body = isPacked ? await packAnswer(plain) : plain;
  for (const header of securityHeaders) response.setHeader(...header);
  if (isSecure) response.setHeader(...strictTransport);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Length', body.length);
  if (isPacked) response.setHeader('Content-Encoding', 'br');
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Robots-Tag', 'noindex');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Content-Security-Policy', policy);
  response.end(request.method === 'HEAD' ? undefined : body);
}
