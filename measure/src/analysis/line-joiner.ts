import { characterClass, codeUnitClasses } from '../counting/character-class.ts';

/** Shorter by more than this than the lines around it, a line is its paragraph's last. */
const fullShare = 0.7;
const remembered = 16;

/** A bullet or a number that begins an item, an article or a heading. */
const itemStart =
  /^\s*(?:[•●▪■◦‣·*–—-]\s|[(（]?[\dA-Za-z]{1,3}[.)）、]|[(（]?[一二三四五六七八九十百]{1,4}[)）、]|第[\d一二三四五六七八九十百]{1,5}[条條章节節款])/u;

/** What a line's end becomes inside a paragraph: white space that ends none. */
const lineSeparator = '\u2028';

/**
 * Joins the lines of a page that was set to paragraphs; a format such as PDF has only the lines. A
 * paragraph ends behind a line clearly shorter than its neighbours, at an empty line, and where an
 * item of a list begins. White space stays white space, so that the text counts the same.
 */
export class LineJoiner {
  readonly #write: (text: string) => void;
  readonly #widths: number[] = [];
  /** The last whole line; only the next one shows whether its paragraph ends there. */
  #held: string | null = null;
  #partial = '';

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  write(text: string): void {
    const lines = (this.#partial + text).split('\n');
    this.#partial = lines.pop() ?? '';
    for (const line of lines) this.#add(line);
  }

  finish(): void {
    if (this.#held !== null) this.#write(`${this.#held}\n`);
    this.#write(this.#partial);
  }

  #add(line: string): void {
    const held = this.#held;
    this.#widths.push(widthOf(line));
    if (this.#widths.length > remembered) this.#widths.shift();
    if (held !== null) this.#write(held + (this.#isEnd(held, line) ? '\n' : lineSeparator));
    this.#held = line;
  }

  #isEnd(line: string, next: string): boolean {
    if (line.trim() === '' || next.trim() === '' || itemStart.test(next)) return true;
    return widthOf(line) < Math.max(...this.#widths) * fullShare;
  }
}

/** In Latin letters; an Asian character takes the room of two. */
function widthOf(line: string): number {
  let width = line.length;
  for (let index = 0; index < line.length; index += 1) {
    if (codeUnitClasses[line.charCodeAt(index)] === characterClass.asian) width += 1;
  }
  return width;
}
