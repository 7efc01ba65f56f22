import { isHandedTo } from '../../record/assignee.ts';
import { changeAside, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { quoteSubmissionSchema } from '../../record/quote.ts';
import type { CommandContext } from '../command.ts';
import { endpoint } from '../endpoint.ts';

/** Records that someone opened the submission: the first time, and when they first look at what was handed to them. */
export const markOpened = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/openings',
  access: 'staff',
  status: 201,
  response: quoteSubmissionSchema,
});

/** Decisions based on the revision before remain valid. */
export function decideOpening<Quote extends Decidable>(
  quote: Quote,
  _request: object,
  { at, by }: Pick<CommandContext, 'at' | 'by'>,
): Decision<Quote> {
  const { assignee, openedAt } = quote;
  const isHanded = isHandedTo(assignee, by?.id);
  if (openedAt !== undefined && !isHanded) return { kind: 'unchanged', quote };
  const now = toDateTime(at);
  return changeAside(quote, {
    openedAt: openedAt ?? now,
    ...(assignee !== undefined && isHanded && { assignee: { ...assignee, openedAt: now } }),
  });
}
