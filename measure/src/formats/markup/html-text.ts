import type { Story, StoryPart } from '../../counting/story.ts';
import type { Attributes, MarkupHandler } from '../../xml/markup-scanner.ts';

/**
 * Elements whose content no reader of the page sees as its text. Ruby annotations repeat the word they are
 * over; formulas are not counted anywhere.
 */
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
  'math',
  'rt',
  'rp',
]);

const describingAttributes = ['alt', 'title', 'placeholder', 'aria-label'];
const describingMeta =
  /^(?:description|keywords|og:title|og:description|twitter:title|twitter:description)$/i;

/** Elements that do not end the word they are in. All others begin and end a paragraph. */
const inlineElements: ReadonlySet<string> = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd label mark nobr q rb ruby s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

const voidElements: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);

/** Said by the element itself; style sheets are not followed. */
const hidingStyle = /\b(?:display\s*:\s*none|visibility\s*:\s*hidden)\b/i;

/**
 * Writes the visible text of an HTML page into a story, and hidden elements apart. Needs no closing tags to
 * be there.
 */
export class HtmlText implements MarkupHandler {
  readonly #story: Story;
  readonly #part: StoryPart;
  #hiddenElement = '';
  #hiddenDepth = 0;
  #silentElement = '';
  #silentDepth = 0;

  constructor(story: Story, part: StoryPart = 'main') {
    this.#story = story;
    this.#part = part;
  }

  open(tagName: string, attributes: Attributes): void {
    const name = tagName.toLowerCase();
    this.#endAnnotation(name);
    if (this.#silentDepth === 0) this.#describe(name, attributes);
    if (this.#silentDepth > 0) {
      if (name === this.#silentElement) this.#silentDepth += 1;
    } else if (silentElements.has(name)) {
      this.#silentElement = name;
      this.#silentDepth = 1;
    } else {
      this.#followHidden(name, attributes);
      this.#break(name);
    }
  }

  close(tagName: string): void {
    const name = tagName.toLowerCase();
    if (name !== this.#silentElement) this.#endAnnotation(name);
    if (this.#silentDepth === 0) {
      this.#break(name);
      if (this.#hiddenDepth > 0 && name === this.#hiddenElement) this.#hiddenDepth -= 1;
    } else if (name === this.#silentElement) {
      this.#silentDepth -= 1;
      if (name === 'title') this.#story.write('descriptions', '\n');
    }
  }

  text(text: string): void {
    const shown = text.replaceAll('\n', ' ');
    if (this.#silentDepth === 0) this.#story.write(this.#shownPart, shown);
    else if (this.#silentElement === 'title') this.#story.write('descriptions', shown);
  }

  get #shownPart(): StoryPart {
    return this.#hiddenDepth > 0 ? 'hidden' : this.#part;
  }

  /** `</rt>` and `</rp>` may be left out. Source: HTML, "Optional tags". */
  #endAnnotation(name: string): void {
    const isOpen = this.#silentElement === 'rt' || this.#silentElement === 'rp';
    const isWithin = inlineElements.has(name) && name !== 'ruby' && name !== 'rb';
    if (isOpen && !isWithin) this.#silentDepth = 0;
  }

  #followHidden(name: string, attributes: Attributes): void {
    // A paragraph whose end tag is left out ends where another block begins.
    const endsParagraph = this.#hiddenElement === 'p' && !inlineElements.has(name);
    if (endsParagraph) this.#hiddenDepth = 0;
    if (this.#hiddenDepth > 0) {
      if (name === this.#hiddenElement) this.#hiddenDepth += 1;
      return;
    }
    const isHidden = attributes.has('hidden') || hidingStyle.test(attributes.get('style') ?? '');
    if (!isHidden || voidElements.has(name)) return;
    this.#hiddenElement = name;
    this.#hiddenDepth = 1;
  }

  /** What search engines, screen readers and tooltips show. Source: HTML, "translatable attributes". */
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
    if (!inlineElements.has(name)) this.#story.write(this.#shownPart, '\n');
  }
}
