import { endedAt } from '../record/ended-at.ts';
import type { Message } from '../record/order.ts';
import { findOpenWishes, type Wish } from '../record/wish.ts';
import { findFailedMail, nextMailFailure } from './failed-mail.ts';
import {
  findAskedRevision,
  findDeclinedAmendment,
  findOpenOffer,
  findQuestion,
  findUnanswered,
  isOver,
  type LifeFields,
  lifeState,
} from './life-state.ts';
import { type Due, duesOf, findLate, firstDue, type LifeFacts, nextChange } from './order-dues.ts';
import { findUnpaid, type Unpaid } from './order-money.ts';
import { findOpenSources } from './source-state.ts';

/**
 * The console's views. `new`: no one in the office has opened or changed it. `to-answer`: pending without an open
 * offer, or the client has written, asked for something, or not been reached, at whatever status. `waiting`: for
 * the client. `to-deliver`: accepted or taken on. `overdue`: the office has missed its own deadline.
 */
export const lifeViews = [
  'new',
  'to-answer',
  'waiting',
  'to-deliver',
  'unpaid',
  'overdue',
] as const;

export type LifeView = (typeof lifeViews)[number];

export interface OrderLife extends LifeFacts {
  /** The office's question that the client has not answered. */
  readonly question: Message | null;
  /** The oldest wish about the client's data that the office has not fulfilled. */
  readonly wish: Wish | null;
  /** What the client has yet to pay. */
  readonly unpaid: Unpaid | null;
  /** Earliest first. */
  readonly dues: readonly Due[];
  /** What is due next: what is late first. */
  readonly due: Due | null;
  readonly isLate: boolean;
  readonly views: readonly LifeView[];
  /** Until when all of this holds unless the record changes, in ms since the epoch; infinity if forever. */
  readonly changesAt: number;
}

/** The state of a submission and everything due at `at`, in ms since the epoch. */
export function orderLife(quote: LifeFields, at: number): OrderLife {
  const openOffer = findOpenOffer(quote, at);
  const question = findQuestion(quote);
  const unanswered = findUnanswered(quote);
  const askedRevision = findAskedRevision(quote);
  const wish = findOpenWishes(quote)[0] ?? null;
  const openSources = findOpenSources(quote);
  const state = lifeState(quote, at);
  const mails = mailsThatMatter(quote);
  const facts = {
    state,
    openOffer,
    unanswered,
    openSources,
    askedRevision,
    failedMail: findFailedMail(mails, at),
  };
  const dues = duesOf(quote, facts);
  const isLate = findLate(dues, at) !== undefined;
  const unpaid = findUnpaid(quote);
  const known = { ...facts, question, wish, unpaid, dues, due: firstDue(dues, at), isLate };
  const changesAt = Math.min(nextChange(dues, at), nextMailFailure(mails, at));
  return { ...known, views: viewsOf(quote, known), changesAt };
}

/** A failed mail no longer matters once the order is over. */
function mailsThatMatter(quote: LifeFields): Pick<LifeFields, 'mails'> {
  const ended = endedAt(quote);
  if (ended === null) return quote;
  return { mails: quote.mails?.filter(({ queuedAt }) => queuedAt >= ended) };
}

/** Whether the office has yet to look at a submission: never opened, and nothing done about it. */
export function isUnopened(quote: LifeFields): boolean {
  const { status, openedAt, filePath, fileDeletionCause, acceptance } = quote;
  const isUndecided = status === 'pending' || (status === 'in-progress' && acceptance?.byPayment);
  if (!isUndecided || openedAt !== undefined) return false;
  const isAbandoned = filePath === undefined && fileDeletionCause === 'abandoned';
  return !isAbandoned && !isTouched(quote);
}

/** Whether the office has decided, offered, written or noted anything; an estimate and its payment are not its doing. */
function isTouched(quote: LifeFields): boolean {
  const { history, offers = [], messages = [], notes = [], acceptance } = quote;
  const paidAt = acceptance?.byPayment === true ? acceptance.at : undefined;
  const later = history.slice(1).filter(({ count, at }) => count === undefined && at !== paidAt);
  return (
    later.length > 0 ||
    offers.some(({ fromEstimate }) => fromEstimate !== true) ||
    notes.length > 0 ||
    messages.some(({ from }) => from === 'office')
  );
}

function viewsOf(quote: LifeFields, life: Omit<OrderLife, 'views' | 'changesAt'>): LifeView[] {
  const { state, openOffer, question, isLate } = life;
  const [openSource = null] = life.openSources;
  const isAsked =
    life.wish ??
    life.unanswered ??
    openSource ??
    life.askedRevision ??
    life.failedMail ??
    findDeclinedAmendment(quote);
  const isPending = quote.status === 'pending' && state !== 'deleted';
  const isWaiting = openOffer !== null || question !== null || state === 'delivered';
  const views = {
    new: isUnopened(quote),
    'to-answer': isAsked !== null || (isPending && !isWaiting),
    waiting: isWaiting && !isOver(quote),
    'to-deliver': state === 'accepted' || state === 'in-progress',
    unpaid: life.unpaid !== null,
    overdue: isLate,
  } satisfies Record<LifeView, boolean>;
  return lifeViews.filter((view) => views[view]);
}
