import type { QuoteSubmission } from '@yiqiao/contract/quote';
import { deadlineOf } from './quote-facts.ts';
import { prepareSearch, searchTextOf } from './search-texts.ts';

const rowsPerSlice = 100;

/** Works the facts out ahead of the first search, in slices too short to be felt. */
export async function warmFacts(
  quotes: readonly QuoteSubmission[],
  yieldToScreen: () => Promise<void>,
  isStale: () => boolean,
): Promise<void> {
  async function workOut(fact: (quote: QuoteSubmission) => unknown): Promise<void> {
    for (let start = 0; start < quotes.length && !isStale(); start += rowsPerSlice) {
      await yieldToScreen();
      for (const quote of quotes.slice(start, start + rowsPerSlice)) fact(quote);
    }
  }
  // A deadline costs as much as a hundred texts, and most searches are for a text.
  await workOut(searchTextOf);
  if (!isStale()) prepareSearch(quotes);
  await workOut(deadlineOf);
}
