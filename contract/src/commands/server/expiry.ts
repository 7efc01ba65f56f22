import { findOpenOffer, findUndecidedOffer } from '../../life/life-state.ts';
import type { Decidable } from '../../record/decision.ts';
import { isQueued, type Mail } from '../../record/mail.ts';
import type { MailOccasion } from './find-mail-events.ts';

const event = 'expired';

/** The end of the offer that is open at `at`, in ms since the epoch: its mail waits from the beginning. */
export function findExpiry(quote: Decidable, at: number): MailOccasion[] {
  const offer = findOpenOffer(quote, at);
  if (offer === null) return [];
  const happensAt = Date.parse(offer.validUntil);
  return [{ to: 'client', event, about: `${offer.version}`, happensAt }];
}

/** Whether a mail waits for the end of an offer that has been decided on, replaced or overtaken. */
export function isDecided(mail: Mail, quote: Decidable): boolean {
  if (mail.event !== event || !isQueued(mail)) return false;
  return `${findUndecidedOffer(quote)?.version}` !== mail.about;
}
