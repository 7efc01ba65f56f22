import type { QuoteSubmission } from '@yiqiao/contract/quote';

// Worked out once per submission as it came from the server; a changed one is a new object.
const searchTexts = new WeakMap<QuoteSubmission, string>();

/** What the search looks through: name, e-mail, file name and reference, folded. */
function searchTextOf(quote: QuoteSubmission): string {
  const known = searchTexts.get(quote);
  if (known !== undefined) return known;
  const { customerName, customerEmail, fileName, reference } = quote;
  const text = foldText(`${customerName}\n${customerEmail}\n${fileName}\n${reference}`);
  searchTexts.set(quote, text);
  return text;
}

interface SearchedList {
  /** The search texts, one a row: looking each of them up costs more than the search. */
  readonly texts: string[];
  /** What was searched for last, and the rows that it was found in. */
  last: { readonly folded: string; readonly rows: readonly number[] } | null;
}

const searchedLists = new WeakMap<readonly QuoteSubmission[], SearchedList>();

/** Makes so many rows of a list ready for its first search. */
export function prepareSearch(
  quotes: readonly QuoteSubmission[],
  rowCount = quotes.length,
): SearchedList {
  const list = searchedLists.get(quotes) ?? { texts: [], last: null };
  searchedLists.set(quotes, list);
  for (const quote of quotes.slice(list.texts.length, rowCount)) {
    list.texts.push(searchTextOf(quote));
  }
  return list;
}

/** The submissions in which every word of the text occurs. */
export function withText(
  quotes: readonly QuoteSubmission[],
  text: string,
): readonly QuoteSubmission[] {
  const folded = foldText(text);
  const words = folded.split(/\s+/).filter(Boolean);
  if (words.length === 0) return quotes;
  const list = prepareSearch(quotes);
  // A text that goes on as the last one did can only be found where that was.
  const within = list.last && folded.startsWith(list.last.folded) ? list.last.rows : null;
  const rows = rowsWithAll(list.texts, words, within);
  list.last = { folded, rows };
  return rows.length === quotes.length ? quotes : takeRows(quotes, rows);
}

function takeRows<Row>(all: readonly Row[], rows: readonly number[]): Row[] {
  const taken: Row[] = [];
  for (const row of rows) {
    const one = all[row];
    if (one !== undefined) taken.push(one);
  }
  return taken;
}

/** A plain loop: every key waits for it, and few keys are pressed before it would be compiled well. */
function rowsWithAll(
  texts: readonly string[],
  words: readonly string[],
  within: readonly number[] | null,
): number[] {
  const rows: number[] = [];
  const count = within?.length ?? texts.length;
  for (let at = 0; at < count; at += 1) {
    const row = within?.[at] ?? at;
    const text = texts[row] ?? '';
    let isFound = true;
    for (const word of words) isFound &&= text.includes(word);
    if (isFound) rows.push(row);
  }
  return rows;
}

/** Most texts: nothing in them can be taken apart, and trying to takes three times as long. */
const simple = /^[\n -~\u4e00-\u9fff]*$/;

/** Without letter case, accents and full-width forms, so that "tomas" finds "Tomás" and "ＡＢＣ" "abc". */
function foldText(text: string): string {
  const bare = simple.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '');
  return bare.toLowerCase();
}
