import type { Story, StoryPart } from '../../counting/story.ts';
import type { Attributes, MarkupHandler } from '../../xml/markup-scanner.ts';

/** Placeholders that repeat on every slide. */
const footerPlaceholders: ReadonlySet<string> = new Set(['ftr', 'dt', 'hdr']);
const numberPlaceholder = 'sldNum';
const numberField = 'slidenum';

/** Content that is shown a second time, or is not translated. */
const silentElements: ReadonlySet<string> = new Set([
  'Fallback', // the same drawing for older programs
  'oMath', // formulas are typeset, and left out of Word documents as well
]);

/**
 * Writes the text of DrawingML shapes, tables and diagrams: slides, notes and drawings on sheets. What
 * is at the edge of every slide is written once for each text; the slides' numbers are not.
 */
export class DrawingText implements MarkupHandler {
  readonly #story: Story;
  readonly #footers: Set<string>;
  #part: StoryPart;
  /** The text of a footer, read to its end before it is known to be new; `null` in other shapes. */
  #footer: string | null = null;
  #isNumber = false;
  #isInNumberField = false;
  #silentDepth = 0;
  #isInText = false;

  /** @param footers The texts of footers that have been written; this one adds its own. */
  constructor(story: Story, part: StoryPart, footers = new Set<string>()) {
    this.#story = story;
    this.#part = part;
    this.#footers = footers;
  }

  /** Where the text goes: a slide says itself that it is hidden. */
  get part(): StoryPart {
    return this.#part;
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'sld' && ['0', 'false'].includes(attributes.get('show') ?? '')) {
      this.#part = 'hidden';
    }
    if (silentElements.has(name)) this.#silentDepth += 1;
    else if (name === 't') this.#isInText = true;
    else if (name === 'br') this.#write('\n');
    else if (name === 'sp') this.#startShape();
    else if (name === 'ph') this.#startPlaceholder(attributes.get('type') ?? '');
    else if (name === 'fld') this.#isInNumberField = attributes.get('type') === numberField;
  }

  close(name: string): void {
    if (silentElements.has(name)) this.#silentDepth -= 1;
    else if (name === 't') this.#isInText = false;
    else if (name === 'p') this.#write('\n');
    else if (name === 'sp') this.#endShape();
    else if (name === 'fld') this.#isInNumberField = false;
  }

  text(text: string): void {
    if (this.#isInText) this.#write(text);
  }

  #startShape(): void {
    this.#footer = null;
    this.#isNumber = false;
  }

  #startPlaceholder(type: string): void {
    if (footerPlaceholders.has(type)) this.#footer = '';
    else if (type === numberPlaceholder) this.#isNumber = true;
  }

  #endShape(): void {
    const footer = this.#footer;
    this.#startShape();
    if (footer === null || this.#footers.has(footer)) return;
    this.#footers.add(footer);
    this.#story.write('headers-and-footers', footer);
  }

  #write(text: string): void {
    if (this.#silentDepth > 0 || this.#isNumber || this.#isInNumberField) return;
    if (this.#footer === null) this.#story.write(this.#part, text);
    else this.#footer += text;
  }
}
