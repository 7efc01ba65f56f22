import type { Story } from '../../counting/story.ts';
import type { DocumentReader } from '../../document-reader.ts';
import { decodeText } from '../../encodings/decode-text.ts';
import { type MarkupHandler, MarkupScanner } from '../../xml/markup-scanner.ts';

/** XML of a vocabulary this project does not know: the text between its tags. */
export function otherXmlReader(encoding: string): DocumentReader {
  return async ({ source, story, budget }) => {
    const scanner = new MarkupScanner('xml', new ElementText(story));
    for await (const piece of decodeText(source, encoding, budget)) scanner.add(piece);
    scanner.end();
    return { encoding };
  };
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
