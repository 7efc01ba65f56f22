import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { securityHeaders, strictTransport } from './security-headers.ts';

const requestIdHeader = 'X-Request-Id';

/** On every answer that is no page, also on those that no route gives. */
export const dataHeaders: readonly (readonly [string, string])[] = [
  ['Cache-Control', 'no-store'],
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  ...securityHeaders,
];

/**
 * Sets the headers of an answer that is no page; whoever gives it may replace them.
 * @returns the number that finds this answer in the log.
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
