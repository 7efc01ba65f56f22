import { confirmationDueAt } from '../delivery/awaited-delivery.ts';
import { findOpenWishes, wishDueAt } from '../person/wish.ts';
import { replyDueAt, replyHours } from '../text/deadline.ts';
import { acceptedOffer, isOver, type LifeFields, type LifeState } from './life-state.ts';
import type { Message, Offer } from './order.ts';

export interface Due {
  readonly what:
    | 'reply'
    | 'answer'
    | 'decision'
    | 'delivery'
    | 'confirmation'
    | 'wish'
    | 'deletion';
  readonly by: 'office' | 'client' | 'server';
  /** Milliseconds since the epoch. */
  readonly at: number;
}

const hourMs = 3_600_000;

/** Time alone ends an open offer, at its moment, and makes the office late, right after its own. */
export function nextChange(dues: readonly Due[], at: number): number {
  const moments = dues
    .filter(({ what, by }) => by === 'office' || what === 'decision')
    .map((due) => (due.by === 'office' ? due.at + 1 : due.at));
  return Math.min(Number.POSITIVE_INFINITY, ...moments.filter((moment) => moment > at));
}

/** What of an order's life says what is due. */
export interface LifeFacts {
  readonly state: LifeState;
  /** The offer that can be accepted now. */
  readonly openOffer: Offer | null;
  /** The client's last message, as long as the office has not answered. */
  readonly unanswered: Message | null;
}

/** Everything that is due, in the order of its moments. */
export function duesOf(quote: LifeFields, { state, openOffer, unanswered }: LifeFacts): Due[] {
  const { createdAt, messages = [], fileDeletionDueAt } = quote;
  const isReplied = messages.some(({ from }) => from === 'office');
  const deliverBy = promisedDelivery(quote);
  const confirmation = confirmationDueAt(quote);
  const dues: (Due | false)[] = [
    state === 'received' && !isReplied && office('reply', replyDueAt(createdAt)),
    unanswered !== null &&
      !isOver(quote) &&
      office('answer', Date.parse(unanswered.at) + replyHours * hourMs),
    openOffer !== null && { what: 'decision', by: 'client', at: Date.parse(openOffer.validUntil) },
    ...findOpenWishes(quote).map((wish) => office('wish', wishDueAt(wish))),
    state === 'accepted' && deliverBy !== null && office('delivery', deliverBy),
    confirmation !== null && { what: 'confirmation', by: 'client', at: confirmation },
    state === 'completed' &&
      fileDeletionDueAt !== undefined && {
        what: 'deletion',
        by: 'server',
        at: Date.parse(fileDeletionDueAt),
      },
  ];
  // A date that cannot be read makes nothing due.
  return dues
    .filter((due) => due !== false)
    .filter(({ at }) => !Number.isNaN(at))
    .sort((one, other) => one.at - other.at);
}

function office(what: Due['what'], at: number): Due {
  return { what, by: 'office', at };
}

/**
 * When the accepted offer promises the finished files; `null` where nothing is promised. For a revision
 * that was asked for later there is no date: it is answered as a message is.
 */
function promisedDelivery(quote: LifeFields): number | null {
  const accepted = acceptedOffer(quote);
  const last = quote.deliveries?.at(-1);
  if (accepted === null || last?.confirmedAt !== undefined) return null;
  const deliverBy = Date.parse(accepted.deliverBy);
  const revisedAt = Date.parse(last?.revision?.at ?? accepted.at);
  return revisedAt > deliverBy ? null : deliverBy;
}
