import type { Story, StoryPart } from '../../counting/story.ts';
import type { MarkupHandler } from '../../xml/markup-scanner.ts';

/** Writes the text of the named elements, wherever they stand, each as its own paragraph. */
export class PlainElementText implements MarkupHandler {
  readonly #story: Story;
  readonly #part: StoryPart;
  readonly #elements: ReadonlySet<string>;
  #depth = 0;

  constructor(story: Story, part: StoryPart, elements: readonly string[]) {
    this.#story = story;
    this.#part = part;
    this.#elements = new Set(elements);
  }

  open(name: string): void {
    if (this.#elements.has(name)) this.#depth += 1;
  }

  close(name: string): void {
    if (!this.#elements.has(name)) return;
    this.#depth -= 1;
    if (this.#depth === 0) this.#story.write(this.#part, '\n');
  }

  text(text: string): void {
    if (this.#depth > 0) this.#story.write(this.#part, text);
  }
}
