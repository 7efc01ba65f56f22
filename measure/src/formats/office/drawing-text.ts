import type { Story, StoryPart } from '../../counting/story.ts';
import type { Attributes, MarkupHandler } from '../../xml/markup-scanner.ts';

/** Placeholders that repeat on every slide. */
const footerPlaceholders: ReadonlySet<string> = new Set(['ftr', 'dt', 'sldNum', 'hdr']);

/** Writes the text of DrawingML shapes, tables and diagrams: slides, notes and drawings on sheets. */
export class DrawingText implements MarkupHandler {
  readonly #story: Story;
  #part: StoryPart;
  #shapePart: StoryPart;
  #fallbackDepth = 0;
  #isInText = false;

  constructor(story: Story, part: StoryPart) {
    this.#story = story;
    this.#part = part;
    this.#shapePart = part;
  }

  /** Where the text goes: a slide says itself that it is hidden. */
  get part(): StoryPart {
    return this.#part;
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'sld' && ['0', 'false'].includes(attributes.get('show') ?? '')) {
      this.#part = 'hidden';
      this.#shapePart = 'hidden';
    }
    if (name === 'Fallback') this.#fallbackDepth += 1;
    else if (name === 't') this.#isInText = true;
    else if (name === 'br') this.#write('\n');
    else if (name === 'ph' && footerPlaceholders.has(attributes.get('type') ?? '')) {
      this.#shapePart = 'headers-and-footers';
    }
  }

  close(name: string): void {
    if (name === 'Fallback') this.#fallbackDepth -= 1;
    else if (name === 't') this.#isInText = false;
    else if (name === 'p') this.#write('\n');
    else if (name === 'sp') this.#shapePart = this.#part;
  }

  text(text: string): void {
    if (this.#isInText) this.#write(text);
  }

  #write(text: string): void {
    if (this.#fallbackDepth === 0) this.#story.write(this.#shapePart, text);
  }
}
