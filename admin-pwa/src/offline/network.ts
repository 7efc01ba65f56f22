import type { Fetch } from '@yiqiao/contract/http/send';

/** `fetch` that gives up: an answer that never comes must not hold a change or a screen for ever. */
export function createFetch(timeoutMs: number): Fetch {
  return (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
}

/** `fetch` that waits until it is answered or the signal ends it. */
export function createAbortableFetch(signal: AbortSignal): Fetch {
  return (url, init) => fetch(url, { ...init, signal });
}
