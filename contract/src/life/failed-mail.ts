import { isQueued, type Mail } from '../record/mail.ts';
import type { QuoteSubmission } from '../record/quote.ts';

/** An hour's delay is normal: servers ask unknown senders to wait (greylisting). */
const longWaitMs = 2 * 3_600_000;

type Mails = Pick<QuoteSubmission, 'mails'>;

/**
 * The client's last mail that was refused, given up, or has been failing for long at `at` (ms since the epoch);
 * `null` when nothing needs doing: a later mail with a link to the page has arrived, or the office has settled it.
 */
export function findFailedMail({ mails = [] }: Mails, at: number): Mail | null {
  const open = openMails(mails);
  return open.filter((mail) => failsFrom(mail) <= at).at(-1) ?? null;
}

/** When a mail that is being retried starts to count as failed, in ms since the epoch; infinity if none will. */
export function nextMailFailure({ mails = [] }: Mails, at: number): number {
  const moments = openMails(mails).map(failsFrom);
  return Math.min(Number.POSITIVE_INFINITY, ...moments.filter((moment) => moment > at));
}

/** The client's mails since the last one that arrived or was settled. */
function openMails(mails: readonly Mail[]): readonly Mail[] {
  const ofClient = mails.filter(({ to }) => to === 'client');
  const isClosed = ({ state, settled }: Mail) => state === 'sent' || settled !== undefined;
  return ofClient.slice(ofClient.map(isClosed).lastIndexOf(true) + 1);
}

/** From when on a mail counts as failed, in ms since the epoch; infinity while it does not. */
function failsFrom(mail: Mail): number {
  const queuedAt = Date.parse(mail.queuedAt);
  if (!isQueued(mail)) return queuedAt;
  return mail.lastReason === undefined ? Number.POSITIVE_INFINITY : queuedAt + longWaitMs;
}

/**
 * The reason, as far as the mail server's response tells:
 * - `no-mailbox`, `no-domain`: the address does not exist.
 * - `full`: the mailbox takes nothing at present.
 * - `blocked`: the recipient's server does not accept this office's mail.
 * - `refused`: for another reason. `given-up`: tried for two days. `waiting`: still being tried.
 */
export type MailFault =
  | 'no-mailbox'
  | 'no-domain'
  | 'full'
  | 'blocked'
  | 'refused'
  | 'given-up'
  | 'waiting';

/** Enhanced status codes (RFC 3463) first; servers without them are read by their wording. */
const faultsBySign: readonly (readonly [RegExp, MailFault])[] = [
  [/\b5\.1\.[0136]\b/, 'no-mailbox'],
  [/\b5\.1\.2\b/, 'no-domain'],
  [/\b5\.4\.4\b/, 'no-domain'],
  [/\b[45]\.2\.2\b/, 'full'],
  [/\b5\.7\.\d/, 'blocked'],
  [/no such (user|mailbox)|user unknown|unknown user|does not exist/i, 'no-mailbox'],
  [/(mailbox|quota) (is )?(full|exceeded)|over quota/i, 'full'],
];

export function mailFault(mail: Pick<Mail, 'state' | 'lastReason'>): MailFault {
  const { state, lastReason = '' } = mail;
  const fault = faultsBySign.find(([sign]) => sign.test(lastReason))?.[1];
  if (state === 'refused') return fault ?? 'refused';
  if (isQueued(mail)) return 'waiting';
  return fault ?? 'given-up';
}
