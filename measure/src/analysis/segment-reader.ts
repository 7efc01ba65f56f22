import { findSentenceEnd } from './sentence-end.ts';

/** A longer sentence is cut here: it is none, and what waits for its end must be bounded. */
const maxLength = 64 * 1024;

/**
 * Divides a text that arrives in pieces into segments: sentences, which end with their paragraph at
 * the latest. Each is handed on with the white space behind it, so that together they are the text.
 */
export class SegmentReader {
  readonly #take: (segment: string) => void;
  /** The paragraph's end that has arrived and is not handed on. */
  #rest = '';

  constructor(take: (segment: string) => void) {
    this.#take = take;
  }

  write(text: string): void {
    for (let at = 0; at < text.length; at += maxLength) {
      this.#writePiece(text.slice(at, at + maxLength));
    }
  }

  finish(): void {
    this.#divide(this.#rest, true);
  }

  #writePiece(text: string): void {
    let start = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      this.#divide(this.#rest + text.slice(start, end + 1), true);
      start = end + 1;
    }
    this.#rest += text.slice(start);
    if (this.#rest.length >= maxLength) this.#divide(this.#rest, false);
  }

  /** Hands on the segments of a paragraph, or those of its beginning. */
  #divide(text: string, isWhole: boolean): void {
    let start = 0;
    for (let end = endOf(text, 0, isWhole); end !== null; end = endOf(text, start, isWhole)) {
      this.#take(text.slice(start, end));
      start = end;
    }
    this.#rest = text.slice(start);
  }
}

function endOf(text: string, start: number, isWhole: boolean): number | null {
  const sentenceEnd = findSentenceEnd(text, start, isWhole);
  if ((sentenceEnd ?? text.length) - start >= maxLength)
    return cutBefore(text, start, start + maxLength);
  if (sentenceEnd !== null) return sentenceEnd;
  return isWhole && start < text.length ? text.length : null;
}

/** Behind the last space before `index`, or else between two characters, never inside one. */
function cutBefore(text: string, start: number, index: number): number {
  const space = text.lastIndexOf(' ', index - 1);
  if (space >= start) return space + 1;
  const isHalf = /[\ud800-\udbff]/.test(text.charAt(index - 1));
  return isHalf ? index - 1 : index;
}
