import type { Story } from '../../counting/story.ts';
import type { TextReading } from '../../document-reader.ts';
import type { Attributes, MarkupHandler } from '../../xml/markup-scanner.ts';
import { readXmlText } from '../../xml/read-xml-text.ts';

/** Trados TagEditor (TTX): what is in the raw text or in a source variant; tags are not text. */
export async function readTradosTag(reading: TextReading): Promise<void> {
  await readXmlText(reading, new RawText(reading.story));
}

class RawText implements MarkupHandler {
  readonly #story: Story;
  #sourceLanguage = '';
  #isInRaw = false;
  #isInTarget = false;
  #tagDepth = 0;

  constructor(story: Story) {
    this.#story = story;
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'UserSettings') this.#sourceLanguage = attributes.get('SourceLanguage') ?? '';
    else if (name === 'Raw') this.#isInRaw = true;
    else if (name === 'Tuv') this.#isInTarget = attributes.get('Lang') !== this.#sourceLanguage;
    else if (name === 'ut') {
      this.#tagDepth += 1;
      if (attributes.get('Style') === 'external') this.#write('\n');
    }
  }

  close(name: string): void {
    if (name === 'ut') this.#tagDepth -= 1;
    else if (name === 'Tuv') {
      this.#write('\n');
      this.#isInTarget = false;
    } else if (name === 'Raw') this.#isInRaw = false;
  }

  text(text: string): void {
    if (this.#tagDepth === 0) this.#write(text);
  }

  #write(text: string): void {
    if (this.#isInRaw && !this.#isInTarget) this.#story.write('main', text);
  }
}
