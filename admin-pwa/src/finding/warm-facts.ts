import type { QuoteSubmission } from '@yiqiao/contract/quote';
import type { IdleTurn } from '../ui/idle-time.ts';
import { deadlineOf } from './quote-facts.ts';
import { prepareSearch, withText } from './search-texts.ts';

/** Searches for these find much, little and nothing. */
const trialTexts = ['a', 'an', 'any', '', 'e', '42', 'no such client'];
const trialRows = 1_000;

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
  await workOut((_quote, row) => prepareSearch(quotes, row + 1));
  // The first key must not be the one that has the search compiled.
  const some = quotes.slice(0, trialRows);
  for (const text of trialTexts) {
    await nextIdleTurn();
    if (isStale()) return;
    withText(some, text);
  }
  // A deadline costs as much as a hundred texts, and most searches are for a text.
  await workOut(deadlineOf);
}
