import type { Fetch } from '@yiqiao/contract/client';

/** `fetch` for a request that the server holds; it ends with the signal. */
export function createHeldFetch(signal: AbortSignal): Fetch {
  return (url, init) => fetch(url, { ...init, signal });
}

/** `fetch` that gives up: an answer that never comes must not hold a change or a screen for ever. */
export function createFetch(timeoutMs: number): Fetch {
  return (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
}
