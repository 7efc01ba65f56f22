import { isOver } from '@yiqiao/contract/life/life-state';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { WhoseView } from '../../address/find-query.ts';
import { isAssignEntry, type OutboxEntry } from '../../offline/outbox/outbox-entry.ts';

/** Who looks, and what this device has decided and not sent. */
export interface Whose {
  readonly ownId: string;
  /** Whose an order is to be, `null` for nobody's. */
  readonly wanted: ReadonlyMap<string, string | null>;
}

export type WhoseCounts = Readonly<Record<WhoseView, number>>;

export function whoseOf(ownId: string, outbox: readonly OutboxEntry[]): Whose {
  const undecided = outbox.filter(isAssignEntry).filter(({ state }) => state !== 'refused');
  return {
    ownId,
    wanted: new Map(undecided.map(({ quoteId, request }) => [quoteId, request.personId])),
  };
}

/** The id of whoever has an order, as this device wants it; `null` for nobody. */
export function holderOf(
  { id, assignee }: Pick<QuoteSubmission, 'id' | 'assignee'>,
  { wanted }: Pick<Whose, 'wanted'>,
): string | null {
  const wish = wanted.get(id);
  return wish === undefined ? (assignee?.id ?? null) : wish;
}

/** Both views hold what is to be done: what is over is in nobody's hands. */
export function isInWhoseView(view: WhoseView, quote: QuoteSubmission, whose: Whose): boolean {
  if (isOver(quote)) return false;
  const holder = holderOf(quote, whose);
  return view === 'mine' ? holder === whose.ownId : holder === null;
}

export function countWhose(quotes: readonly QuoteSubmission[], whose: Whose): WhoseCounts {
  const counts = { mine: 0, nobodys: 0 };
  for (const quote of quotes) {
    if (isOver(quote)) continue;
    const holder = holderOf(quote, whose);
    if (holder === whose.ownId) counts.mine += 1;
    else if (holder === null) counts.nobodys += 1;
  }
  return counts;
}
