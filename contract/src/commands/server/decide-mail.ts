import { changeAside, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { isQueued, type Mail } from '../../record/mail.ts';
import { dropInvisible } from '../../text/plain-text.ts';
import { nextAttemptAt } from './retry-pause.ts';

/** An answer of a mail server is a line or two. */
const maxReasonLength = 300;

export interface MailFailure {
  readonly id: string;
  /**
   * `refused`: permanently. `later`: the server asks for another attempt. `unreachable`: no server accepted any
   * command.
   */
  readonly outcome: 'refused' | 'later' | 'unreachable';
  /** In the server's words. */
  readonly reason: string;
}

/**
 * Records that the mail server accepted a mail. Like a count, this is not a person's decision: decisions based on
 * the revision before remain valid.
 * @param upTo see `mailSchema`.
 * @param at in ms since the epoch, here and below.
 */
export function decideMailSent<Quote extends Decidable>(
  quote: Quote,
  { id, upTo }: { readonly id: string; readonly upTo?: string | undefined },
  at: number,
): Decision<Quote> {
  return settle(quote, id, at, ({ nextAttemptAt: _next, lastReason: _reason, ...mail }) => ({
    ...mail,
    ...(upTo !== undefined && { upTo }),
    state: 'sent',
    sentAt: toDateTime(at),
  }));
}

/** Records a failed attempt: the mail is tried again later, or given up. */
export function decideMailFailed<Quote extends Decidable>(
  quote: Quote,
  { id, outcome, reason }: MailFailure,
  at: number,
): Decision<Quote> {
  return settle(quote, id, at, ({ nextAttemptAt: _next, ...mail }) => {
    const said = { ...mail, lastReason: shorten(reason) };
    if (outcome === 'refused') return { ...said, state: 'refused' };
    const { attempts } = mail;
    const isReachable = outcome === 'later';
    const next = nextAttemptAt({ attempts, queuedAt: Date.parse(mail.queuedAt), at, isReachable });
    return next === null
      ? { ...said, state: 'given-up' }
      : { ...said, nextAttemptAt: toDateTime(next) };
  });
}

/** A mail whose outcome is already recorded stays as it is. */
function settle<Quote extends Decidable>(
  quote: Quote,
  id: string,
  at: number,
  step: (mail: Mail) => Mail,
): Decision<Quote> {
  const { mails = [] } = quote;
  if (!mails.some((mail) => mail.id === id && isQueued(mail))) return { kind: 'unchanged', quote };
  const tried = (mail: Mail) =>
    step({ ...mail, attempts: mail.attempts + 1, attemptedAt: toDateTime(at) });
  return changeAside(quote, {
    mails: mails.map((mail) => (mail.id === id ? tried(mail) : mail)),
  });
}

function shorten(reason: string): string {
  const line = dropInvisible(reason.replace(/\s+/g, ' ')).trim();
  return line.length > maxReasonLength ? `${line.slice(0, maxReasonLength - 1)}…` : line;
}
