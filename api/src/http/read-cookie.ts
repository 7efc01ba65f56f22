import type { IncomingMessage } from 'node:http';

/** @returns an empty string if there is none of this name. */
export function readCookie({ headers }: IncomingMessage, name: string): string {
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}
