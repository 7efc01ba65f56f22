import { createHash, randomBytes } from 'node:crypto';
import { usernameKey } from '@yiqiao/contract/text/username';
import type { Request, Response } from 'express';
import Keygrip from 'keygrip';
import { readCookie, setCookie } from '../http/cookies.ts';

/**
 * Marks a browser in which somebody has logged in. It grants no access: attempts to log in as the same person are
 * merely counted apart from those of strangers. Every person has one of their own in a browser. Source: OWASP, Slow
 * Down Online Guessing Attacks with Device Cookies.
 */
export interface DeviceCookie {
  /** The device's id; `null` for a stranger, or a cookie without a valid signature. */
  read(request: Request, username: string): string | null;
  /** Gives the device a new id, which stays valid across restarts. */
  renew(request: Request, response: Response, username: string): void;
}

const name = 'yiqiao_device';
const path = '/api/admin/login';
/** The longest that browsers keep a cookie. */
const maxAgeSeconds = 400 * 24 * 3600;

/** @param first user name of the first owner, whose cookie has the name of earlier releases. */
export function createDeviceCookie(keys: readonly string[], first: string): DeviceCookie {
  const keygrip = new Keygrip([...keys], 'sha256', 'base64url');
  const signed = (username: string, id: string) => `device ${keyOf(username)} ${id}`;

  /** Spelled as it may be at the log-in. */
  function keyOf(username: string): string {
    return username.normalize('NFC') === first.normalize('NFC') ? first : usernameKey(username);
  }

  function nameFor(username: string): string {
    const key = keyOf(username);
    const digest = createHash('sha256').update(key).digest('base64url').slice(0, 8);
    return key === first ? name : `${name}_${digest}`;
  }

  return {
    read(request, username) {
      const value = readCookie(request, nameFor(username));
      const [, id = '', signature = ''] = /^([\w-]{22})\.([\w-]{43})$/.exec(value) ?? [];
      return id !== '' && keygrip.verify(signed(username, id), signature) ? id : null;
    },
    renew(request, response, username) {
      const id = randomBytes(16).toString('base64url');
      const value = `${id}.${keygrip.sign(signed(username, id))}`;
      setCookie(request, response, { name: nameFor(username), value, path, maxAgeSeconds });
    },
  };
}
