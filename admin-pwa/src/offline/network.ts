import type { Fetch } from '@yiqiao/contract/http/send';

/** `fetch` with a time limit: an answer that never comes must not hold up a change or a screen. */
export function createFetch(timeoutMs: number): Fetch {
  return (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
}

/** `fetch` without a time limit; the signal ends it. */
export function createAbortableFetch(signal: AbortSignal): Fetch {
  return (url, init) => fetch(url, { ...init, signal });
}
