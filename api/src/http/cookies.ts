import type { Request, Response } from 'express';

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly maxAgeSeconds: number;
  /** `Lax` for one that is needed when somebody comes back from another site. */
  readonly sameSite?: 'Strict' | 'Lax';
}

/** Sets a cookie that no script can read. */
export function setCookie(
  request: Request,
  response: Response,
  { name, value, path, maxAgeSeconds, sameSite = 'Strict' }: Cookie,
): void {
  const limits = `Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=${sameSite}`;
  const secure = request.secure ? '; Secure' : '';
  response.append('Set-Cookie', `${fullName(request, name)}=${value}; ${limits}${secure}`);
}

/** @returns an empty string if there is none of this name. */
export function readCookie(request: Request, name: string): string {
  const start = `${fullName(request, name)}=`;
  const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length) ?? '';
}

/** Behind TLS, browsers take a cookie of this name over TLS alone. */
function fullName({ secure }: Request, name: string): string {
  return secure ? `__Secure-${name}` : name;
}
