import type { TextReader } from '../../document-reader.ts';
import { decodeText } from '../../encodings/decode-text.ts';

const leastRecords = 2;
const mostRecords = 50;

export const csvEndings = /\.csv$/i;
const delimiters = [',', ';', '\t', '|'] as const;
type Delimiter = (typeof delimiters)[number];

/** The delimiter of a table of comma- or semicolon-separated values; null when the text is none. */
export function findCsvDelimiter(head: string, isWhole: boolean): Delimiter | null {
  for (const delimiter of [',', ';'] as const) {
    const columns = countColumns(isWhole ? `${head}\n` : head, delimiter);
    const [first = 0] = columns;
    if (isPunctuation(head, delimiter)) continue;
    if (columns.length >= leastRecords && first > 1 && columns.every((count) => count === first)) {
      return delimiter;
    }
  }
  return null;
}

/** The delimiter of what its name says is a table: the one that makes most columns of its first record. */
export function guessCsvDelimiter(head: string): Delimiter {
  const columns = (delimiter: Delimiter) => countColumns(`${head}\n`, delimiter)[0] ?? 1;
  return delimiters.reduce((best, other) => (columns(other) > columns(best) ? other : best));
}

/** In prose, white space follows a comma or semicolon; in a table seldom. */
function isPunctuation(head: string, delimiter: string): boolean {
  const all = head.split(delimiter).length - 1;
  const spaced = head.split(`${delimiter} `).length - 1;
  return spaced * 2 > all;
}

/** The columns of each record; the last record of the head may be cut and is left out. */
function countColumns(head: string, delimiter: string): number[] {
  const columns: number[] = [];
  let current = 1;
  let isQuoted = false;
  let isBlank = true;
  for (const character of head) {
    if (character === '"') isQuoted = !isQuoted;
    if (character === '\n' && !isQuoted) {
      if (!isBlank) columns.push(current);
      if (columns.length === mostRecords) break;
      current = 1;
      isBlank = true;
      continue;
    }
    if (character === delimiter && !isQuoted) current += 1;
    if (character.trim() !== '') isBlank = false;
  }
  return columns;
}

/** Values separated by a delimiter: the texts of the cells, without their quotes. */
export function csvReader(delimiter: Delimiter): TextReader {
  return async ({ story, ...text }) => {
    const cells = new CellText(delimiter);
    for await (const piece of decodeText(text)) story.write('main', cells.strip(piece));
  };
}

/** Takes the delimiters and quotes out of a table that arrives in pieces. */
class CellText {
  readonly #special: RegExp;
  #isQuoted = false;
  #closedQuote = false;

  constructor(delimiter: Delimiter) {
    this.#special = new RegExp(`["${delimiter}]`, 'g');
  }

  strip(piece: string): string {
    let text = '';
    let done = 0;
    for (const match of piece.matchAll(this.#special)) {
      if (match.index > done) this.#closedQuote = false;
      text += piece.slice(done, match.index) + this.#replace(match[0]);
      done = match.index + 1;
    }
    if (done < piece.length) this.#closedQuote = false;
    return text + piece.slice(done);
  }

  #replace(character: string): string {
    if (character === '"') return this.#replaceQuote();
    this.#closedQuote = false;
    return this.#isQuoted ? character : '\t';
  }

  /** Two quotes in a quoted cell mean one. */
  #replaceQuote(): string {
    const isDoubled = this.#closedQuote;
    this.#closedQuote = this.#isQuoted;
    this.#isQuoted = !this.#isQuoted;
    return isDoubled && this.#isQuoted ? '"' : '';
  }
}
