import * as z from 'zod/mini';
import type { Decidable } from '../../record/decision.ts';
import { senderShape } from '../../record/sender.ts';
import { addMessage } from '../add-message.ts';
import { type CommandContext, clientCommand, type Identified, type RequestOf } from '../command.ts';
import { endpoint } from '../endpoint.ts';

/** `changeId` distinguishes a retry from a second message with the same text. */
export const sendClientMessage = endpoint({
  ...clientCommand,
  path: '/api/requests/:key/messages',
  request: z.object({ text: z.string(), changeId: senderShape.changeId }),
  invalid: 'Give the `text` of the message.',
});

export function decideClientMessage<Quote extends Decidable>(
  quote: Quote,
  { changeId, text }: Identified<RequestOf<typeof sendClientMessage>>,
  context: CommandContext,
) {
  return addMessage(quote, { id: changeId, from: 'client', text }, context);
}
