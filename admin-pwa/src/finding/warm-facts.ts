import type { QuoteSubmission } from '@yiqiao/contract/quote';
import type { IdleTurn } from '../ui/idle-time.ts';
import { deadlineOf } from './quote-facts.ts';
import { prepareSearch } from './search-texts.ts';

/** Works the facts out ahead of the first search, whenever nobody does anything else. */
export async function warmFacts(
  quotes: readonly QuoteSubmission[],
  nextIdleTurn: () => Promise<IdleTurn>,
  isStale: () => boolean,
): Promise<void> {
  async function workOut(factOf: (quote: QuoteSubmission, row: number) => unknown): Promise<void> {
    let turn = await nextIdleTurn();
    for (const [row, quote] of quotes.entries()) {
      if (turn.isOver()) turn = await nextIdleTurn();
      if (isStale()) return;
      factOf(quote, row);
    }
  }
  // A deadline costs as much as a hundred texts, and most searches are for a text.
  await workOut((_quote, row) => prepareSearch(quotes, row + 1));
  await workOut(deadlineOf);
}
