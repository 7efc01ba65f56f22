import type { IncomingMessage } from 'node:http';

/** Syntax of a host and port (RFC 3986, 3.2.2), including IPv6 addresses in brackets. */
const hostPattern = /^[\w.~!$&'()*+,;=%:[\]-]+$/;

/**
 * A request target may be an absolute URL, whose host then overrides the header (RFC 9112, 3.2.2). Normalizes such
 * a request.
 */
export function toOriginForm(request: IncomingMessage): void {
  const [, host, path = ''] = /^https?:\/\/([^/?]*)(.*)$/i.exec(request.url ?? '') ?? [];
  if (host === undefined || request.headers.host === undefined) return;
  request.headers.host = host;
  request.url = path.startsWith('/') ? path : `/${path}`;
}

/**
 * Whether a request has exactly one valid Host header. Only HTTP/1.0 may omit it (RFC 9112, 3.2); of several, Node
 * keeps the first.
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
