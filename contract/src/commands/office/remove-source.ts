import type { Decidable } from '../../record/decision.ts';
import { quoteRefusalSchema, quoteSubmissionSchema } from '../../record/quote.ts';
import type { CommandContext } from '../command.ts';
import { endpoint } from '../endpoint.ts';
import { withdrawSource } from '../withdraw-source.ts';

/** Only for a file that staff have added, and that no quote covers. */
export const removeSource = endpoint({
  method: 'DELETE',
  path: '/api/quotes/:id/sources/:sourceId',
  access: 'staff',
  response: quoteSubmissionSchema,
  refusal: quoteRefusalSchema,
});

export function decideSourceRemoval<Quote extends Decidable>(
  quote: Quote,
  { sourceId }: { readonly sourceId: string },
  context: Pick<CommandContext, 'at' | 'rules'>,
) {
  return withdrawSource(quote, { sourceId, from: 'office', becomes: 'removed' }, context);
}
