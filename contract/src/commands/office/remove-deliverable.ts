import { changeAside, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { quoteRefusalSchema, quoteSubmissionSchema } from '../../record/quote.ts';
import type { CommandContext } from '../command.ts';
import { endpoint } from '../endpoint.ts';

/** Only for a file that was not handed over. */
export const removeDeliverable = endpoint({
  method: 'DELETE',
  path: '/api/quotes/:id/deliverables/:fileId',
  access: 'staff',
  response: quoteSubmissionSchema,
  refusal: quoteRefusalSchema,
});

/**
 * Staff withdraw a file that was not handed over: it can no longer be delivered, and its bytes are deleted next. A
 * missing file counts as withdrawn.
 */
export function decideDeliverableRemoval<Quote extends Decidable>(
  quote: Quote,
  { fileId: id }: { readonly fileId: string },
  { at }: Pick<CommandContext, 'at'>,
): Decision<Quote, 'file-delivered'> {
  const { deliverables = [], deliveries = [] } = quote;
  const isDelivered = deliveries.some(({ files }) => files.some((file) => file.id === id));
  if (isDelivered) return { kind: 'refused', reason: 'file-delivered', quote };
  const found = deliverables.find((file) => file.id === id);
  if (found === undefined || found.removedAt !== undefined) return { kind: 'unchanged', quote };
  const removed = { ...found, removedAt: toDateTime(at) };
  return changeAside(quote, {
    deliverables: deliverables.map((file) => (file.id === id ? removed : file)),
    updatedAt: removed.removedAt,
  });
}
