import { type Currency, currencies, defaultCurrency } from '@yiqiao/contract/money/currency';
import { type Colleague, colleagueSchema, ownPersonSchema } from '@yiqiao/contract/record/person';
import { firstOwnerId } from '@yiqiao/contract/record/stored-people';
import * as z from 'zod/mini';

/**
 * Who is signed in on this device; scripts cannot see the cookie itself. Everything stored about
 * submissions belongs to the session with this `sessionId` and is written only while it lasts.
 */
export const deviceSessionSchema = z.object({
  sessionId: z.string(),
  /** Empty if the session was already running and the name is not known here. */
  username: z.string(),
  /** As the server said last; absent if an earlier release signed in, or an earlier server answers. */
  person: z.catch(z.optional(ownPersonSchema), undefined),
  /** How many people the office had then. */
  peopleHere: z.catch(z.optional(z.int()), undefined),
  /** Who belonged to it then: names and seals. */
  colleagues: z.catch(z.optional(z.array(colleagueSchema)), undefined),
  /** The currency that a new quote was in then unless another was chosen. */
  quotesBeginWith: z.catch(z.optional(z.enum(currencies)), undefined),
  /** The address of the push subscription that the server was told of in this session. */
  toldAt: z.catch(z.optional(z.string()), undefined),
  /** When the server last confirmed the session, by this device's clock, in ms. */
  confirmedAt: z.number(),
});

export type DeviceSession = z.infer<typeof deviceSessionSchema>;

/** What the server said last of the office, or what is assumed of it until then. */
export interface ToldOfOffice {
  readonly peopleHere: number;
  readonly colleagues: Colleague[];
  readonly quotesBeginWith: Currency;
}

export function toldOfOffice(session: DeviceSession): ToldOfOffice {
  const { peopleHere = 0, colleagues = [], quotesBeginWith = defaultCurrency } = session;
  return { peopleHere, colleagues, quotesBeginWith };
}

/** Whose a session is: before people were told apart, everything was the first owner's. */
export function ownerOf({ person }: Pick<DeviceSession, 'person'>): string {
  return person?.id ?? firstOwnerId;
}

/** Hours after which an unconfirmed copy is locked. */
export const lockHours = 72;

/** A clock may be corrected by a little; a larger step back could be an attempt to gain time. */
const tolerableStepBackMs = 60 * 60_000;

export function isLocked({ confirmedAt }: DeviceSession, now: number): boolean {
  const ageMs = now - confirmedAt;
  return ageMs > lockHours * 3_600_000 || ageMs < -tolerableStepBackMs;
}
