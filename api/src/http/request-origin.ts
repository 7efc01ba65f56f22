import type { IncomingMessage } from 'node:http';
import { HttpProblem } from './answers/http-problem.ts';
import { requestPath } from './request-path.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses cross-site requests that change something. `Sec-Fetch-Site` decides if the browser sends it; otherwise
 * `Origin` must be the host that was called, or the public origin if a proxy rewrites the host. Clients other than
 * browsers send neither. The rule of Go 1.25's `CrossOriginProtection`; together with SameSite=Strict no token is
 * needed.
 */
export function refuseForeignOrigin(
  { method = '', url = '', headers }: IncomingMessage,
  publicOrigin: string | undefined,
): void {
  if (safeMethods.has(method)) return;
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return;
  const { origin, host = '' } = headers;
  if (site === undefined && (origin === undefined || isOwn(origin, host, publicOrigin))) return;
  if (site === undefined && origin === 'null' && isByKey(url)) return;
  throw new HttpProblem(403, 'forbidden-origin', 'This call was made by another website.');
}

/**
 * A client's page sends no referrer, so older browsers send `Origin: null` with its forms. They are authorized by
 * the key in the path, which no other site knows; cookies do not matter there.
 */
function isByKey(url: string): boolean {
  return requestPath(url).startsWith('/api/requests/');
}

function isOwn(origin: string, host: string, publicOrigin: string | undefined): boolean {
  if (origin === publicOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}
