import * as z from 'zod/mini';
import { settledShape } from './sender.ts';

/** What the office does to an order, and the client is mailed about. */
export const newsEvents = [
  'cancelled',
  'payment',
  'invoice',
  'declined',
  'paid-back',
  'new-link',
  'new-address',
] as const;

export type NewsEvent = (typeof newsEvents)[number];

/** Events that the client is mailed about. */
export const clientEvents = [
  'received',
  'quote',
  'expired',
  'question',
  'accepted',
  'delivered',
  'completed',
  'links',
  ...newsEvents,
] as const;

/** Events that the office is mailed about. */
export const officeEvents = [
  'new-request',
  'acceptance',
  'refusal',
  'answer',
  'file',
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
 * A mail of a submission. It is queued in the same step as the change that it reports, and stays on record so that
 * staff can see what was sent when. A console older than the server may meet unknown names.
 */
export const mailSchema = z.object({
  /** The event, and what it is about; no two mails of a submission have the same. */
  id: z.string(),
  /** A `MailEvent`. */
  event: z.string(),
  /** What the mail is about: the version of the quote, the number of the delivery, or an id. */
  about: z.optional(z.string()),
  /** Of several messages reported by one mail: the last. */
  upTo: z.optional(z.string()),
  /** `client` or `office`. */
  to: z.string(),
  /** Where it goes: the reader's address when the mail was queued. */
  address: z.string(),
  /** A `Language`. */
  language: z.string(),
  /** Of a mail about a moment known beforehand, such as the end of an offer: that moment. */
  queuedAt: dateTime,
  /**
   * `queued`: will be tried. `sent`: accepted by the server. `refused`: permanently refused. `given-up`: tried for
   * two days.
   */
  state: z.string(),
  /** How often it was tried. */
  attempts: z.int(),
  /** When it was last tried. Earlier releases did not record it. */
  attemptedAt: z.optional(dateTime),
  /** While queued: not to be tried before. */
  nextAttemptAt: z.optional(dateTime),
  sentAt: z.optional(dateTime),
  /** Why the last attempt failed, in the server's words. */
  lastReason: z.optional(z.string()),
  ...settledShape,
});

export type Mail = z.infer<typeof mailSchema>;

export function isQueued({ state }: Pick<Mail, 'state'>): boolean {
  return state === 'queued';
}

/** Whether what a mail reports has happened at `at`, in ms since the epoch. */
export function hasHappened({ queuedAt }: Pick<Mail, 'queuedAt'>, at: number): boolean {
  return Date.parse(queuedAt) <= at;
}

/** When a queued mail may be tried, in ms since the epoch. */
export function dueAt({ nextAttemptAt, queuedAt }: Mail): number {
  return Date.parse(nextAttemptAt ?? queuedAt);
}

/** More mails than an order has; about 10 KB of a record at most. */
const maxMails = 40;

/**
 * The newest mails. The oldest settled ones are dropped first; if the queue alone exceeds the limit, its oldest are
 * dropped too, since the client's page shows what they reported.
 */
export function keepNewest(mails: readonly Mail[]): Mail[] {
  const excess = mails.length - maxMails;
  if (excess <= 0) return [...mails];
  const settled = mails.filter((mail) => !isQueued(mail));
  const first = [...settled, ...mails.filter(isQueued)].slice(0, excess);
  return mails.filter((mail) => !first.includes(mail));
}
