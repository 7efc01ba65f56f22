import * as z from 'zod/mini';

/**
 * Why a mail server has not taken a test mail. `login`: it does not accept user or password. `host`: there is no such
 * name. `connection`: nobody answers there, or hangs up. `tls`: the connection cannot be made secure. `sender` and
 * `recipient`: it refuses that address. `mail`: it refuses what is written. `later`: it wants the mail tried again.
 * `timeout`: it has not answered in time, and may still have taken it.
 */
export const mailFaults = [
  'login',
  'host',
  'connection',
  'tls',
  'sender',
  'recipient',
  'mail',
  'later',
  'timeout',
] as const;

export type MailFault = (typeof mailFaults)[number];

/** What the mail server said to a test mail; without a fault, it has taken it. */
export const mailTrialSchema = z.object({
  to: z.string(),
  fault: z.optional(z.enum(mailFaults)),
  /** In its own words, shortened and without what it was given to log in. */
  said: z.optional(z.string()),
  /** How long it took. */
  tookMs: z.int(),
});

export type MailTrial = Readonly<z.infer<typeof mailTrialSchema>>;
