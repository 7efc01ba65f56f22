import type { Decidable } from '../../record/decision.ts';
import type { Message } from '../../record/order.ts';

type Conversation = Pick<Decidable, 'messages' | 'deliveries'>;

/**
 * The messages of the client that a mail to the office tells of: the one that it is about, and all that
 * came after it. A revision has a mail that says more.
 */
export function gatherMessages(
  { messages = [], deliveries = [] }: Conversation,
  about: string | undefined,
): readonly Message[] {
  const revisions = new Set(deliveries.map(({ revision }) => revision?.id));
  const first = messages.findIndex(({ id }) => id === about);
  if (first < 0) return [];
  return messages.slice(first).filter(({ from, id }) => from === 'client' && !revisions.has(id));
}
