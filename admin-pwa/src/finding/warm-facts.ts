import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import type { IdleTurn } from '../ui/idle-time.ts';
import { deadlineOf } from './quote-facts.ts';
import { prepareRows } from './search-texts.ts';

/**
 * Prepares the texts of all rows and then their deadlines, whenever nobody does anything else. A
 * deadline costs as much as a hundred texts, and most searches are for a text.
 */
export async function warmFacts(
  quotes: readonly QuoteSubmission[],
  nextIdleTurn: () => Promise<IdleTurn>,
  isStale: () => boolean,
): Promise<void> {
  async function inIdleTurns(doNext: () => boolean): Promise<void> {
    let turn = await nextIdleTurn();
    while (!isStale() && doNext()) {
      if (turn.isOver()) turn = await nextIdleTurn();
    }
  }
  await inIdleTurns(() => prepareRows(quotes));
  const rows = quotes.values();
  await inIdleTurns(() => {
    const { value, done } = rows.next();
    if (value) deadlineOf(value);
    return !done;
  });
}
