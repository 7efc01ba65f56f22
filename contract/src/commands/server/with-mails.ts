import { type Decidable, toDateTime } from '../../record/decision.ts';
import { hasHappened, isQueued, keepNewest, type Mail } from '../../record/mail.ts';
import { type Language, toLanguage } from '../../text/languages.ts';
import { findExpiry, isDecided } from './expiry.ts';
import { findMailEvents, type MailOccasion } from './find-mail-events.ts';
import { isTakenBack } from './order-news.ts';

/** Shortest time between two mails about a client's messages; the second reports all that arrived in between. */
const gatherMs = 5 * 60_000;

/** What can be undone by one press is mailed only after as much time as that takes. */
const undoMs = 30_000;
const undoable: readonly string[] = ['cancelled', 'payment', 'invoice'];

/** Who reads mail beside the client. */
export interface MailRules {
  /** `null`: the office gets no mail. */
  readonly office: { readonly address: string; readonly language: Language } | null;
}

/**
 * Adds the mails that a change calls for. They follow from comparing the record before and after, so that no
 * decision has to know about mail, and are stored in the same step as the change.
 * @param before undefined of a new submission.
 * @param at in ms since the epoch.
 */
export function withMails<Quote extends Decidable>(
  before: Quote | undefined,
  after: Quote,
  rules: MailRules,
  at: number,
): Quote {
  const { mails = [] } = after;
  const next = mails.filter((mail) => !isTakenBack(mail, after) && !isDecided(mail, after));
  const hasGone = next.length < mails.length;
  for (const occasion of [...findMailEvents(before, after), ...findExpiry(after, at)]) {
    next.push(...compose(after, occasion, next, { rules, at }));
  }
  return next.length === mails.length && !hasGone ? after : { ...after, mails: keepNewest(next) };
}

/** @param known the mails on record. @returns one, or none. */
function compose(
  quote: Decidable,
  { to, event, about, happensAt }: MailOccasion,
  known: readonly Mail[],
  { rules, at }: { readonly rules: MailRules; readonly at: number },
): Mail[] {
  const reader = to === 'client' ? clientOf(quote) : rules.office;
  if (reader === null || reader.address === '') return [];
  const id = about === undefined ? event : `${event}.${about}`;
  const same = event === 'answer' ? known.filter((mail) => mail.event === event) : [];
  // A mail that is waiting will report this message, too.
  if (known.some((mail) => mail.id === id) || same.some(isQueued)) return [];
  const what = { id, event, ...(about !== undefined && { about }), to };
  const mail = newMail({ ...what, ...reader }, happensAt ?? at);
  // The mails that wait are on their way to the corrected address and say all there is to say.
  const isWaiting = known.some((it) => it.to === 'client' && isQueued(it) && hasHappened(it, at));
  if (event === 'new-address' && isWaiting) return [];
  const last = same.at(-1);
  const soonest = undoable.includes(event) ? at + undoMs : at;
  const notBefore = last === undefined ? soonest : triedAt(last) + gatherMs;
  return [notBefore > at ? { ...mail, nextAttemptAt: toDateTime(notBefore) } : mail];
}

type MailInQuestion = Pick<Mail, 'id' | 'event' | 'about' | 'to' | 'address' | 'language'>;

/** A mail to be sent at once. @param at in ms since the epoch. */
export function newMail(mail: MailInQuestion, at: number): Mail {
  return { ...mail, queuedAt: toDateTime(at), state: 'queued', attempts: 0 };
}

/** Earlier releases did not record it: falls back to when the mail was queued. */
function triedAt({ attemptedAt, queuedAt }: Mail): number {
  return Date.parse(attemptedAt ?? queuedAt);
}

/** The client as a reader of mail. */
export function clientOf({
  customerEmail,
  language,
}: Pick<Decidable, 'customerEmail' | 'language'>) {
  return { address: customerEmail, language: toLanguage(language) };
}
