import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';

/**
 * So many rows stand in one text: the browser finds the rows with a word by reading on from one to the
 * next, which takes a fraction of asking each of them. No more, or preparing them would hold up a key.
 */
const rowsPerBlock = 200;

interface Block {
  readonly quotes: readonly QuoteSubmission[];
  /** The rows below each other. No word goes over the end of a line. */
  readonly text: string;
  /** Where the rows end in the text. */
  readonly ends: readonly number[];
}

/** Those of a list, from its end: submissions come in at its beginning, and change the first block only. */
const blocksOf = new WeakMap<readonly QuoteSubmission[], Block[]>();

/** Makes the next rows of a list ready for its first search. Returns whether there are more. */
export function prepareRows(quotes: readonly QuoteSubmission[]): boolean {
  const blocks = blocksOf.get(quotes) ?? [];
  blocksOf.set(quotes, blocks);
  const end = quotes.length - blocks.length * rowsPerBlock;
  if (end > 0) blocks.push(blockOf(quotes.slice(Math.max(0, end - rowsPerBlock), end)));
  return end > rowsPerBlock;
}

/** By their last rows. A changed submission is a new object, all others stay what they are. */
const knownBlocks = new WeakMap<QuoteSubmission, Block>();

function blockOf(quotes: readonly QuoteSubmission[]): Block {
  const last = quotes.at(-1);
  const known = last && knownBlocks.get(last);
  if (known && isSame(known.quotes, quotes)) return known;
  const texts = quotes.map(searchTextOf);
  let end = 0;
  const ends = texts.map((text) => {
    end += text.length;
    return end;
  });
  const block = { quotes, text: texts.join(''), ends };
  if (last) knownBlocks.set(last, block);
  return block;
}

function isSame<Item>(some: readonly Item[], others: readonly Item[]): boolean {
  return some.length === others.length && some.every((item, at) => item === others[at]);
}

/** What the search looks through: name, e-mail, file name and reference, folded. */
function searchTextOf({ customerName, customerEmail, fileName, reference }: QuoteSubmission) {
  return foldText(`${customerName}\n${customerEmail}\n${fileName}\n${reference}\n`);
}

/** The submissions in which every word of the text occurs, those with all of them in the name first. */
export function withText(
  quotes: readonly QuoteSubmission[],
  text: string,
): readonly QuoteSubmission[] {
  const words = wordsOf(text);
  if (words.length === 0) return quotes;
  while (prepareRows(quotes));
  const { byName, byOther } = rowsWith([...(blocksOf.get(quotes) ?? [])].reverse(), words);
  const isAll = [byName, byOther].some((rows) => rows.length === quotes.length);
  return isAll ? quotes : takeRows(quotes, [...byName, ...byOther]);
}

/** The longest first, which fewest have. What is typed or pasted twice is looked for once. */
function wordsOf(text: string): string[] {
  const words = new Set(foldText(text).split(/\s+/).filter(Boolean));
  return [...words].sort((a, b) => b.length - a.length);
}

interface FoundRows {
  readonly byName: number[];
  readonly byOther: number[];
}

/** In the list's order; a client's name is what most people look for, whatever else holds the words. */
function rowsWith(blocks: readonly Block[], [word = '', ...others]: readonly string[]): FoundRows {
  const found: FoundRows = { byName: [], byOther: [] };
  let firstRow = 0;
  for (const { text, ends } of blocks) {
    let row = 0;
    let at = text.indexOf(word);
    while (at !== -1) {
      while (endOf(ends, row) <= at) row += 1;
      const start = endOf(ends, row - 1);
      const nameEnd = text.indexOf('\n', start);
      if (at < nameEnd && hasAll(text, start, nameEnd, others)) found.byName.push(firstRow + row);
      else if (hasAll(text, start, endOf(ends, row), others)) found.byOther.push(firstRow + row);
      at = text.indexOf(word, endOf(ends, row));
    }
    firstRow += ends.length;
  }
  return found;
}

function endOf(ends: readonly number[], row: number): number {
  return ends[row] ?? 0;
}

function hasAll(text: string, from: number, to: number, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const row = text.slice(from, to);
  return words.every((word) => row.includes(word));
}

function takeRows<Row>(all: readonly Row[], rows: readonly number[]): Row[] {
  const taken: Row[] = [];
  for (const row of rows) {
    const one = all[row];
    if (one !== undefined) taken.push(one);
  }
  return taken;
}

/** Most texts: nothing in them can be taken apart, and trying to takes three times as long. */
const simple = /^[\n -~\u4e00-\u9fff]*$/;

/** Without letter case, accents and full-width forms, so that "tomas" finds "Tomás" and "ＡＢＣ" "abc". */
function foldText(text: string): string {
  if (simple.test(text)) return text.toLowerCase();
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  // Two letters that are written in another way inside a word, or without them on the keyboard.
  return bare.replaceAll('ς', 'σ').replaceAll('ß', 'ss');
}
