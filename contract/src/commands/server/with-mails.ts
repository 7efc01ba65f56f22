import { type Decidable, toDateTime } from '../../record/decision.ts';
import { isQueued, keepNewest, type Mail } from '../../record/mail.ts';
import { type Language, toLanguage } from '../../text/languages.ts';
import { findMailEvents, type MailOccasion } from './find-mail-events.ts';

/** How long after a mail of a client's message the next one goes out: it tells of all that came until then. */
const gatherMs = 5 * 60_000;

/** Who reads mail beside the client. */
export interface MailRules {
  /** `null`: nobody in the office is told by mail. */
  readonly office: { readonly address: string; readonly language: Language } | null;
}

/**
 * The submission with the mails that a change of it calls for. What was decided is compared with what was
 * there before, so that no decision has to know of mail; the mails are stored in the same step as the change.
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
  const next = [...mails];
  for (const occasion of findMailEvents(before, after)) {
    next.push(...compose(after, occasion, next, { rules, at }));
  }
  return next.length === mails.length ? after : { ...after, mails: keepNewest(next) };
}

/** @param known the mails that there are. @returns one, or none. */
function compose(
  quote: Decidable,
  { to, event, about }: MailOccasion,
  known: readonly Mail[],
  { rules, at }: { readonly rules: MailRules; readonly at: number },
): Mail[] {
  const reader = to === 'client' ? clientOf(quote) : rules.office;
  if (reader === null) return [];
  const id = about === undefined ? event : `${event}.${about}`;
  const same = event === 'answer' ? known.filter((mail) => mail.event === event) : [];
  // One that waits tells of this message as well.
  if (known.some((mail) => mail.id === id) || same.some(isQueued)) return [];
  const what = { id, event, ...(about !== undefined && { about }), to };
  const mail: Mail = { ...what, ...reader, queuedAt: toDateTime(at), state: 'queued', attempts: 0 };
  const last = same.at(-1);
  const notBefore = last === undefined ? at : triedAt(last) + gatherMs;
  return [notBefore > at ? { ...mail, nextAttemptAt: toDateTime(notBefore) } : mail];
}

/** Of a release that did not record it: when the mail was queued. */
function triedAt({ attemptedAt, queuedAt }: Mail): number {
  return Date.parse(attemptedAt ?? queuedAt);
}

function clientOf({ customerEmail, language }: Decidable) {
  return { address: customerEmail, language: toLanguage(language) };
}
