import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { foldText } from './fold-text.ts';

/**
 * Rows are searched in blocks of one text each: one `indexOf` through a block takes a fraction of the
 * time of asking row by row. A larger block would take so long to prepare that a key would have to wait.
 */
const rowsPerBlock = 200;

interface Block {
  readonly quotes: readonly QuoteSubmission[];
  /** The rows one after the other. No word crosses the end of a line. */
  readonly text: string;
  /** Offsets of the rows' ends in the text. */
  readonly ends: readonly number[];
}

/** The blocks of a list, counted from its end: a new submission changes the first block only. */
const blocksOf = new WeakMap<readonly QuoteSubmission[], Block[]>();

/** Prepares the next block of a list for searching. @returns whether there are more. */
export function prepareRows(quotes: readonly QuoteSubmission[]): boolean {
  const blocks = blocksOf.get(quotes) ?? [];
  blocksOf.set(quotes, blocks);
  const end = quotes.length - blocks.length * rowsPerBlock;
  if (end > 0) blocks.push(blockOf(quotes.slice(Math.max(0, end - rowsPerBlock), end)));
  return end > rowsPerBlock;
}

/** Blocks by their last row. A changed submission is a new object; the others stay the same. */
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

/** What the search looks through: name, e-mail, telephone, file names and reference, folded. */
function searchTextOf(quote: QuoteSubmission) {
  const { customerName, customerEmail, fileName, reference, origin, sources = [] } = quote;
  const added = sources.map((source) => source.fileName).join(' ');
  const others = [customerEmail, fileName, reference, origin?.contact ?? '', added].join('\n');
  return foldText(`${customerName}\n${others}\n`);
}

/** The submissions in which every word of the text occurs; those with all of them in the name come first. */
export function findByText(
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

/** Longest first, as the rarest. A word that is typed twice is searched for once. */
function wordsOf(text: string): string[] {
  const words = new Set(foldText(text).split(/\s+/).filter(Boolean));
  return [...words].sort((a, b) => b.length - a.length);
}

interface FoundRows {
  readonly byName: number[];
  readonly byOther: number[];
}

/** In the list's order; matches in the name are kept apart, since a name is what most people look for. */
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
