import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { IdleTurn } from '../ui/screen/idle-time.ts';
import { deadlineOf } from './quote-facts.ts';
import { prepareRows } from './search-texts.ts';
import { viewsOf } from './views/quote-views.ts';

/**
 * Prepares the search texts of all rows, then their deadlines, in idle time. A deadline costs as much as
 * a hundred texts, and most searches are for a text.
 */
export async function warmFacts(
  quotes: readonly QuoteSubmission[],
  nextIdleTurn: () => Promise<IdleTurn>,
  isStale: () => boolean,
): Promise<void> {
  await inIdleTurns(() => prepareRows(quotes), nextIdleTurn, isStale);
  await inIdleTurns(oneByOne(quotes, deadlineOf), nextIdleTurn, isStale);
}

/** Works out the views of all rows in the same way. @param now in ms since the epoch. */
export async function warmViews(
  quotes: readonly QuoteSubmission[],
  now: number,
  nextIdleTurn: () => Promise<IdleTurn>,
  isStale: () => boolean,
): Promise<void> {
  const look = (quote: QuoteSubmission) => viewsOf(quote, now);
  await inIdleTurns(oneByOne(quotes, look), nextIdleTurn, isStale);
}

async function inIdleTurns(
  doNext: () => boolean,
  nextIdleTurn: () => Promise<IdleTurn>,
  isStale: () => boolean,
): Promise<void> {
  let turn = await nextIdleTurn();
  while (!isStale() && doNext()) {
    if (turn.isOver()) turn = await nextIdleTurn();
  }
}

/** Handles one more row per call. @returns false when there are none left. */
function oneByOne(
  quotes: readonly QuoteSubmission[],
  work: (quote: QuoteSubmission) => unknown,
): () => boolean {
  const rows = quotes.values();
  return () => {
    const { value, done } = rows.next();
    if (value) work(value);
    return !done;
  };
}
