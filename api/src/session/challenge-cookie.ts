import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import Keygrip from 'keygrip';
import * as z from 'zod/mini';
import { readCookie, setCookie } from '../http/cookies.ts';

const purposes = ['log-in', 'proof', 'add', 'join'] as const;

/** What a challenge may be answered for, and by whom; `null` where nobody knows yet who it is. */
export interface ChallengePurpose {
  readonly purpose: (typeof purposes)[number];
  readonly personId: string | null;
}

const challengeSchema = z.object({
  challenge: z.string(),
  purpose: z.enum(purposes),
  personId: z.nullable(z.string()),
  /** By which a passkey that is to be made will know the person. */
  handle: z.string(),
  /** In ms since the epoch. */
  endsAt: z.int(),
});

export type Challenge = Readonly<z.infer<typeof challengeSchema>>;

/**
 * The challenge of a passkey ceremony, in a signed cookie: it is good in this browser alone, for one purpose and one
 * person. A browser has one at a time, so of two tabs the one that asked later is answered. That it is used once,
 * the record of people sees to.
 */
export interface ChallengeCookie {
  give(request: Request, response: Response, purpose: ChallengePurpose, handle?: string): Challenge;
  /** @returns `null` without one for this purpose, or when it has ended. */
  read(request: Request, purpose: ChallengePurpose): Challenge | null;
  clear(request: Request, response: Response): void;
}

export const challengeMs = 5 * 60_000;

const name = 'yiqiao_challenge';

export function createChallengeCookie(
  keys: readonly string[],
  clock: () => number,
): ChallengeCookie {
  const keygrip = new Keygrip([...keys], 'sha256', 'base64url');
  const signed = (text: string) => `challenge ${text}`;

  function set(request: Request, response: Response, value: string, maxAgeMs: number): void {
    setCookie(request, response, { name, value, path: '/api', maxAgeSeconds: maxAgeMs / 1000 });
  }

  return {
    give(request, response, purpose, handle = '') {
      const challenge = randomBytes(32).toString('base64url');
      const given = { ...purpose, challenge, handle, endsAt: clock() + challengeMs };
      const text = Buffer.from(JSON.stringify(given)).toString('base64url');
      set(request, response, `${text}.${keygrip.sign(signed(text))}`, challengeMs);
      return given;
    },
    read(request, { purpose, personId }) {
      const [text = '', signature = ''] = readCookie(request, name).split('.');
      if (text === '' || !keygrip.verify(signed(text), signature)) return null;
      const given = z.parse(challengeSchema, JSON.parse(Buffer.from(text, 'base64url').toString()));
      const isFor = given.purpose === purpose && given.personId === personId;
      const leftMs = given.endsAt - clock();
      return isFor && leftMs > 0 && leftMs <= challengeMs ? given : null;
    },
    clear: (request, response) => set(request, response, '', 0),
  };
}
