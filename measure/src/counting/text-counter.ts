import type { Counts } from '../report/counts.ts';
import {
  characterClass,
  codeUnitClasses,
  isAsianAstral,
  isInvisibleAstral,
} from './character-class.ts';
import {
  firstUnspaced,
  isUnspaced,
  latin,
  letterScripts,
  noScript,
  scriptName,
  scriptNumber,
  scriptNumbers,
} from './letter-script.ts';
import { countUnspacedWords } from './unspaced-words.ts';

/** Receives what is counted, in reading order. */
export interface CountListener {
  addRun(script: 'asian' | 'other', words: number): void;
  endParagraph(): void;
}

const silent: CountListener = { addRun() {}, endParagraph() {} };

const { other, lineEnd, asian, highSurrogate, lowSurrogate, invisible } = characterClass;

const kana = scriptNumber('kana');

/** Letters after which a run without spaces is cut: a hostile one is as long as the document. */
const maxRun = 2048;

/** What the next character follows. */
const nothing = 0;
const insideWord = 1;
const behindAsian = 2;

/**
 * Counts a text that arrives in pieces, by Microsoft Word's rule: each Asian character is a word,
 * and so is each run of other characters between white space or Asian characters. A word, or a
 * surrogate pair, cut by the border of two pieces counts once; a lone surrogate is an ordinary
 * character. An invisible character neither begins nor ends a word. A line feed ends a paragraph. Of
 * scripts without spaces each word of the dictionary is one. A word is of the script of its first letter.
 */
export class TextCounter {
  readonly #listener: CountListener;
  #asianCharacters = 0;
  #otherWords = 0;
  #characters = 0;
  #before: number = nothing;
  /** Of the word that is being read. */
  #script: number = noScript;
  /** Words of each script; of Kana characters. */
  readonly #scripts = new Uint32Array(scriptNumbers);
  /** Letters of a script without spaces, up to the border of the pieces. */
  #heldRun = '';
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
    this.#flushOther(this.#endRun());
    const scripts = this.#tellScripts();
    return {
      words: this.#asianCharacters + this.#otherWords,
      asianCharacters: this.#asianCharacters,
      otherWords: this.#otherWords,
      characters: this.#characters,
      ...(scripts && { scripts }),
    };
  }

  /** Absent where there are Chinese characters and words in Latin letters only. */
  #tellScripts(): Counts['scripts'] {
    const scripts: NonNullable<Counts['scripts']> = {};
    const latinWords = this.#scripts[latin] ?? 0;
    let signs = this.#otherWords - latinWords;
    for (let number = latin + 1; number < scriptNumbers; number += 1) {
      const count = this.#scripts[number] ?? 0;
      const name = scriptName(number);
      if (count === 0 || name === undefined) continue;
      scripts[name] = count;
      if (name !== 'kana') signs -= count;
    }
    const isPlain = Object.keys(scripts).length === 0 && latinWords > 0;
    if (signs > 0 && !isPlain) scripts.signs = signs;
    return Object.keys(scripts).length > 0 ? scripts : undefined;
  }

  #scan(text: string, end: number): void {
    let before = this.#before;
    let script = this.#script;
    let isInRun = this.#heldRun !== '';
    let characters = 0;
    let asianRun = 0;
    let otherRun = 0;
    for (let index = 0; index < end; index += 1) {
      const codeUnit = text.charCodeAt(index);
      let kind = codeUnitClasses[codeUnit];
      if (kind === highSurrogate && index + 1 < end) {
        const codePoint = text.codePointAt(index) ?? 0;
        if (codePoint > 0xffff) index += 1;
        kind = classifyPair(codePoint);
      }
      const isWithin = kind === other && before === insideWord && script !== noScript;
      if (isWithin && codeUnit < firstUnspaced && !isInRun) {
        characters += 1;
        continue;
      }
      const letter = letterScripts[codeUnit] ?? noScript;
      if (isInRun && !isUnspaced(letter)) {
        otherRun += this.#endRun();
        isInRun = false;
      }
      if (kind === other || kind === highSurrogate || kind === lowSurrogate) {
        characters += 1;
        const beginsRun = letter > latin && !isInRun && isUnspaced(letter);
        if (before !== insideWord || (beginsRun && script !== noScript)) {
          before = insideWord;
          script = noScript;
          asianRun = this.#flushAsian(asianRun);
          otherRun += 1;
        }
        if (script === noScript && letter !== noScript) script = this.#countScript(letter);
        if (!isInRun && !beginsRun) continue;
        isInRun = true;
        otherRun += this.#hold(text.charAt(index));
      } else if (kind === asian) {
        characters += 1;
        before = behindAsian;
        otherRun = this.#flushOther(otherRun);
        asianRun += 1;
        if (letter === kana) this.#countScript(kana);
      } else if (kind === invisible) {
        characters += 1;
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
    this.#script = script;
  }

  #countScript(script: number, words = 1): number {
    this.#scripts[script] = (this.#scripts[script] ?? 0) + words;
    return script;
  }

  /** Adds a letter to the run; @returns the words found where the run had to be cut. */
  #hold(letter: string): number {
    this.#heldRun += letter;
    return this.#heldRun.length >= maxRun ? this.#endRun() : 0;
  }

  /** @returns the words of the run but for the first, which was counted when it began. */
  #endRun(): number {
    if (this.#heldRun === '') return 0;
    const words = countUnspacedWords(this.#heldRun) - 1;
    this.#countScript(letterScripts[this.#heldRun.charCodeAt(0)] ?? noScript, words);
    this.#heldRun = '';
    return words;
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

/** The class of a character that takes two code units. */
function classifyPair(codePoint: number): number {
  if (isAsianAstral(codePoint)) return asian;
  return isInvisibleAstral(codePoint) ? invisible : highSurrogate;
}
