import { replyDueAt } from '@yiqiao/contract/deadline';
import type { QuoteSubmission } from '@yiqiao/contract/quote';
import { type ClientDeadline, readDeadline } from '../clocks/client-deadline.ts';

// Both are worked out once per submission as it came from the server; a changed one is a new object.
const searchTexts = new WeakMap<QuoteSubmission, string>();
const deadlines = new WeakMap<QuoteSubmission, ClientDeadline>();

/** What the search looks through: name, e-mail, file name and reference, folded. */
function searchTextOf(quote: QuoteSubmission): string {
  const known = searchTexts.get(quote);
  if (known !== undefined) return known;
  const { customerName, customerEmail, fileName, reference } = quote;
  const text = foldText([customerName, customerEmail, fileName, reference].join('\n'));
  searchTexts.set(quote, text);
  return text;
}

const searchTextLists = new WeakMap<readonly QuoteSubmission[], readonly string[]>();

/** The search texts of a list, one a row: a key asks for all of them, and looking each up costs more than the search. */
export function searchTextsOf(quotes: readonly QuoteSubmission[]): readonly string[] {
  const known = searchTextLists.get(quotes);
  if (known !== undefined) return known;
  const texts = quotes.map(searchTextOf);
  searchTextLists.set(quotes, texts);
  return texts;
}

/** Without letter case, accents and full-width forms, so that "tomas" finds "Tomás" and "ＡＢＣ" "abc". */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

export function clientDeadlineOf(quote: QuoteSubmission): ClientDeadline {
  const known = deadlines.get(quote);
  if (known !== undefined) return known;
  const deadline = readDeadline(quote);
  deadlines.set(quote, deadline);
  return deadline;
}

/** When the client needs it, in ms since the epoch; `null` without a readable day. */
export function deadlineOf(quote: QuoteSubmission): number | null {
  const deadline = clientDeadlineOf(quote);
  return deadline.kind === 'moment' ? deadline.at : null;
}

/** When the reply is due, for those that still wait for one. */
export function replyOf({ status, createdAt }: QuoteSubmission): number | null {
  const at = replyDueAt(createdAt);
  return status === 'pending' && !Number.isNaN(at) ? at : null;
}

export function costOf({ estimatedCost }: QuoteSubmission): number | null {
  const cost = Number(estimatedCost);
  return estimatedCost.trim() === '' || Number.isNaN(cost) ? null : cost;
}

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
  if (!isStale()) searchTextsOf(quotes);
  await workOut(deadlineOf);
}
