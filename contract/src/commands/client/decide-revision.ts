import type { FileDeletionRules } from '../../files/file-deletion.ts';
import { touch } from '../../files/plan-deletion.ts';
import { change, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { orderLimits, textLimits } from '../../record/order.ts';
import { readLines, type TextFault } from '../../text/order-text.ts';
import { type ClientDeliveryObstacle, findClientObstacle } from './decide-confirmation.ts';

export interface RevisionCommand {
  /** Of the delivery that the client has seen. */
  readonly number: number;
  readonly text: string;
  /** The sender's own id of it: a repeat of it changes nothing. */
  readonly id: string;
}

/**
 * The client asks for another delivery: the order is in the office's hands again, and does not complete
 * itself. The text stands in the thread as well, as long as the client's side of it has room.
 * @param at in ms since the epoch.
 */
export function decideRevision<Quote extends Decidable>(
  quote: Quote,
  { number, text: typed, id }: RevisionCommand,
  at: number,
  rules: FileDeletionRules,
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
