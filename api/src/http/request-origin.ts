import type { IncomingMessage } from 'node:http';
import { HttpProblem } from './answers/http-problem.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a change that another site makes a visitor's browser send. `Sec-Fetch-Site` decides where
 * the browser sends it; else `Origin` must name the host that was called, or the public origin when a
 * proxy rewrites the host. Callers that are no browser send neither. The rule of Go 1.25's
 * `CrossOriginProtection`; together with SameSite=Strict no token is needed.
 */
export function refuseForeignOrigin(
  { method = '', headers }: IncomingMessage,
  publicOrigin: string | undefined,
): void {
  if (safeMethods.has(method)) return;
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return;
  const { origin, host = '' } = headers;
  if (site === undefined && (origin === undefined || isOwn(origin, host, publicOrigin))) return;
  throw new HttpProblem(403, 'forbidden-origin', 'This call was made by another website.');
}

function isOwn(origin: string, host: string, publicOrigin: string | undefined): boolean {
  if (origin === publicOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}
