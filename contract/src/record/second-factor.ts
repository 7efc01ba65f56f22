import * as z from 'zod/mini';
import { passwordHashSchema } from './password-hash.ts';

const dateTime = z.iso.datetime();

/** Digits of a code from an authenticator. */
export const codeDigits = 6;

/** Seconds for which an authenticator shows one code. */
export const codeSeconds = 30;

/** How many recovery codes a person has. */
export const recoveryCodeCount = 10;

/** Of a recovery code, the hyphen in its middle left out. */
export const recoveryCodeLength = 8;

/** What recovery codes are made of: nothing that is mistaken for something else, so no 0, O, 1, I and L. */
export const recoveryAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** How long a secret or new codes may wait until they are turned on. */
export const factorOfferMinutes = 30;

/** Of an authenticator, in base32. */
const secretSchema = z.string().check(z.regex(/^[A-Z2-7]{32}$/));

/** Recovery codes as stored: each hashed as a password is, all with one salt, so that one hash finds which it is. */
const recoverySchema = z.object({
  ...z.omit(passwordHashSchema, { key: true }).shape,
  codes: z.array(z.object({ key: z.string(), usedAt: z.optional(dateTime) })),
});

export type Recovery = Readonly<z.infer<typeof recoverySchema>>;

/** What somebody shows beside a password. */
export const storedFactorSchema = z.object({
  /** Shared with the authenticator, which needs it in clear just as the server does. */
  secret: secretSchema,
  addedAt: dateTime,
  /** The newest step of time whose code was used: codes up to it open nothing more. */
  usedStep: z.int(),
  recovery: recoverySchema,
});

export type StoredFactor = Readonly<z.infer<typeof storedFactorSchema>>;

/** A second factor, or further recovery codes of one, before its person has turned it on. */
export const offeredFactorSchema = z.object({
  id: z.string(),
  endsAt: dateTime,
  /** Absent where only the recovery codes are new. */
  secret: z.optional(secretSchema),
  /** Of the code that has shown that the authenticator has the secret. */
  step: z.optional(z.int()),
  recovery: z.optional(recoverySchema),
});

/** A second factor as its person sees it. */
export const ownFactorSchema = z.object({ addedAt: dateTime, codesLeft: z.int() });

export function toOwnFactor({ addedAt, recovery }: StoredFactor): z.infer<typeof ownFactorSchema> {
  const unused = recovery.codes.filter(({ usedAt }) => usedAt === undefined);
  return { addedAt, codesLeft: unused.length };
}

/** A code as typed: whether it is right, or in time, is found later. */
export const typedCodeSchema = z.string().check(z.minLength(1), z.maxLength(64));

export type TypedCode =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'recovery code'; readonly code: string };

/**
 * Which of the two somebody has typed, in whatever spelling: with spaces or hyphens, in small letters or full width.
 * @returns `null` for neither.
 */
export function readCode(typed: string): TypedCode | null {
  const code = typed
    .normalize('NFKC')
    .replace(/[\s\p{Dash_Punctuation}]/gu, '')
    .toUpperCase();
  if (code.length === codeDigits && /^\d+$/.test(code)) return { kind: 'code', code };
  const isRecovery =
    code.length === recoveryCodeLength &&
    [...code].every((letter) => recoveryAlphabet.includes(letter));
  return isRecovery ? { kind: 'recovery code', code } : null;
}

/** As a person reads and types it: "7KQM-2T9X". */
export function formatRecoveryCode(code: string): string {
  const middle = recoveryCodeLength / 2;
  return `${code.slice(0, middle)}-${code.slice(middle)}`;
}
