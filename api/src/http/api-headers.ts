import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import { securityHeaders, strictTransport } from './security-headers.ts';

const requestIdHeader = 'X-Request-Id';

/** Headers of every API answer; a route may replace them. */
export const apiHeaders: RequestHandler = (request, response, next) => {
  response.setHeader(requestIdHeader, randomUUID());
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  for (const header of securityHeaders) response.setHeader(...header);
  if (request.secure) response.setHeader(...strictTransport);
  next();
};

export function requestIdOf(response: Response): string {
  return String(response.getHeader(requestIdHeader));
}
