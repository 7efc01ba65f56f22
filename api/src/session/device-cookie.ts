import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import Keygrip from 'keygrip';
import { readCookie } from '../http/read-cookie.ts';

/**
 * Marks a browser in which the administrator has logged in. It grants no access: log-in attempts with it are merely
 * counted apart from those of strangers. Source: OWASP, Slow Down Online Guessing Attacks with Device Cookies.
 */
export interface DeviceCookie {
  /** The device's id; `null` for a stranger, or a cookie without a valid signature. */
  read(request: Request): string | null;
  /** Gives the device a new id, which stays valid across restarts. */
  renew(request: Request, response: Response): void;
}

const name = 'yiqiao_device';
const path = '/api/admin/login';
/** The longest that browsers keep a cookie. */
const maxAgeSeconds = 400 * 24 * 3600;

export function createDeviceCookie(keys: readonly string[], username: string): DeviceCookie {
  const keygrip = new Keygrip([...keys], 'sha256', 'base64url');
  const signed = (id: string) => `device ${username} ${id}`;
  const nameFor = ({ secure }: Request) => (secure ? `__Secure-${name}` : name);

  return {
    read(request) {
      const value = readCookie(request, nameFor(request));
      const [, id = '', signature = ''] = /^([\w-]{22})\.([\w-]{43})$/.exec(value) ?? [];
      return id !== '' && keygrip.verify(signed(id), signature) ? id : null;
    },
    renew(request, response) {
      const id = randomBytes(16).toString('base64url');
      const value = `${nameFor(request)}=${id}.${keygrip.sign(signed(id))}`;
      const limits = `Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict`;
      response.append('Set-Cookie', `${value}; ${limits}${request.secure ? '; Secure' : ''}`);
    },
  };
}
