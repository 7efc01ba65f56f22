import cookieSession from 'cookie-session';
import type { Request, RequestHandler } from 'express';
import Keygrip from 'keygrip';
import { absoluteMs } from './session-records.ts';

const name = 'yiqiao_session';

/**
 * The signed cookie with a session's id. Behind TLS it is Secure and bound to the host by its `__Host-` prefix;
 * over plain HTTP on this machine that is impossible, and cookie-session would silently send no cookie at all.
 */
export function createSessionCookie(keys: readonly string[]): RequestHandler {
  const options = {
    // cookie-session signs with SHA-1 unless it is given a key ring.
    keys: new Keygrip([...keys], 'sha256'),
    httpOnly: true,
    sameSite: 'strict',
    path: '/',
    maxAge: absoluteMs,
  } as const;
  const plain = cookieSession({ ...options, name, secure: false });
  const secure = cookieSession({ ...options, name: `__Host-${name}`, secure: true });
  return (request, response, next) => (request.secure ? secure : plain)(request, response, next);
}

export function readSessionId({ session }: Request): string | null {
  const id: unknown = session?.id;
  return typeof id === 'string' ? id : null;
}

export function writeSessionId(request: Request, id: string | null): void {
  request.session = id === null ? null : { id };
}
