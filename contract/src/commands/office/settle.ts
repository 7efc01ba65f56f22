import * as z from 'zod/mini';
import { changeAside, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { senderShape } from '../../record/sender.ts';
import { type CommandContext, type RequestOf, staffCommand } from '../command.ts';
import { endpoint } from '../endpoint.ts';

/** Marks a client's message as needing no answer, or a failed mail as having reached the client another way. */
export const settle = endpoint({
  ...staffCommand,
  path: '/api/quotes/:id/settlements',
  request: z.object({
    what: z.enum(['message', 'mail']),
    /** The id of the message or mail. */
    about: z.string(),
    ...senderShape,
  }),
  invalid: 'Give `what` ("message" or "mail") and `about`, its id.',
});

/**
 * Takes an item off the office's list of things to do. An item that is settled already or no longer kept is left
 * alone; items that arrived later stay on the list.
 */
export function decideSettlement<Quote extends Decidable>(
  quote: Quote,
  { what, about, device }: RequestOf<typeof settle>,
  { at }: Pick<CommandContext, 'at'>,
): Decision<Quote> {
  const settled = { at: toDateTime(at), ...(device !== undefined && { device }) };
  const { messages = [], mails = [] } = quote;
  if (what === 'message') {
    const index = messages.findIndex(
      (message) =>
        message.id === about && message.from === 'client' && message.settled === undefined,
    );
    return index === -1
      ? { kind: 'unchanged', quote }
      : changeAside(quote, { messages: markSettled(messages, index, settled) });
  }
  const index = mails.findIndex(
    ({ id, to, settled: known }) => id === about && to === 'client' && known === undefined,
  );
  return index === -1
    ? { kind: 'unchanged', quote }
    : changeAside(quote, { mails: markSettled(mails, index, settled) });
}

function markSettled<Item extends object>(
  items: readonly Item[],
  index: number,
  settled: { readonly at: string; readonly device?: string },
): (Item & { settled?: { at: string; device?: string } })[] {
  return items.map((item, place) => (place === index ? { ...item, settled } : item));
}
