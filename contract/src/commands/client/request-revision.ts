import * as z from 'zod/mini';
import { touch } from '../../files/plan-deletion.ts';
import { change, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { orderLimits, textLimits } from '../../record/order.ts';
import { ordinal } from '../../record/ordinal.ts';
import { senderShape } from '../../record/sender.ts';
import { readLines, type TextFault } from '../../text/order-text.ts';
import { type CommandContext, clientCommand, type Identified, type RequestOf } from '../command.ts';
import { endpoint } from '../endpoint.ts';
import { type ClientDeliveryObstacle, findClientObstacle } from './confirm-delivery.ts';

export const requestRevision = endpoint({
  ...clientCommand,
  path: '/api/requests/:key/revisions',
  request: z.object({ number: ordinal, text: z.string(), changeId: senderShape.changeId }),
  invalid: 'Give the `number` of the delivery and a `text`: what shall be changed.',
});

/**
 * The client asks for another delivery: the order is back with the office and does not complete by itself. The text
 * is also added to the thread, unless the client's share of it is full.
 */
export function decideRevision<Quote extends Decidable>(
  quote: Quote,
  { number, text: typed, changeId: id }: Identified<RequestOf<typeof requestRevision>>,
  { at, rules }: CommandContext,
): Decision<Quote, ClientDeliveryObstacle | TextFault> {
  const { deliveries = [], messages = [], status } = quote;
  const isRepeat = deliveries.some((it) => it.number === number && it.revision?.id === id);
  if (isRepeat) return { kind: 'unchanged', quote };
  const reason = findClientObstacle(quote, number);
  if (reason !== null) return { kind: 'refused', reason, quote };
  const read = readLines(typed, textLimits.message);
  if ('fault' in read) return { kind: 'refused', reason: read.fault, quote };
  const revision = { text: read.text, at: toDateTime(at), id };
  const sent = messages.filter(({ from }) => from === 'client');
  const isRoom = sent.length < orderLimits.messages && !sent.some((message) => message.id === id);
  return change(quote, {
    deliveries: deliveries.map((it) => (it.number === number ? { ...it, revision } : it)),
    ...(isRoom && { messages: [...messages, { ...revision, from: 'client' }] }),
    ...touch(quote, status, at, rules),
  });
}
