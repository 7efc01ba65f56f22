import { assertNever } from '@yiqiao/contract/assert-never';
import { isOver } from '@yiqiao/contract/life/life-state';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { isSameDay } from 'date-fns';
import {
  type DueChoice,
  type FindQuery,
  type SortOrder,
  whoseViews,
} from '../address/find-query.ts';
import { unpaidFrom } from '../clocks/unpaid-clock.ts';
import { deadlineOf, knownCostOf, replyOf } from './quote-facts.ts';
import { findByText } from './search-texts.ts';
import { viewsOf } from './views/quote-views.ts';
import { isInWhoseView, type Whose } from './views/whose-views.ts';

type Test = (quote: QuoteSubmission) => boolean;

/**
 * The submissions matching a query, in its order. Every word of the text must occur.
 * @param whose absent where nobody is told apart.
 */
export function findQuotes(
  quotes: readonly QuoteSubmission[],
  query: FindQuery,
  now: number,
  whose: Whose | null = null,
): readonly QuoteSubmission[] {
  const tests = testsOf(query, now, whose);
  const found = findByText(quotes, query.text);
  return sortQuotes(
    tests.length === 0 ? found : found.filter((quote) => tests.every((isMet) => isMet(quote))),
    query.sort,
    now,
  );
}

function testsOf(
  { view, status, direction, due }: FindQuery,
  now: number,
  whose: Whose | null,
): Test[] {
  const tests: Test[] = [];
  const whoseView = whoseViews.find((it) => it === view);
  if (whoseView !== undefined && whose !== null) {
    tests.push((quote) => isInWhoseView(whoseView, quote, whose));
  } else if (view !== null) {
    tests.push((quote) => viewsOf(quote, now).views.some((it) => it === view));
  }
  if (status !== null) tests.push((quote) => quote.status === status);
  if (direction !== null) tests.push((quote) => quote.translationDirection === direction);
  if (due !== null) tests.push((quote) => isDue(quote, due, now));
  return tests;
}

const weekMs = 7 * 24 * 3_600_000;

function isDue(quote: QuoteSubmission, due: DueChoice, now: number): boolean {
  if (due === 'reply-overdue') return (replyOf(quote) ?? Number.POSITIVE_INFINITY) < now;
  if (due === 'unpaid') return viewsOf(quote, now).unpaid !== null;
  const at = deadlineOf(quote);
  if (due === 'none') return at === null;
  // Finished work cannot miss its deadline.
  if (at === null || isOver(quote)) return false;
  if (due === 'overdue') return at < now;
  return due === 'today' ? isSameDay(at, now) : at >= now && at <= now + weekMs;
}

/** The sort is stable: equals stay newest first. Rows without a value come last. */
function sortQuotes(
  quotes: readonly QuoteSubmission[],
  sort: SortOrder,
  now: number,
): readonly QuoteSubmission[] {
  switch (sort) {
    case 'newest':
      return quotes;
    case 'due':
      return sortAscending(quotes, (quote) => viewsOf(quote, now).dueAt);
    case 'unpaid':
      return sortAscending(quotes, (quote) => {
        const { unpaid } = viewsOf(quote, now);
        return unpaid && unpaidFrom(unpaid);
      });
    case 'deadline':
      return sortAscending(quotes, (quote) => (isOver(quote) ? null : deadlineOf(quote)));
    case 'reply':
      return sortAscending(quotes, replyOf);
    case 'cost':
      return sortAscending(quotes, (quote) => {
        const cost = knownCostOf(quote);
        return cost === null ? null : -cost;
      });
    default:
      return assertNever(sort);
  }
}

function sortAscending(
  quotes: readonly QuoteSubmission[],
  rank: (quote: QuoteSubmission) => number | null,
): QuoteSubmission[] {
  return quotes
    .map((quote) => ({ quote, value: rank(quote) ?? Number.POSITIVE_INFINITY }))
    .sort((a, b) => (a.value === b.value ? 0 : a.value - b.value))
    .map(({ quote }) => quote);
}
