import type { QuoteSubmission } from '@yiqiao/contract/quote';
import type { IdleTurn } from '../ui/idle-time.ts';
import { deadlineOf } from './quote-facts.ts';
import { prepareRows, withText } from './search-texts.ts';

/** Searches for these find much, little and nothing. */
const trialTexts = ['a', 'an', 'any', '', 'e', '42', 'no such client'];
const trialRows = 1_000;

/** Works the facts out ahead of the first search, whenever nobody does anything else. */
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
  // The first key must not be the one that has the search compiled.
  const some = quotes.slice(-trialRows);
  for (const text of trialTexts) {
    await nextIdleTurn();
    if (isStale()) return;
    withText(some, text);
  }
  // A deadline costs as much as a hundred texts, and most searches are for a text.
  const rows = quotes.values();
  await inIdleTurns(() => {
    const { value, done } = rows.next();
    if (value) deadlineOf(value);
    return !done;
  });
}
