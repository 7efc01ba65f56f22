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

/** Headers of every API answer; a route may replace them. */
export function setApiHeaders(response: ServerResponse, isSecure: boolean): void {
  beginAnswer(response);
  if (isSecure) response.setHeader(...strictTransport);
}

/** @returns the number that finds this answer in the log. */
export function beginAnswer(response: ServerResponse): string {
  const requestId = randomUUID();
  response.setHeader(requestIdHeader, requestId);
  for (const header of dataHeaders) response.setHeader(...header);
  return requestId;
}

export function requestIdOf(response: ServerResponse): string {
  return String(response.getHeader(requestIdHeader));
}
