import { characterClass, codeUnitClasses } from '../../counting/character-class.ts';
import type { Story, StoryPart } from '../../counting/story.ts';

/** Longer runs of signs are a line that somebody drew. */
const maxHeld = 64;

/**
 * Writes one part of a text from which formulas and citations are left out. Signs that would stand alone
 * then are left out as well: of "see \cite{a}, and" the comma is no word. So a word is held back until a
 * letter or a digit shows that it is one.
 */
export class PrintedWords {
  readonly #story: Story;
  readonly #part: StoryPart;
  #held = '';
  #isWord = false;
  #touchesGap = false;

  constructor(story: Story, part: StoryPart) {
    this.#story = story;
    this.#part = part;
  }

  write(text: string): void {
    let start = 0;
    while (start < text.length && !endsWord(text, start)) start += 1;
    this.#append(text.slice(0, start));
    if (start === text.length) return;
    this.endWord();
    let end = text.length;
    while (!endsWord(text, end - 1)) end -= 1;
    this.#story.write(this.#part, text.slice(start, end));
    this.#append(text.slice(end));
  }

  /** Something is printed here that is not counted. */
  leaveGap(): void {
    this.#touchesGap = true;
  }

  endWord(): void {
    if (this.#held !== '' && !this.#touchesGap) this.#story.write(this.#part, this.#held);
    this.#held = '';
    this.#isWord = false;
    this.#touchesGap = false;
  }

  #append(run: string): void {
    if (run === '') return;
    const isLong = this.#held.length + run.length > maxHeld;
    if (!this.#isWord && !isLong && !/[\p{L}\p{N}]/u.test(run)) {
      this.#held += run;
      return;
    }
    this.#story.write(this.#part, this.#held + run);
    this.#held = '';
    this.#isWord = true;
  }
}

/** White space, and Asian characters, which are words of their own. */
function endsWord(text: string, index: number): boolean {
  const kind = codeUnitClasses[text.charCodeAt(index)];
  return (
    kind === characterClass.space ||
    kind === characterClass.lineEnd ||
    kind === characterClass.asian
  );
}
