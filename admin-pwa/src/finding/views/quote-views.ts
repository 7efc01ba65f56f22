import { isOver } from '@yiqiao/contract/life/life-state';
import { type LifeView, orderLife } from '@yiqiao/contract/life/order-life';
import type { Unpaid } from '@yiqiao/contract/life/order-money';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { deadlineToMeet } from '../../clocks/client-deadline.ts';

/** The views a submission belongs to, and its place in them. */
interface QuoteViews {
  readonly views: readonly LifeView[];
  /** When the next step of a person is due, in ms since the epoch; infinity if none is. */
  readonly dueAt: number;
  /** What the client has yet to pay. */
  readonly unpaid: Unpaid | null;
  /** Valid from the first moment until just before the second. */
  readonly from: number;
  readonly until: number;
}

/** A changed submission is a new object; time alone seldom changes one. */
const known = new WeakMap<QuoteSubmission, QuoteViews>();

/** A closed submission whose client has never written is in no view, and most of a long list is closed. */
const inNoView: QuoteViews = {
  views: [],
  dueAt: Number.POSITIVE_INFINITY,
  unpaid: null,
  from: Number.NEGATIVE_INFINITY,
  until: Number.POSITIVE_INFINITY,
};

export function viewsOf(quote: QuoteSubmission, now: number): QuoteViews {
  if (isOver(quote) && isSilent(quote)) return inNoView;
  const kept = known.get(quote);
  if (kept !== undefined && now >= kept.from && now < kept.until) return kept;
  const found = findViews(quote, now);
  known.set(quote, found);
  return found;
}

/** Nothing came from the client after the request, nothing was agreed, and nobody was written to. */
function isSilent(quote: QuoteSubmission): boolean {
  const { acceptance, messages, deliveries, wishes, mails } = quote;
  return [acceptance, messages, deliveries, wishes, mails].every((part) => part === undefined);
}

function findViews(quote: QuoteSubmission, now: number): QuoteViews {
  const life = orderLife(quote, now);
  const { views, due, unpaid, changesAt } = life;
  const dueAt = due === null || due.by === 'server' ? Number.POSITIVE_INFINITY : due.at;
  const found = { views, dueAt, unpaid, from: now, until: changesAt };
  const deadline = deadlineToMeet(quote, life)?.at ?? null;
  if (deadline === null) return found;
  if (deadline < now) return { ...found, views: [...views, 'overdue'], dueAt: deadline };
  return { ...found, dueAt: deadline, until: Math.min(changesAt, deadline + 1) };
}

export type ViewCounts = Readonly<Record<LifeView, number>>;

interface CountedViews {
  readonly counts: ViewCounts;
  /** The moment of counting; the counts are valid until just before `until`. */
  readonly at: number;
  readonly until: number;
}

const counted = new WeakMap<readonly QuoteSubmission[], CountedViews>();

/** How many there are in each view; the same object until a submission or the time changes one. */
export function countViews(quotes: readonly QuoteSubmission[], now: number): CountedViews {
  const kept = counted.get(quotes);
  if (kept !== undefined && now >= kept.at && now < kept.until) return kept;
  const counts = { new: 0, 'to-answer': 0, waiting: 0, 'to-deliver': 0, unpaid: 0, overdue: 0 };
  let until = Number.POSITIVE_INFINITY;
  for (const quote of quotes) {
    const found = viewsOf(quote, now);
    for (const view of found.views) counts[view] += 1;
    until = Math.min(until, found.until);
  }
  const found = { counts, at: now, until };
  counted.set(quotes, found);
  return found;
}
