import * as z from 'zod/mini';
import { touch } from '../../files/plan-deletion.ts';
import { isDeclined, isExpired, isOver, latestOffer } from '../../life/life-state.ts';
import { change, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { textLimits } from '../../record/order.ts';
import { ordinal } from '../../record/ordinal.ts';
import { readLine, type TextFault } from '../../text/order-text.ts';
import { type CommandContext, clientCommand, type RequestOf } from '../command.ts';
import { endpoint } from '../endpoint.ts';
import { settleEstimate } from './estimate-offer.ts';

export const acceptOffer = endpoint({
  ...clientCommand,
  path: '/api/requests/:key/acceptances',
  /** `name` of the person who accepts. */
  request: z.object({ version: ordinal, name: z.string() }),
  invalid: 'Give the `version` of the quote and the `name` of the person who accepts it.',
});

/** Why a version can no longer be accepted or declined, or never could. */
export type OfferObstacle =
  | 'offer-missing'
  | 'offer-superseded'
  | 'offer-expired'
  | 'offer-declined'
  | 'order-accepted'
  | 'order-closed';

/**
 * The client accepts a version, and a pending submission becomes in progress. An accepted amendment replaces what
 * held before. Accepting the same version again
 * changes nothing, under whatever name.
 */
export function decideAcceptance<Quote extends Decidable>(
  quote: Quote,
  { version, name }: RequestOf<typeof acceptOffer>,
  { at, rules }: CommandContext,
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
    ...(quote.acceptance !== undefined && {
      earlierAcceptances: [...(quote.earlierAcceptances ?? []), quote.acceptance],
    }),
    offers: settleEstimate(quote.offers, version, quote.deliveryTimeline, at),
    status,
    history,
    ...touch(quote, status, at, rules),
  });
}

/** Why this version cannot be accepted at `at`; `null` when it can. */
export function findObstacle(quote: Decidable, version: number, at: number): OfferObstacle | null {
  if (isOver(quote)) return 'order-closed';
  const latest = latestOffer(quote);
  if (latest !== null && latest.version === quote.acceptance?.version) return 'order-accepted';
  if (latest === null || latest.version < version) return 'offer-missing';
  if (latest.version !== version) return 'offer-superseded';
  if (isDeclined(quote, version)) return 'offer-declined';
  return isExpired(latest, at) ? 'offer-expired' : null;
}
