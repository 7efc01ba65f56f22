import type { Story, StoryPart } from '../../counting/story.ts';
import type { Definitions } from './definitions.ts';
import type { FrameStack } from './frame-stack.ts';
import { PrintedWords } from './printed-words.ts';

const typeset: Readonly<Record<string, string>> = {
  '---': '—',
  '--': '–',
  '``': '“',
  "''": '”',
};

/** Writes what is printed to where the innermost frame says. */
export class PrintedText {
  readonly #story: Story;
  readonly #frames: FrameStack;
  readonly #definitions: Definitions;
  readonly #words = new Map<StoryPart, PrintedWords>();
  /** A combining character that waits for its letter. */
  accent = '';

  constructor(story: Story, frames: FrameStack, definitions: Definitions) {
    this.#story = story;
    this.#frames = frames;
    this.#definitions = definitions;
  }

  write(text: string): void {
    const { target } = this.#frames;
    if (target === null || text === '') return;
    const shown = this.accent === '' ? text : this.#addAccent(text);
    if (target === 'definition') this.#definitions.write(shown);
    else this.#wordsOf(target).write(shown);
  }

  /** Words as they stand in the file, with signs for dashes and quotation marks. */
  writeWords(text: string): void {
    this.write(text.replaceAll(/---?|``|''/g, (sign) => typeset[sign] ?? sign));
  }

  /** A formula or a citation is printed here, and not counted. */
  leaveGap(): void {
    const { target } = this.#frames;
    if (target !== null && target !== 'definition') this.#wordsOf(target).leaveGap();
  }

  /** Code, which is not to be translated. What a command of the document has as code is an argument of it. */
  writeListing(text: string): void {
    const { target } = this.#frames;
    if (target === 'definition') {
      for (const [, number = ''] of text.matchAll(/#(\d)/g)) {
        this.#definitions.writeParameter(number);
      }
    } else if (target !== null) this.#story.write('locked', `${text}\n`);
  }

  end(): void {
    for (const words of this.#words.values()) words.endWord();
  }

  #addAccent(text: string): string {
    const accent = this.accent;
    this.accent = '';
    const [first = ''] = text;
    return /\s/.test(first) ? text : (first + accent).normalize() + text.slice(first.length);
  }

  #wordsOf(part: StoryPart): PrintedWords {
    let words = this.#words.get(part);
    if (words === undefined) {
      words = new PrintedWords(this.#story, part);
      this.#words.set(part, words);
    }
    return words;
  }
}
