import type { Story } from '../../counting/story.ts';
import type { DocumentReader } from '../../document-reader.ts';
import type { MarkupHandler } from '../../xml/markup-scanner.ts';
import { readXmlText } from '../../xml/read-xml-text.ts';

/** Elements whose sources are earlier translations or native code of the original file. */
const silentElements: ReadonlySet<string> = new Set([
  'alt-trans',
  'bpt',
  'ept',
  'it',
  'ph',
  'matches',
  'originalData',
  'glossary',
]);

/** XLIFF 1.2 and 2.x: the source segments; notes to the translator are comments. */
export function xliffReader(encoding: string): DocumentReader {
  return (reading) => readXmlText(reading, encoding, new SourceSegments(reading.story));
}

class SourceSegments implements MarkupHandler {
  readonly #story: Story;
  #part: 'main' | 'comments' | null = null;
  #silentDepth = 0;

  constructor(story: Story) {
    this.#story = story;
  }

  open(name: string): void {
    if (silentElements.has(name)) this.#silentDepth += 1;
    else if (name === 'source') this.#part = 'main';
    else if (name === 'note') this.#part = 'comments';
  }

  close(name: string): void {
    if (silentElements.has(name)) this.#silentDepth -= 1;
    else if (name === 'source' || name === 'note') {
      if (this.#part !== null) this.#story.write(this.#part, '\n');
      this.#part = null;
    }
  }

  text(text: string): void {
    if (this.#part !== null && this.#silentDepth === 0) this.#story.write(this.#part, text);
  }
}
