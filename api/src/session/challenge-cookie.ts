import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import * as z from 'zod/mini';
import { createSignedCookie } from './signed-cookie.ts';

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

export function createChallengeCookie(
  keys: readonly string[],
  clock: () => number,
): ChallengeCookie {
  const cookie = createSignedCookie({
    ...{ name: 'yiqiao_challenge', path: '/api', purpose: 'challenge' },
    ...{ schema: challengeSchema, lastsMs: challengeMs, keys, clock },
  });
  return {
    give(request, response, purpose, handle = '') {
      const challenge = randomBytes(32).toString('base64url');
      const given = { ...purpose, challenge, handle, endsAt: clock() + challengeMs };
      cookie.give(request, response, given);
      return given;
    },
    read(request, { purpose, personId }) {
      const given = cookie.read(request);
      return given?.purpose === purpose && given.personId === personId ? given : null;
    },
    clear: cookie.clear,
  };
}
