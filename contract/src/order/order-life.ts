import { findOpenWishes, type Wish } from '../person/wish.ts';
import {
  findOpenOffer,
  findQuestion,
  findUnanswered,
  isOver,
  type LifeFields,
  lifeState,
} from './life-state.ts';
import type { Message } from './order.ts';
import { type Due, duesOf, type LifeFacts, nextChange } from './order-dues.ts';

/**
 * The console's views. `new`: nobody of the office has opened or touched it. `to-answer`: pending without an
 * open offer, or the client's last message is unanswered. `waiting`: for the client. `to-deliver`: accepted or
 * taken on. `overdue`: the office is late by its own word.
 */
export const lifeViews = ['new', 'to-answer', 'waiting', 'to-deliver', 'overdue'] as const;

export type LifeView = (typeof lifeViews)[number];

export interface OrderLife extends LifeFacts {
  /** The office's question that the client has not answered. */
  readonly question: Message | null;
  /** What the client asks about their own data, and the office has not done: the oldest. */
  readonly wish: Wish | null;
  /** What is due next: what is late first. */
  readonly due: Due | null;
  readonly isLate: boolean;
  readonly views: readonly LifeView[];
  /** All of this holds until then, in ms since the epoch, unless the record changes; infinity for good. */
  readonly changesAt: number;
}

/** Everything there is to say of where a submission stands at `at`, in ms since the epoch. */
export function orderLife(quote: LifeFields, at: number): OrderLife {
  const openOffer = findOpenOffer(quote, at);
  const question = findQuestion(quote);
  const unanswered = findUnanswered(quote);
  const wish = findOpenWishes(quote)[0] ?? null;
  const state = lifeState(quote, at);
  const dues = duesOf(quote, { state, openOffer, unanswered });
  const late = dues.find((due) => due.by === 'office' && due.at < at);
  const due = late ?? dues[0] ?? null;
  const known = { state, openOffer, question, unanswered, wish, due, isLate: late !== undefined };
  return { ...known, views: viewsOf(quote, known), changesAt: nextChange(dues, at) };
}

/** Whether a submission waits for the office's first look: never opened, and nothing done about it either. */
export function isUnopened(quote: LifeFields): boolean {
  const { status, openedAt, filePath, fileDeletionCause } = quote;
  if (status !== 'pending' || openedAt !== undefined) return false;
  const isAbandoned = filePath === undefined && fileDeletionCause === 'abandoned';
  return !isAbandoned && !isTouched(quote);
}

/** Whether the office has decided, offered, written or noted anything. */
function isTouched({ history, offers = [], messages = [], notes = [] }: LifeFields): boolean {
  return (
    history.some(({ count }, index) => index > 0 && count === undefined) ||
    offers.length + notes.length > 0 ||
    messages.some(({ from }) => from === 'office')
  );
}

function viewsOf(quote: LifeFields, life: Omit<OrderLife, 'views' | 'changesAt'>): LifeView[] {
  const { state, openOffer, question, unanswered, wish, isLate } = life;
  const isPending = quote.status === 'pending' && state !== 'deleted';
  const isWaiting = openOffer !== null || question !== null || state === 'delivered';
  const views = {
    new: isUnopened(quote),
    'to-answer':
      wish !== null || (isPending && !isWaiting) || (unanswered !== null && !isOver(quote)),
    waiting: isWaiting && !isOver(quote),
    'to-deliver': state === 'accepted' || state === 'in-progress',
    overdue: isLate,
  } satisfies Record<LifeView, boolean>;
  return lifeViews.filter((view) => views[view]);
}
