import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { foldedWords, foldText } from '../characters/fold-text.ts';
import { knownScripts } from '../characters/scripts.ts';
import { saidIn } from './said-texts.ts';

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

interface Prepared {
  /** With or without the Chinese scripts, as they were known then. */
  readonly scripts: ReturnType<typeof knownScripts>;
  /** The blocks of a list, counted from its end: a new submission changes the first block only. */
  readonly blocksOf: WeakMap<readonly QuoteSubmission[], Block[]>;
  /** Blocks by their last row. A changed submission is a new object; the others stay the same. */
  readonly known: WeakMap<QuoteSubmission, Block>;
}

let current: Prepared | null = null;

/** What was folded without the Chinese scripts is folded again once they are there. */
function prepared(): Prepared {
  const scripts = knownScripts();
  if (current?.scripts !== scripts || current === null) {
    current = { scripts, blocksOf: new WeakMap(), known: new WeakMap() };
  }
  return current;
}

/** Prepares the next block of a list for searching. @returns whether there are more. */
export function prepareRows(quotes: readonly QuoteSubmission[]): boolean {
  const { blocksOf } = prepared();
  const blocks = blocksOf.get(quotes) ?? [];
  blocksOf.set(quotes, blocks);
  const end = quotes.length - blocks.length * rowsPerBlock;
  if (end > 0) blocks.push(blockOf(quotes.slice(Math.max(0, end - rowsPerBlock), end)));
  return end > rowsPerBlock;
}

function blockOf(quotes: readonly QuoteSubmission[]): Block {
  const { known: knownBlocks } = prepared();
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

/** Between the facts of a row and what was said about it; nobody types it. */
const saidMark = '\u0001';

/** What the search looks through: name, e-mail, telephone, file names, reference and what was written, folded. */
function searchTextOf(quote: QuoteSubmission) {
  const { customerName, customerEmail, fileName, reference, origin, sources = [] } = quote;
  const added = sources.map((source) => source.fileName).join(' ');
  const others = [customerEmail, fileName, reference, origin?.contact ?? '', added].join('\n');
  const said = saidIn(quote).map(({ text }) => text);
  // Folded apart: the mark is no simple text, and one rare character in a message would cost the facts their shortcut.
  const facts = foldText(`${customerName}\n${others}`);
  return `${facts}${saidMark}${foldText(said.join('\n'))}\n`;
}

/**
 * The submissions in which every word of the text occurs: first those with all of them in the name, last those
 * where some are only in what was written.
 */
export function findByText(
  quotes: readonly QuoteSubmission[],
  text: string,
): readonly QuoteSubmission[] {
  const words = wordsOf(text);
  if (words.length === 0) return quotes;
  while (prepareRows(quotes));
  const blocks = [...(prepared().blocksOf.get(quotes) ?? [])].reverse();
  const { byName, byOther, bySaid } = rowsWith(blocks, words);
  const isAll = [byName, byOther, bySaid].some((rows) => rows.length === quotes.length);
  return isAll ? quotes : takeRows(quotes, [...byName, ...byOther, ...bySaid]);
}

/** Longest first, as the rarest. */
function wordsOf(text: string): string[] {
  return foldedWords(text).sort((a, b) => b.length - a.length);
}

interface FoundRows {
  readonly byName: number[];
  readonly byOther: number[];
  readonly bySaid: number[];
}

/** In the list's order; matches in the name are kept apart, since a name is what most people look for. */
function rowsWith(blocks: readonly Block[], [word = '', ...others]: readonly string[]): FoundRows {
  const found: FoundRows = { byName: [], byOther: [], bySaid: [] };
  let firstRow = 0;
  for (const { text, ends } of blocks) {
    let row = 0;
    let at = text.indexOf(word);
    while (at !== -1) {
      while (endOf(ends, row) <= at) row += 1;
      const start = endOf(ends, row - 1);
      const nameEnd = text.indexOf('\n', start);
      const factsEnd = text.indexOf(saidMark, start);
      if (at < nameEnd && hasAll(text, start, nameEnd, others)) found.byName.push(firstRow + row);
      else if (at < factsEnd && hasAll(text, start, factsEnd, others)) {
        found.byOther.push(firstRow + row);
      } else if (hasAll(text, start, endOf(ends, row), others)) found.bySaid.push(firstRow + row);
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
