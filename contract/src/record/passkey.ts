import * as z from 'zod/mini';

const dateTime = z.iso.datetime();
const base64url = z.string().check(z.regex(/^[\w-]+$/));

/** How many one person may have. */
export const maxPasskeys = 20;

/** Of a passkey's name, in UTF-16 code units. */
export const longestPasskeyName = 60;

/** What the server keeps of a passkey: nothing with which one could come in. */
export const storedPasskeySchema = z.object({
  /** The credential's id, chosen by the authenticator. */
  id: base64url.check(z.maxLength(1400)),
  /** In COSE, base64url. */
  publicKey: base64url,
  /** How often it has signed, as told by the authenticator; those that are synced say 0 for ever. */
  counter: z.int(),
  /** How a browser reaches the authenticator. */
  transports: z.array(z.string()),
  /** The host that it is bound to: at another address it opens nothing. */
  host: z.string(),
  name: z.string(),
  addedAt: dateTime,
  lastUsedAt: z.optional(dateTime),
  /** Whether the person's other devices have it too. */
  isBackedUp: z.boolean(),
});

export type StoredPasskey = Readonly<z.infer<typeof storedPasskeySchema>>;

/** A passkey as its person sees it. */
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  host: z.string(),
  addedAt: dateTime,
  lastUsedAt: z.optional(dateTime),
  isBackedUp: z.boolean(),
});

export type Passkey = z.infer<typeof passkeySchema>;

/** A challenge that has been answered. It is remembered until it would have ended anyway. */
export const usedChallengeSchema = z.object({ challenge: z.string(), endsAt: dateTime });
