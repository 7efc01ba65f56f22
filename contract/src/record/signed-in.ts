import * as z from 'zod/mini';
import { passkeySchema } from './passkey.ts';
import { ownFactorSchema } from './second-factor.ts';

const dateTime = z.iso.datetime();

/** A device on which somebody is logged in, as they see it, and owners do. */
export const signedInSchema = z.object({
  /** Names the session and opens nothing. */
  id: z.string(),
  /** Absent, like `address`, for a session of an earlier release. */
  device: z.optional(z.string()),
  /** As the server saw it at the log-in; kept only while the session is. */
  address: z.optional(z.string()),
  startedAt: dateTime,
  /** To within five minutes. */
  lastUsedAt: dateTime,
  /** Whether it is the session that asks. */
  isThis: z.boolean(),
});

export type SignedIn = z.infer<typeof signedInSchema>;

/** The one that asks first, then those used last. */
export const signedInListSchema = z.object({ sessions: z.array(signedInSchema) });

/** How somebody comes in, as they see it themselves. */
export const ownWaysInSchema = z.object({
  password: z.optional(
    z.object({
      changedAt: dateTime,
      /** Whether it is a setting of the server, and can be changed only there. */
      isSetting: z.boolean(),
    }),
  ),
  passkeys: z.array(passkeySchema),
  secondFactor: z.optional(ownFactorSchema),
  /** Whether the office demands a second factor, or a passkey, of everybody. */
  isFactorDemanded: z.boolean(),
});

export type OwnWaysIn = z.infer<typeof ownWaysInSchema>;
