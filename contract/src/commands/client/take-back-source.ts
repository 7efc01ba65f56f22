import * as z from 'zod/mini';
import type { Decidable } from '../../record/decision.ts';
import { senderShape } from '../../record/sender.ts';
import { type CommandContext, type CommandRequest, clientCommand } from '../command.ts';
import { endpoint } from '../endpoint.ts';
import { withdrawSource } from '../withdraw-source.ts';

/** The client takes an added file back, or keeps it as a reference, as long as the office has not answered. */
export const takeBackSource = endpoint({
  ...clientCommand,
  path: '/api/requests/:key/sources/:sourceId/withdrawals',
  request: z.object({
    becomes: z.enum(['removed', 'reference']),
    changeId: senderShape.changeId,
  }),
  invalid: 'Give what it `becomes`: "removed" or "reference".',
});

export function decideTakeBack<Quote extends Decidable>(
  quote: Quote,
  { sourceId, becomes }: CommandRequest<typeof takeBackSource>,
  context: CommandContext,
) {
  return withdrawSource(quote, { sourceId, from: 'client', becomes }, context);
}
