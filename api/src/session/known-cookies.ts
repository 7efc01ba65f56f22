import type { IncomingMessage } from 'node:http';
import { arrivedThroughTls } from '../http/tls.ts';
import type { TrustProxy } from '../settings/settings.ts';

/**
 * `Cookie` headers whose signature was checked before, letter for letter, and the session id they
 * carry. Checking the same letters with the same keys again cannot end differently; whether the
 * session is still open is for its record to say, at every call.
 */
export interface KnownCookies {
  note(request: IncomingMessage, sessionId: string): void;
  /** @returns `null` for a header that has not been checked yet. */
  sessionIdOf(request: IncomingMessage): string | null;
}

const maxHeaders = 100;

export function createKnownCookies(trustProxy: TrustProxy): KnownCookies {
  const sessionIds = new Map<string, string>();

  /** A session begun over plain HTTP and one begun behind TLS have cookies of different names. */
  function keyOf(request: IncomingMessage): string {
    const scheme = arrivedThroughTls(request, trustProxy) ? 'https' : 'http';
    return `${scheme} ${request.headers.cookie}`;
  }

  return {
    note(request, sessionId) {
      const key = keyOf(request);
      sessionIds.delete(key);
      sessionIds.set(key, sessionId);
      const [oldest] = sessionIds.keys();
      if (sessionIds.size > maxHeaders && oldest !== undefined) sessionIds.delete(oldest);
    },
    sessionIdOf: (request) => sessionIds.get(keyOf(request)) ?? null,
  };
}
