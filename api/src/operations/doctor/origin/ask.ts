import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import { TLSSocket } from 'node:tls';

export class NoAnswerInTime extends Error {
  override readonly message = 'no answer in time';
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Milliseconds since 1970; absent without TLS. */
  readonly certificateEndsAt?: number;
  /** Whether the connection stayed on this machine. */
  readonly isLocal: boolean;
}

interface Question {
  readonly answerMs: number;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | number>>;
}

/** Makes requests for a URL's protocol, without a pool: every check opens its own connection. */
export function requestFor(url: string): typeof requestHttp {
  return url.startsWith('https:') ? requestHttps : requestHttp;
}

/** Sends headers and no body. @throws NoAnswerInTime, or what the connection failed with. */
export function ask(
  url: string,
  { answerMs, method = 'GET', headers = {} }: Question,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = requestFor(url)(url, { method, headers, agent: false }, (response) => {
      const { socket, statusCode = 0 } = response;
      const isLocal = /^(?:::ffff:)?127\.|^::1$/.test(socket.localAddress ?? '');
      const certificate = socket instanceof TLSSocket ? socket.getPeerCertificate() : null;
      text(response).then((body) => {
        // The announced body is never sent.
        request.destroy();
        resolve({
          status: statusCode,
          headers: response.headers,
          body,
          isLocal,
          ...(certificate && { certificateEndsAt: Date.parse(certificate.valid_to) }),
        });
      }, reject);
    });
    request.setTimeout(answerMs, () => request.destroy(new NoAnswerInTime()));
    request.on('error', reject);
    if (method === 'GET') request.end();
    else request.flushHeaders();
  });
}
