import type { Story } from '../../counting/story.ts';
import type { DocumentReader } from '../../document-reader.ts';
import type { MarkupHandler } from '../../xml/markup-scanner.ts';
import { readXmlText } from '../../xml/read-xml-text.ts';

/** XML of a vocabulary this project does not know: the text between its tags. */
export function otherXmlReader(encoding: string): DocumentReader {
  return (reading) => readXmlText(reading, encoding, new ElementText(reading.story));
}

class ElementText implements MarkupHandler {
  readonly #story: Story;

  constructor(story: Story) {
    this.#story = story;
  }

  open(): void {
    this.#story.write('main', ' ');
  }

  close(): void {
    this.#story.write('main', '\n');
  }

  text(text: string): void {
    this.#story.write('main', text);
  }
}
