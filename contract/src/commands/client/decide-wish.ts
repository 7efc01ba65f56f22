import { changeAside, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { findOpenWishes, maxWishes, type WishKind } from '../../record/wish.ts';

export interface WishCommand {
  /** The sender's own id of the wish: a repeat of it changes nothing. */
  readonly id: string;
  readonly what: WishKind;
}

/**
 * Keeps what a client asks about their own data. One that is still open is not asked for twice. It keeps
 * no document longer: the submission is not touched by it.
 * @param at in ms since the epoch, here and below.
 */
export function decideWish<Quote extends Decidable>(
  quote: Quote,
  { id, what }: WishCommand,
  at: number,
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
