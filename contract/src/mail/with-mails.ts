import { type Decidable, toDateTime } from '../decisions/decision.ts';
import { type Language, toLanguage } from '../text/languages.ts';
import { findMailEvents, type MailOccasion } from './find-mail-events.ts';
import { keepNewest, type Mail } from './mail.ts';

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
  const fresh = findMailEvents(before, after)
    .flatMap((occasion) => compose(after, occasion, rules, toDateTime(at)))
    .filter(({ id }) => !mails.some((mail) => mail.id === id));
  return fresh.length === 0 ? after : { ...after, mails: keepNewest([...mails, ...fresh]) };
}

function compose(
  quote: Decidable,
  { to, event, about }: MailOccasion,
  { office }: MailRules,
  queuedAt: string,
): Mail[] {
  const reader = to === 'client' ? clientOf(quote) : office;
  if (reader === null) return [];
  const id = about === undefined ? event : `${event}.${about}`;
  const what = { id, event, ...(about !== undefined && { about }), to };
  return [{ ...what, ...reader, queuedAt, state: 'queued', attempts: 0 }];
}

function clientOf({ customerEmail, language }: Decidable) {
  return { address: customerEmail, language: toLanguage(language) };
}
