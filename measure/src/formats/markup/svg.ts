import type { Story } from '../../counting/story.ts';
import type { DocumentReader } from '../../document-reader.ts';
import type { Attributes, MarkupHandler } from '../../xml/markup-scanner.ts';
import { readXmlText } from '../../xml/read-xml-text.ts';

/**
 * SVG: what is written in text elements and in HTML within the drawing; titles and descriptions apart. A
 * drawing without text is a picture. Source: W3C, SVG 2, chapters 5 and 11.
 */
export function svgReader(encoding: string): DocumentReader {
  return async (reading) => {
    const finding = await readXmlText(reading, encoding, new SvgText(reading.story));
    return reading.story.counts.words === 0 ? { uncountable: 'image' } : finding;
  };
}

const texts: ReadonlySet<string> = new Set(['text', 'foreignObject']);
const descriptions: ReadonlySet<string> = new Set(['title', 'desc']);
const unseen: ReadonlySet<string> = new Set(['style', 'script']);

class SvgText implements MarkupHandler {
  readonly #story: Story;
  #textDepth = 0;
  #descriptionDepth = 0;
  #unseenDepth = 0;

  constructor(story: Story) {
    this.#story = story;
  }

  open(name: string, attributes: Attributes): void {
    if (texts.has(name)) this.#textDepth += 1;
    else if (descriptions.has(name)) this.#descriptionDepth += 1;
    else if (unseen.has(name)) this.#unseenDepth += 1;
    else if (name !== 'tspan' || startsElsewhere(attributes)) this.text(' ');
  }

  close(name: string): void {
    if (texts.has(name) || descriptions.has(name)) this.text('\n');
    if (texts.has(name)) this.#textDepth -= 1;
    else if (descriptions.has(name)) this.#descriptionDepth -= 1;
    else if (unseen.has(name)) this.#unseenDepth -= 1;
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
