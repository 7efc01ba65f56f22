import type { Story, StoryPart } from '../../counting/story.ts';
import { FieldCode } from '../office/phonetic-field.ts';
import type { HiddenRun } from './character-runs.ts';

interface Place {
  /** Offset of the text's first byte in the document's stream. */
  readonly at: number;
  readonly bytesPerCharacter: number;
}

const fieldBegin = '\x13';
const fieldSeparator = '\x14';
const fieldEnd = '\x15';

const controlCharacter = /(\p{Cc})/u;

/**
 * What control characters show: ends of paragraphs, lines, pages, columns and cells, and the hyphen
 * that keeps two words together. The others are pictures, references to notes and optional hyphens.
 */
const shown: ReadonlyMap<string, string> = new Map([
  ['\t', '\t'],
  ['\n', '\n'],
  ['\r', '\n'],
  ['\x07', '\n'],
  ['\x0b', '\n'],
  ['\x0c', '\n'],
  ['\x0e', '\n'],
  ['\x1e', '-'],
]);

/** Writes the characters of a document as they are stored: fields by their results, no deleted text. */
export class WordCharacters {
  readonly #story: Story;
  readonly #runs: readonly HiddenRun[];
  /** Whether each open field is still at its code, the innermost last. */
  #fields: boolean[] = [];
  /** How many of them are. */
  #codes = 0;
  readonly #code = new FieldCode();

  constructor(story: Story, runs: readonly HiddenRun[]) {
    this.#story = story;
    this.#runs = runs;
  }

  write(part: StoryPart, text: string, { at, bytesPerCharacter }: Place): void {
    const end = at + text.length * bytesPerCharacter;
    let done = at;
    for (let index = this.#firstRunAfter(at); done < end; index += 1) {
      const run = this.#runs[index];
      const start = Math.min(end, run?.start ?? end);
      const slice = (from: number, to: number) =>
        text.slice((from - at) / bytesPerCharacter, (to - at) / bytesPerCharacter);
      if (start > done) this.#writeFields(part, slice(done, start));
      if (run === undefined || run.start >= end) return;
      done = Math.max(done, start);
      const runEnd = Math.min(end, run.end);
      if (run.kind === 'hidden') this.#writeFields('hidden', slice(done, runEnd));
      else this.#followFields(slice(done, runEnd));
      done = Math.max(done, runEnd);
    }
  }

  /** A field does not reach from one part into the next. */
  endPart(): void {
    this.#fields = [];
    this.#codes = 0;
  }

  #firstRunAfter(at: number): number {
    let low = 0;
    let high = this.#runs.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#runs[middle]?.end ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #followFields(text: string): void {
    for (const piece of text.split(controlCharacter)) this.#readFieldSign(piece);
  }

  #writeFields(part: StoryPart, text: string): void {
    for (const [index, piece] of text.split(controlCharacter).entries()) {
      const isControl = index % 2 === 1;
      const isShown = isControl && this.#readFieldSign(piece);
      if (isShown && this.#codes === 0) this.#story.write(part, this.#code.shownText);
      if (!isControl && this.#codes > 0) this.#code.add(piece);
      const visible = isControl ? (shown.get(piece) ?? '') : piece;
      if (visible !== '' && this.#codes === 0) this.#story.write(part, visible);
    }
  }

  /** @returns whether a field ends that has no result. */
  #readFieldSign(sign: string): boolean {
    if (sign === fieldBegin) {
      this.#fields.push(true);
      this.#codes += 1;
      this.#code.begin();
    } else if (sign === fieldSeparator || sign === fieldEnd) {
      const isAtCode = this.#fields.pop() === true;
      if (isAtCode) this.#codes -= 1;
      if (sign === fieldSeparator) this.#fields.push(false);
      return isAtCode && sign === fieldEnd;
    }
    return false;
  }
}
