import * as z from 'zod/mini';
import { touch } from '../../files/plan-deletion.ts';
import { isDeclined } from '../../life/life-state.ts';
import { change, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { textLimits } from '../../record/order.ts';
import { ordinal } from '../../record/ordinal.ts';
import { isTooLong, readLines } from '../../text/order-text.ts';
import { type CommandContext, clientCommand, type RequestOf } from '../command.ts';
import { endpoint } from '../endpoint.ts';
import { findObstacle, type OfferObstacle } from './accept-offer.ts';

export const declineOffer = endpoint({
  ...clientCommand,
  path: '/api/requests/:key/refusals',
  request: z.object({ version: ordinal, reason: z.optional(z.string()) }),
  invalid: 'Give the `version` of the quote.',
});

/**
 * The client declines a version. The status does not change: the office may make another offer. Declining the same
 * version again changes nothing.
 */
export function decideRefusal<Quote extends Decidable>(
  quote: Quote,
  { version, reason = '' }: RequestOf<typeof declineOffer>,
  { at, rules }: CommandContext,
): Decision<Quote, OfferObstacle | 'text-too-long'> {
  const { refusals = [], status } = quote;
  if (isDeclined(quote, version)) return { kind: 'unchanged', quote };
  const obstacle = findObstacle(quote, version, at);
  if (obstacle !== null) return { kind: 'refused', reason: obstacle, quote };
  const read = readLines(reason, textLimits.reason);
  if (isTooLong(read)) return { kind: 'refused', reason: read.fault, quote };
  const refusal = { version, ...('text' in read && { reason: read.text }), at: toDateTime(at) };
  return change(quote, { refusals: [...refusals, refusal], ...touch(quote, status, at, rules) });
}
