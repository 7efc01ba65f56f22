import { findEnvironmentKind, findEnvironmentSignature } from './environments.ts';
import type { LatexParts } from './latex-parts.ts';
import type { LineCursor } from './line-cursor.ts';
import { findTarget } from './pending-arguments.ts';

const environmentName = /\s{0,9}\{([^{}]{0,100})\}/y;
const blanksBeforeOption = /[ \t]{1,9}(?=\[)/y;
/** Beamer: on which of its pictures a slide shows a text. */
const overlay = / {0,9}<(?:\d|[+.-]|[a-z]{1,9}@)[\d\w+.,|:@() -]{0,60}>/y;

/** Opens and closes environments and formulas; the document itself is one. */
export class EnvironmentReader {
  readonly #parts: LatexParts;
  readonly #hasPreamble: boolean;
  #isPreamble: boolean;
  #isOver = false;
  #isWhole = false;

  constructor(parts: LatexParts, hasPreamble: boolean) {
    this.#parts = parts;
    this.#hasPreamble = hasPreamble;
    this.#isPreamble = hasPreamble;
  }

  get isPreamble(): boolean {
    return this.#isPreamble;
  }

  /** Whether the document has ended: what follows is not printed. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Whether it ended where text is printed, and said so if it has a preamble. */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** The end, of the document or of the file. */
  finish(isEndThere = !this.#hasPreamble): void {
    const { target } = this.#parts.frames;
    this.#isWhole = isEndThere && target !== null && target !== 'definition';
    this.#isOver = true;
  }

  openFormula(closer: string): void {
    this.#parts.text.leaveGap();
    this.#parts.frames.push({ closer, target: null, endsWithParagraph: true });
  }

  /** Reads the name behind `\begin` or `\end`. */
  read(isBegin: boolean): void {
    const { cursor, frames, definitions } = this.#parts;
    const name = cursor.match(environmentName)?.[1]?.trim();
    if (name === undefined) return;
    skipOverlay(cursor);
    if (frames.target === 'definition') {
      definitions.writeEnvironment(isBegin, name);
      if (isBegin) this.#parts.arguments.expect(findEnvironmentSignature(name));
    } else if (isBegin) this.begin(name);
    else this.end(name);
  }

  begin(name: string): void {
    const { verbatim, text } = this.#parts;
    const kind = verbatim.isListing(name) ? 'listing' : findEnvironmentKind(name);
    const closer = `\\end{${name}}`;
    if (name === 'document') this.#beginDocument();
    else if (kind === 'listing' || kind === 'comment') verbatim.begin(closer, kind);
    else if (this.#isPreamble) return;
    else if (kind === 'formula') {
      text.write(' ');
      this.openFormula(closer);
    } else this.#beginBlock(name, kind);
  }

  end(name: string): void {
    if (name === 'document' && !this.#isPreamble) {
      this.finish(true);
      return;
    }
    this.#parts.arguments.close(`\\end{${name}}`);
    this.#parts.text.write(findEnvironmentKind(name) === 'formula' ? ' ' : '\n');
  }

  #beginDocument(): void {
    if (!this.#isPreamble) return;
    const { frames } = this.#parts;
    while (frames.depth > 0) this.#parts.arguments.pop();
    this.#isPreamble = false;
    frames.base = 'main';
  }

  #beginBlock(name: string, kind: 'dropped' | 'notes' | 'text'): void {
    const { cursor, frames, text } = this.#parts;
    const outer = frames.target;
    const target = kind === 'notes' ? findTarget('notes', outer) : outer;
    text.write('\n');
    const closer = `\\end{${name}}`;
    frames.push({ closer, target: kind === 'dropped' ? null : target, isBlock: true });
    cursor.match(blanksBeforeOption);
    this.#parts.arguments.expect(findEnvironmentSignature(name));
  }
}

export function skipOverlay(cursor: LineCursor): void {
  cursor.match(overlay);
}
