import type { Story, StoryPart } from '../../counting/story.ts';
import type { Attributes, MarkupHandler } from '../../xml/markup-scanner.ts';

/** Elements whose content no reader of the page sees as its text. Ruby annotations repeat the word they stand over. */
const silentElements: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'title',
  'noscript',
  'noframes',
  'noembed',
  'iframe',
  'object',
  'datalist',
  'svg',
  'rt',
  'rp',
]);

const describingAttributes = ['alt', 'title', 'placeholder', 'aria-label'];
const describingMeta =
  /^(?:description|keywords|og:title|og:description|twitter:title|twitter:description)$/i;

/** Elements that do not end the word they stand in. All others begin and end a paragraph. */
const inlineElements: ReadonlySet<string> = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd label mark math nobr q rb ruby s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/** Writes the visible text of an HTML page into a story. Needs no closing tags to be there. */
export class HtmlText implements MarkupHandler {
  readonly #story: Story;
  readonly #part: StoryPart;
  #silentElement = '';
  #silentDepth = 0;

  constructor(story: Story, part: StoryPart = 'main') {
    this.#story = story;
    this.#part = part;
  }

  open(tagName: string, attributes: Attributes): void {
    const name = tagName.toLowerCase();
    if (this.#silentDepth === 0) this.#describe(name, attributes);
    if (this.#silentDepth > 0) {
      if (name === this.#silentElement) this.#silentDepth += 1;
    } else if (silentElements.has(name)) {
      this.#silentElement = name;
      this.#silentDepth = 1;
    } else {
      this.#break(name);
    }
  }

  close(tagName: string): void {
    const name = tagName.toLowerCase();
    if (this.#silentDepth === 0) this.#break(name);
    else if (name === this.#silentElement) {
      this.#silentDepth -= 1;
      if (name === 'title') this.#story.write('descriptions', '\n');
    }
  }

  text(text: string): void {
    const shown = text.replaceAll('\n', ' ');
    if (this.#silentDepth === 0) this.#story.write(this.#part, shown);
    else if (this.#silentElement === 'title') this.#story.write('descriptions', shown);
  }

  /** What search engines, screen readers and pointers tell. Source: HTML, "translatable attributes". */
  #describe(name: string, attributes: Attributes): void {
    for (const attribute of describingAttributes) {
      const text = attributes.get(attribute);
      if (text !== undefined) this.#story.write('descriptions', `${text}\n`);
    }
    const subject = attributes.get('name') ?? attributes.get('property') ?? '';
    if (name === 'meta' && describingMeta.test(subject)) {
      this.#story.write('descriptions', `${attributes.get('content') ?? ''}\n`);
    }
  }

  #break(name: string): void {
    if (!inlineElements.has(name)) this.#story.write(this.#part, '\n');
  }
}
