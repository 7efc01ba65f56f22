import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { securityHeaders, strictTransport } from './security-headers.ts';

const requestIdHeader = 'X-Request-Id';

/** For every response that is not a page, including those that no route gives. */
export const dataHeaders: readonly (readonly [string, string])[] = [
  ['Cache-Control', 'no-store'],
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  ...securityHeaders,
];

/**
 * Sets the default headers of a response that is not a page.
 * @returns the id of this response in the log.
 */
export function beginAnswer(response: ServerResponse, isSecure: boolean): string {
  const requestId = randomUUID();
  response.setHeader(requestIdHeader, requestId);
  for (const header of dataHeaders) response.setHeader(...header);
  if (isSecure) response.setHeader(...strictTransport);
  return requestId;
}

export function requestIdOf(response: ServerResponse): string {
  return String(response.getHeader(requestIdHeader));
}
