import { changeAside, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { quoteSubmissionSchema } from '../../record/quote.ts';
import type { CommandContext } from '../command.ts';
import { endpoint } from '../endpoint.ts';

/** Records that someone opened the submission; only the first time is kept. */
export const markOpened = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/openings',
  access: 'staff',
  status: 201,
  response: quoteSubmissionSchema,
});

/**
 * Records that someone in the office opened the submission; only the first time counts. Decisions based on the
 * revision before remain valid.
 */
export function decideOpening<Quote extends Decidable>(
  quote: Quote,
  _request: object,
  { at }: Pick<CommandContext, 'at'>,
): Decision<Quote> {
  if (quote.openedAt !== undefined) return { kind: 'unchanged', quote };
  return changeAside(quote, { openedAt: toDateTime(at) });
}
