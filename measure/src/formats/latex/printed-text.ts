import { characterClass, codeUnitClasses } from '../../counting/character-class.ts';
import type { Story, StoryPart } from '../../counting/story.ts';

/** In a text, something that is printed there and not counted. It is no character, so no document holds it. */
export const gap = '\uffff';

/** Runs of what is neither white space, letter nor digit; Asian punctuation is a word of its own. */
const signs = /[^\s\p{L}\p{N}\u2e80-\ua4cf\uf900-\ufaff\ufe10-\ufe6f\uff01-\uffe6]+/gu;

/** Writes text into a story, paragraph by paragraph. */
export class PrintedText {
  readonly #story: Story;
  readonly #buffers = new Map<StoryPart, string>();

  constructor(story: Story) {
    this.#story = story;
  }

  write(part: StoryPart, text: string): void {
    this.#buffers.set(part, (this.#buffers.get(part) ?? '') + text);
    if (text === '\n') this.#flush(part);
  }

  /** Code, which is not to be translated. */
  writeListing(text: string): void {
    this.#story.write('locked', `${text}\n`);
  }

  end(): void {
    for (const part of this.#buffers.keys()) this.#flush(part);
  }

  #flush(part: StoryPart): void {
    const text = this.#buffers.get(part) ?? '';
    this.#buffers.set(part, '');
    this.#story.write(part, text.includes(gap) ? dropLoneSigns(text) : text);
  }
}

/** Signs that a formula or a citation leaves alone are no words: the comma of "see \cite{a}, and". */
function dropLoneSigns(text: string): string {
  return text.replaceAll(signs, (run, at: number) => {
    const isInWord = [at - 1, at + run.length].some(
      (place) => codeUnitClasses[text.charCodeAt(place)] === characterClass.other,
    );
    return run.includes(gap) && !isInWord ? '' : run.replaceAll(gap, '');
  });
}
