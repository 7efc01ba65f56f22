import type { Story } from '../../counting/story.ts';
import type { MarkupHandler } from '../../xml/markup-scanner.ts';

/** Writes the comments of a part: the text of the named elements, each as its own paragraph. */
export class CommentText implements MarkupHandler {
  readonly #story: Story;
  readonly #elements: ReadonlySet<string>;
  #depth = 0;

  constructor(story: Story, elements: readonly string[]) {
    this.#story = story;
    this.#elements = new Set(elements);
  }

  open(name: string): void {
    if (this.#elements.has(name)) this.#depth += 1;
  }

  close(name: string): void {
    if (!this.#elements.has(name)) return;
    this.#depth -= 1;
    if (this.#depth === 0) this.#story.write('comments', '\n');
  }

  text(text: string): void {
    if (this.#depth > 0) this.#story.write('comments', text);
  }
}
