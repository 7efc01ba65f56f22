import type { FileDeletionRules } from '../../files/file-deletion.ts';
import { touch } from '../../files/plan-deletion.ts';
import { isDeclined, isExpired, isOver, latestOffer } from '../../life/life-state.ts';
import { change, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { textLimits } from '../../record/order.ts';
import { readLine, type TextFault } from '../../text/order-text.ts';

export interface AcceptanceCommand {
  readonly version: number;
  /** Of the person who accepts. */
  readonly name: string;
}

/** Why a version can no longer be accepted or declined, or never could. */
export type OfferObstacle =
  | 'offer-superseded'
  | 'offer-expired'
  | 'offer-declined'
  | 'order-accepted'
  | 'order-closed';

/**
 * The client accepts a version: a pending submission is in progress from then on. Accepting the same
 * version again changes nothing, whoever does it.
 * @param at in ms since the epoch.
 */
export function decideAcceptance<Quote extends Decidable>(
  quote: Quote,
  { version, name }: AcceptanceCommand,
  at: number,
  rules: FileDeletionRules,
): Decision<Quote, OfferObstacle | TextFault> {
  if (quote.acceptance?.version === version) return { kind: 'unchanged', quote };
  const reason = findObstacle(quote, version, at);
  if (reason !== null) return { kind: 'refused', reason, quote };
  const person = readLine(name, textLimits.name);
  if ('fault' in person) return { kind: 'refused', reason: person.fault, quote };
  const acceptedAt = toDateTime(at);
  const status = quote.status === 'pending' ? 'in-progress' : quote.status;
  const history =
    status === quote.status ? quote.history : [...quote.history, { status, at: acceptedAt }];
  return change(quote, {
    acceptance: { version, name: person.text, at: acceptedAt },
    status,
    history,
    ...touch(quote, status, at, rules),
  });
}

/** Why this version is not open at `at`; `null` when it is. */
export function findObstacle(quote: Decidable, version: number, at: number): OfferObstacle | null {
  if (quote.acceptance !== undefined) return 'order-accepted';
  if (isOver(quote)) return 'order-closed';
  const latest = latestOffer(quote);
  if (latest?.version !== version) return 'offer-superseded';
  if (isDeclined(quote, version)) return 'offer-declined';
  return isExpired(latest, at) ? 'offer-expired' : null;
}
