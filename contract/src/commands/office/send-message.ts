import * as z from 'zod/mini';
import type { Decidable } from '../../record/decision.ts';
import { senderShape } from '../../record/sender.ts';
import { addMessage } from '../add-message.ts';
import { type CommandContext, type Identified, type RequestOf, staffCommand } from '../command.ts';
import { endpoint } from '../endpoint.ts';

/** A question mark makes it a question, unless the sender says so explicitly. */
export const sendMessage = endpoint({
  ...staffCommand,
  path: '/api/quotes/:id/messages',
  request: z.object({ text: z.string(), isQuestion: z.optional(z.boolean()), ...senderShape }),
  invalid: 'Give the `text` of the message.',
});

export function decideMessage<Quote extends Decidable>(
  quote: Quote,
  { changeId, ...message }: Identified<RequestOf<typeof sendMessage>>,
  context: CommandContext,
) {
  return addMessage(quote, { ...message, id: changeId, from: 'office' }, context);
}
