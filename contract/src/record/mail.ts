import * as z from 'zod/mini';
import { settledShape } from './sender.ts';

/** What the client of a submission is told by mail. */
export const clientEvents = [
  'received',
  'quote',
  'question',
  'accepted',
  'delivered',
  'completed',
] as const;

/** What the office is told by mail. */
export const officeEvents = [
  'new-request',
  'acceptance',
  'refusal',
  'answer',
  'paid',
  'wish',
  'revision',
  'confirmation',
] as const;

export type ClientEvent = (typeof clientEvents)[number];
export type OfficeEvent = (typeof officeEvents)[number];
export type MailEvent = ClientEvent | OfficeEvent;

const dateTime = z.iso.datetime();

/**
 * One mail of a submission: it is queued in the same step as the change that it tells of, and stays in the
 * record so that staff see what was sent when. A console older than the server may meet other names.
 */
export const mailSchema = z.object({
  /** The event, and what it is about; no two mails of a submission have the same. */
  id: z.string(),
  /** A `MailEvent`. */
  event: z.string(),
  /** The version of the quote, the number of the delivery, or an id: what the mail tells of. */
  about: z.optional(z.string()),
  /** Of several messages that one mail has told of: the last. */
  upTo: z.optional(z.string()),
  /** `client` or `office`. */
  to: z.string(),
  /** Where it goes: the reader's address when the mail was queued. */
  address: z.string(),
  /** A `Language`. */
  language: z.string(),
  queuedAt: dateTime,
  /**
   * `queued`: it will be tried. `sent`: the server has taken it. `refused`: the server has refused it for
   * good. `given-up`: it was tried for two days.
   */
  state: z.string(),
  /** How often it was tried. */
  attempts: z.int(),
  /** When it was last tried. Earlier releases did not record it. */
  attemptedAt: z.optional(dateTime),
  /** While it is queued: not before. */
  nextAttemptAt: z.optional(dateTime),
  sentAt: z.optional(dateTime),
  /** What the last attempt failed with, in the server's words. */
  lastReason: z.optional(z.string()),
  ...settledShape,
});

export type Mail = z.infer<typeof mailSchema>;

export function isQueued({ state }: Pick<Mail, 'state'>): boolean {
  return state === 'queued';
}

/** When a queued mail may be tried, in ms since the epoch. */
export function dueAt({ nextAttemptAt, queuedAt }: Mail): number {
  return Date.parse(nextAttemptAt ?? queuedAt);
}

/** More mails than an order has; some 10 KB of a record at most. */
const maxMails = 40;

/**
 * The newest mails. The oldest that are settled go first; where as many wait as may be kept at all, the
 * oldest of them go too: what they told stands on the client's page.
 */
export function keepNewest(mails: readonly Mail[]): Mail[] {
  const excess = mails.length - maxMails;
  if (excess <= 0) return [...mails];
  const settled = mails.filter((mail) => !isQueued(mail));
  const first = [...settled, ...mails.filter(isQueued)].slice(0, excess);
  return mails.filter((mail) => !first.includes(mail));
}
