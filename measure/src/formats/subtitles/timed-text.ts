import type { Story } from '../../counting/story.ts';
import type { TextReading } from '../../document-reader.ts';
import type { MarkupHandler } from '../../xml/markup-scanner.ts';
import { readXmlText } from '../../xml/read-xml-text.ts';

/** TTML and DFXP subtitles: the paragraphs of the body. Source: W3C, TTML 2. */
export async function readTimedText(reading: TextReading): Promise<void> {
  await readXmlText(reading, new TimedText(reading.story));
}

class TimedText implements MarkupHandler {
  readonly #story: Story;
  #isInParagraph = false;
  #metadataDepth = 0;

  constructor(story: Story) {
    this.#story = story;
  }

  open(name: string): void {
    if (name === 'p') this.#isInParagraph = true;
    else if (name === 'br') this.#write('\n');
    else if (name === 'metadata') this.#metadataDepth += 1;
  }

  close(name: string): void {
    if (name === 'metadata') this.#metadataDepth -= 1;
    if (name !== 'p') return;
    this.#write('\n');
    this.#isInParagraph = false;
  }

  text(text: string): void {
    this.#write(text.replaceAll('\n', ' '));
  }

  #write(text: string): void {
    if (this.#isInParagraph && this.#metadataDepth === 0) this.#story.write('main', text);
  }
}
