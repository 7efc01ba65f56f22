import type { Counts } from '@yiqiao/contract/measurement';
import {
  characterClass,
  codeUnitClasses,
  isAsianAstral,
  isVariationSelector,
} from './character-class.ts';

/** Told what is counted, in reading order. */
export interface CountListener {
  addRun(script: 'asian' | 'other', words: number): void;
  endParagraph(): void;
}

const silent: CountListener = { addRun() {}, endParagraph() {} };

const { other, lineEnd, asian, highSurrogate, lowSurrogate, invisible } = characterClass;

/** What the next character follows. */
const nothing = 0;
const insideWord = 1;
const behindAsian = 2;

/**
 * Counts a text that arrives in pieces, by Microsoft Word's rule: each Asian character is a word,
 * and so is each run of other characters between white space or Asian characters. A word, or a
 * surrogate pair, cut by the border of two pieces counts once; a lone surrogate is an ordinary
 * character. Behind an Asian character an invisible one belongs to it and begins no word. A line feed
 * ends a paragraph.
 */
export class TextCounter {
  readonly #listener: CountListener;
  #asianCharacters = 0;
  #otherWords = 0;
  #characters = 0;
  #before: number = nothing;
  #heldSurrogate = '';

  constructor(listener: CountListener = silent) {
    this.#listener = listener;
  }

  add(piece: string): void {
    const text = this.#heldSurrogate + piece;
    const last = text.charCodeAt(text.length - 1);
    const end = codeUnitClasses[last] === highSurrogate ? text.length - 1 : text.length;
    this.#heldSurrogate = text.slice(end);
    this.#scan(text, end);
  }

  /** The counts so far; a surrogate still waiting for its other half is counted as it is. */
  finish(): Counts {
    this.#scan(this.#heldSurrogate, this.#heldSurrogate.length);
    this.#heldSurrogate = '';
    return {
      words: this.#asianCharacters + this.#otherWords,
      asianCharacters: this.#asianCharacters,
      otherWords: this.#otherWords,
      characters: this.#characters,
    };
  }

  #scan(text: string, end: number): void {
    let before = this.#before;
    let characters = 0;
    let asianRun = 0;
    let otherRun = 0;
    for (let index = 0; index < end; index += 1) {
      let kind = codeUnitClasses[text.charCodeAt(index)];
      if (kind === highSurrogate && index + 1 < end) {
        const codePoint = text.codePointAt(index) ?? 0;
        if (codePoint > 0xffff) index += 1;
        if (isAsianAstral(codePoint)) kind = asian;
        else if (isVariationSelector(codePoint)) kind = invisible;
      }
      if (kind === other || kind === highSurrogate || kind === lowSurrogate) {
        characters += 1;
        if (before === insideWord) continue;
        before = insideWord;
        asianRun = this.#flushAsian(asianRun);
        otherRun += 1;
      } else if (kind === asian) {
        characters += 1;
        before = behindAsian;
        otherRun = this.#flushOther(otherRun);
        asianRun += 1;
      } else if (kind === invisible) {
        characters += 1;
        if (before !== nothing) continue;
        before = insideWord;
        asianRun = this.#flushAsian(asianRun);
        otherRun += 1;
      } else {
        before = nothing;
        if (kind !== lineEnd) continue;
        asianRun = this.#flushAsian(asianRun);
        otherRun = this.#flushOther(otherRun);
        this.#listener.endParagraph();
      }
    }
    this.#flushAsian(asianRun);
    this.#flushOther(otherRun);
    this.#characters += characters;
    this.#before = before;
  }

  #flushAsian(run: number): 0 {
    if (run > 0) this.#listener.addRun('asian', run);
    this.#asianCharacters += run;
    return 0;
  }

  #flushOther(run: number): 0 {
    if (run > 0) this.#listener.addRun('other', run);
    this.#otherWords += run;
    return 0;
  }
}
