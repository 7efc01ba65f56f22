import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import * as z from 'zod/mini';
import type { Account } from '../people/accounts.ts';
import { createSignedCookie } from './signed-cookie.ts';

const halfLoginSchema = z.object({
  challenge: z.string(),
  personId: z.string(),
  /** Of the password that was right: another one ends this. */
  mark: z.string(),
  /** In ms since the epoch. */
  endsAt: z.int(),
});

export type HalfLogin = Readonly<z.infer<typeof halfLoginSchema>>;

/**
 * A log-in whose password was right and whose second factor is still wanted, in a signed cookie: it opens nothing, and
 * this browser alone can complete it, once, which the record of people sees to.
 */
export interface HalfLoginCookie {
  give(request: Request, response: Response, account: Account): void;
  /** @returns `null` without one, or when it has ended. */
  read(request: Request): HalfLogin | null;
  clear(request: Request, response: Response): void;
}

const halfLoginMs = 5 * 60_000;

export function createHalfLoginCookie(
  keys: readonly string[],
  clock: () => number,
): HalfLoginCookie {
  const cookie = createSignedCookie({
    ...{ name: 'yiqiao_half_login', path: '/api/admin/login', purpose: 'half a log-in' },
    ...{ schema: halfLoginSchema, lastsMs: halfLoginMs, keys, clock },
  });
  return {
    give(request, response, { person, mark }) {
      const challenge = randomBytes(16).toString('base64url');
      const half = { challenge, personId: person.id, mark, endsAt: clock() + halfLoginMs };
      cookie.give(request, response, half);
    },
    read: cookie.read,
    clear: cookie.clear,
  };
}
