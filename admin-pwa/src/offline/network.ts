import { HttpError } from '@yiqiao/contract/http/http-error';
import type { Fetch } from '@yiqiao/contract/http/send';

/** `fetch` with a time limit: an answer that never comes must not hold up a change or a screen. */
export function createFetch(timeoutMs: number): Fetch {
  return (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
}

/** `fetch` without a time limit; the signal ends it. */
export function createAbortableFetch(signal: AbortSignal): Fetch {
  return (url, init) => fetch(url, { ...init, signal });
}

/** A file as the server sends it, whole. Rejects with `HttpError` when it was refused. */
export async function fetchFile(href: string): Promise<Blob> {
  const response = await fetch(href, { credentials: 'include' });
  if (response.ok) return response.blob();
  throw new HttpError(response.status, response.statusText, await response.text());
}
