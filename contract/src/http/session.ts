import * as z from 'zod/mini';
import { factorSteps } from '../record/factor-demand.ts';
import { typedPasswordSchema } from '../record/password-hash.ts';
import { ownPersonSchema } from '../record/person.ts';

export const loginRequestSchema = z.object({
  username: z.string().check(z.minLength(1), z.maxLength(200)),
  password: typedPasswordSchema,
});

export type LoginRequest = z.infer<typeof loginRequestSchema>;

/**
 * What follows from a right password. Nobody is authenticated before what comes `next`: a code of the second factor, a
 * log-in with a passkey, or setting one of them up, for which alone there is a session.
 */
export const loginAnswerSchema = z.object({
  authenticated: z.boolean(),
  next: z.optional(z.enum(factorSteps)),
});

export type LoginAnswer = z.infer<typeof loginAnswerSchema>;

/** A key to encrypt something with, and the name by which a later session can get it again. */
export const sealSchema = z.object({ id: z.string(), key: z.string() });

export type Seal = z.infer<typeof sealSchema>;

/** The key of a seal; several while secrets are being replaced. */
export const sealKeysSchema = z.object({ keys: z.array(z.string()) });

/** Who has removed a person, and when. */
export const removalSchema = z.object({ by: z.string(), at: z.iso.datetime() });

export const sessionCheckSchema = z.object({
  authenticated: z.boolean(),
  /** Who is logged in, where the call is the one that asks for it. */
  person: z.optional(ownPersonSchema),
  /** Of a session that has ended because its person was removed: their device says so, and wipes what it keeps. */
  removed: z.optional(removalSchema),
});
