import type { IncomingMessage } from 'node:http';

/** What a host and its port are made of (RFC 3986, 3.2.2), an IPv6 address in brackets included. */
const hostPattern = /^[\w.~!$&'()*+,;=%:[\]-]+$/;

/**
 * A request target may be a whole URL, whose host then counts instead of the header's (RFC 9112, 3.2.2).
 * From here on such a request is like any other.
 */
export function toOriginForm(request: IncomingMessage): void {
  const [, host, path = ''] = /^https?:\/\/([^/?]*)(.*)$/i.exec(request.url ?? '') ?? [];
  if (host === undefined || request.headers.host === undefined) return;
  request.headers.host = host;
  request.url = path.startsWith('/') ? path : `/${path}`;
}

/**
 * Whether a request says for which host it is, once and in letters that a host can have. Only HTTP/1.0
 * may leave it out (RFC 9112, 3.2); Node keeps the first of several.
 */
export function namesOneHost({ headers, httpVersion, rawHeaders }: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersion === '1.0';
  return hostPattern.test(headers.host) && countHosts(rawHeaders) === 1;
}

function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === 'host') count += 1;
  }
  return count;
}
