import * as z from 'zod/mini';
import { changeAside, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { senderShape } from '../../record/sender.ts';
import { findOpenWishes, maxWishes, wishKinds } from '../../record/wish.ts';
import { type CommandContext, clientCommand, type Identified, type RequestOf } from '../command.ts';
import { endpoint } from '../endpoint.ts';

/** `changeId` distinguishes a retry from a second wish. */
export const makeWish = endpoint({
  ...clientCommand,
  path: '/api/requests/:key/wishes',
  request: z.object({ what: z.enum(wishKinds), changeId: senderShape.changeId }),
  invalid: 'Say `what` you wish: "export" or "erase".',
});

/**
 * Records what a client asks about their own data. An open wish of the same kind is not added again. It does not
 * count as activity, so it never delays a deletion.
 */
export function decideWish<Quote extends Decidable>(
  quote: Quote,
  { changeId: id, what }: Identified<RequestOf<typeof makeWish>>,
  { at }: Pick<CommandContext, 'at'>,
): Decision<Quote, 'order-full'> {
  const { wishes = [] } = quote;
  const isAsked = findOpenWishes(quote).some((wish) => wish.what === what);
  if (isAsked || wishes.some((wish) => wish.id === id)) return { kind: 'unchanged', quote };
  if (wishes.length >= maxWishes) return { kind: 'refused', reason: 'order-full', quote };
  return changeAside(quote, { wishes: [...wishes, { id, what, at: toDateTime(at) }] });
}

/** The office has exported all that it holds of the person. */
export function decideExported<Quote extends Decidable>(quote: Quote, at: number): Decision<Quote> {
  const fulfilled = findOpenWishes(quote).filter(({ what }) => what === 'export');
  if (fulfilled.length === 0) return { kind: 'unchanged', quote };
  return changeAside(quote, {
    wishes: quote.wishes?.map((wish) =>
      fulfilled.includes(wish) ? { ...wish, doneAt: toDateTime(at) } : wish,
    ),
  });
}
