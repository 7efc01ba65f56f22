import type { LineCursor } from './line-cursor.ts';
import type { PrintedText } from './printed-text.ts';

const blanks = /[ \t]*/y;
/** The options and the language of a listing. */
const listingArguments = /(?:\[[^\]]{0,1000}\])?(?:\{[^{}]{0,1000}\})?(?:\[[^\]]{0,1000}\])?/y;
const listingOptions = /\*?(?:\[[^\]]{0,200}\])?/y;
const mintedOptions = /(?:\[[^\]]{0,200}\])?\{\w{0,100}\}/y;
const inlineListings: ReadonlySet<string> = new Set(['verb', 'lstinline', 'mintinline']);
/** More than a listing within a sentence has. */
const maxInlineListing = 1000;
/** Environments for code that a document may define. */
const maxListings = 1000;

export function isInlineListing(word: string): boolean {
  return inlineListings.has(word);
}

/** Listings and comments, in which a command is none: they are taken as they stand, up to their end. */
export class Verbatim {
  readonly #cursor: LineCursor;
  readonly #text: PrintedText;
  readonly #listings = new Set<string>();
  #open: { readonly closer: string; readonly isListing: boolean } | null = null;

  constructor(cursor: LineCursor, text: PrintedText) {
    this.#cursor = cursor;
    this.#text = text;
  }

  get isOpen(): boolean {
    return this.#open !== null;
  }

  /** Whether the document has defined an environment for listings. */
  isListing(name: string): boolean {
    return this.#listings.has(name);
  }

  define(name: string | null): void {
    if (name !== null && this.#listings.size < maxListings) this.#listings.add(name);
  }

  begin(closer: string, kind: 'listing' | 'comment'): void {
    this.#cursor.match(listingArguments);
    this.#cursor.match(blanks);
    this.#open = { closer, isListing: kind === 'listing' };
  }

  /** Takes what is left of the line, or of what is open. */
  read(): void {
    if (this.#open === null) return;
    const { before, isFound } = this.#cursor.takeThrough(this.#open.closer);
    if (this.#open.isListing) this.#text.writeListing(before);
    if (isFound) this.#open = null;
  }

  /** `\verb|text|`, `\lstinline[options]{text}`, `\mintinline{language}{text}`. */
  readInline(word: string): void {
    this.#cursor.match(word === 'mintinline' ? mintedOptions : listingOptions);
    const { line, at, next: opening } = this.#cursor;
    const rest = line.slice(at + 1, at + 1 + maxInlineListing);
    const length = rest.indexOf(opening === '{' ? '}' : opening);
    if (opening === '' || length < 0) return;
    this.#text.leaveGap();
    this.#text.writeListing(rest.slice(0, length));
    this.#cursor.at += length + 2;
  }
}
