import type { Story, StoryPart } from '../../counting/story.ts';
import type { MarkupHandler } from '../../xml/markup-scanner.ts';
import type { JsonHandler } from '../text/json-scanner.ts';

/**
 * What is text in `content.json`: the key of a value, after the key of the object or list around it; in a
 * list of texts the key of the list.
 */
const valueParts: ReadonlyMap<string, StoryPart> = new Map([
  ['rootTopic title', 'main'],
  ['attached title', 'main'],
  ['detached title', 'main'],
  ['summary title', 'main'],
  ['callout title', 'main'],
  ['boundaries title', 'main'],
  ['relationships title', 'main'],
  ['labels', 'main'],
  ['plain content', 'comments'],
  ['comments content', 'comments'],
]);

/** Writes the texts of a map that is JSON. */
export class MapValues implements JsonHandler {
  readonly #story: Story;
  /** What each open object and list is called; one in a list as the list. */
  readonly #owners: string[] = [];
  #key: string | undefined;
  #part: StoryPart | undefined;

  constructor(story: Story) {
    this.#story = story;
  }

  open(container: '{' | '['): void {
    const owner = this.#key ?? this.#owners.at(-1) ?? '';
    this.#owners.push(owner);
    this.#key = undefined;
    this.#part = container === '[' ? valueParts.get(owner) : undefined;
  }

  close(): void {
    this.#owners.pop();
    this.#key = undefined;
    this.#part = undefined;
  }

  key(name: string): void {
    this.#key = name;
    this.#part = valueParts.get(`${this.#owners.at(-1)} ${name}`);
  }

  text(piece: string): void {
    if (this.#part !== undefined) this.#story.write(this.#part, piece);
  }

  endText(): void {
    this.text('\n');
  }
}

/** What is text in `content.xml` and `comments.xml`: an element, after the one around it. */
const elementParts: ReadonlyMap<string, StoryPart> = new Map([
  ['topic title', 'main'],
  ['boundary title', 'main'],
  ['relationship title', 'main'],
  ['labels label', 'main'],
  ['notes plain', 'comments'],
  ['comment content', 'comments'],
]);

/** Writes the texts of a map, or of the comments on it, that is XML. */
export class MapElements implements MarkupHandler {
  readonly #story: Story;
  readonly #open: string[] = [];
  #part: StoryPart | undefined;

  constructor(story: Story) {
    this.#story = story;
  }

  open(name: string): void {
    this.#part = elementParts.get(`${this.#open.at(-1)} ${name}`);
    this.#open.push(name);
  }

  close(): void {
    this.text('\n');
    this.#open.pop();
    this.#part = undefined;
  }

  text(text: string): void {
    if (this.#part !== undefined) this.#story.write(this.#part, text);
  }
}
