import type { Story } from '../../counting/story.ts';
import type { Finding, TextReading } from '../../document-reader.ts';
import type { Attributes, MarkupHandler } from '../../xml/markup-scanner.ts';
import { readXmlText } from '../../xml/read-xml-text.ts';

/**
 * SVG: what is written in text elements and in HTML within the drawing; titles and descriptions apart. A
 * drawing without text is a picture. Source: W3C, SVG 2, chapters 5 and 11.
 */
export async function readSvg(reading: TextReading): Promise<Finding> {
  await readXmlText(reading, new SvgText(reading.story));
  return reading.story.counts.words === 0 ? { uncountable: 'image' } : {};
}

const texts: ReadonlySet<string> = new Set(['text', 'foreignObject']);
const descriptions: ReadonlySet<string> = new Set(['title', 'desc']);
const unseen: ReadonlySet<string> = new Set(['style', 'script']);

/**
 * Of its children the first that a program can show is drawn (SVG 2, 5.7): diagrams.net writes each label as
 * HTML, and once more as text for programs without it; Illustrator puts its own data before the drawing.
 */
interface Switch {
  readonly depth: number;
  hasDrawn: boolean;
  /** Whether the child that is open is passed over. */
  isSkipping: boolean;
}

/** Writes the texts of a drawing into a story. */
export class SvgText implements MarkupHandler {
  readonly #story: Story;
  #textDepth = 0;
  #descriptionDepth = 0;
  #unseenDepth = 0;
  #depth = 0;
  readonly #switches: Switch[] = [];

  constructor(story: Story) {
    this.#story = story;
  }

  open(name: string, attributes: Attributes): void {
    this.#depth += 1;
    this.#openChild(attributes);
    if (name === 'switch') {
      this.#switches.push({ depth: this.#depth, hasDrawn: false, isSkipping: false });
    }
    if (texts.has(name)) this.#textDepth += 1;
    else if (descriptions.has(name)) this.#descriptionDepth += 1;
    else if (unseen.has(name)) this.#unseenDepth += 1;
    else if (name !== 'tspan' || startsElsewhere(attributes)) this.text(' ');
  }

  close(name: string): void {
    if (name === 'switch') this.#switches.pop();
    this.#closeChild();
    this.#depth -= 1;
    if (texts.has(name) || descriptions.has(name)) this.text('\n');
    if (texts.has(name)) this.#textDepth -= 1;
    else if (descriptions.has(name)) this.#descriptionDepth -= 1;
    else if (unseen.has(name)) this.#unseenDepth -= 1;
  }

  #openChild(attributes: Attributes): void {
    const parent = this.#switches.at(-1);
    if (parent?.depth !== this.#depth - 1) return;
    parent.isSkipping = parent.hasDrawn || attributes.has('requiredExtensions');
    if (parent.isSkipping) this.#unseenDepth += 1;
    else parent.hasDrawn = true;
  }

  #closeChild(): void {
    const parent = this.#switches.at(-1);
    if (parent?.depth === this.#depth - 1 && parent.isSkipping) this.#unseenDepth -= 1;
  }

  text(text: string): void {
    if (this.#unseenDepth > 0) return;
    if (this.#descriptionDepth > 0) this.#story.write('descriptions', text);
    else if (this.#textDepth > 0) this.#story.write('main', text);
  }
}

/** A part of a text with its own position, mostly on a new line. */
function startsElsewhere(attributes: Attributes): boolean {
  return ['x', 'y', 'dy'].some((name) => attributes.has(name));
}
