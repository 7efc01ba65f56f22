import type { Decidable } from '../../record/decision.ts';
import type { Message } from '../../record/order.ts';

type Conversation = Pick<Decidable, 'messages' | 'deliveries'>;

/**
 * The client's messages that a mail to the office reports: the one it was queued for and all later ones. A revision and
 * a file have more detailed mails of their own.
 */
export function gatherMessages(
  { messages = [], deliveries = [] }: Conversation,
  about: string | undefined,
): readonly Message[] {
  const revisions = new Set(deliveries.map(({ revision }) => revision?.id));
  const first = messages.findIndex(({ id }) => id === about);
  if (first < 0) return [];
  return messages
    .slice(first)
    .filter(
      ({ from, id, sourceId }) => from === 'client' && !revisions.has(id) && sourceId === undefined,
    );
}
