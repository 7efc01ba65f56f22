import type { Story, StoryPart } from '../../counting/story.ts';
import type { Finding, TextReading } from '../../document-reader.ts';
import type { Attributes, MarkupHandler } from '../../xml/markup-scanner.ts';
import { readXmlText } from '../../xml/read-xml-text.ts';
import { HtmlText } from '../markup/html-text.ts';
import { writeLabel } from './write-label.ts';

const arrowLabels = ['SOURCE_LABEL', 'MIDDLE_LABEL', 'TARGET_LABEL'];

/**
 * FreeMind and Freeplane (.mm): texts of nodes with their details and attributes, and labels of arrows;
 * notes are comments. Nodes under a password are not read. Names of styles and icons are the program's.
 * Source: FreeMind's `freemind.xsd`.
 */
export async function readFreeMind(reading: TextReading): Promise<Finding> {
  const texts = new NodeTexts(reading.story);
  await readXmlText(reading, texts);
  return texts.hidesNodes ? { partial: 'encrypted' } : {};
}

class NodeTexts implements MarkupHandler {
  readonly longestValue = Number.POSITIVE_INFINITY;
  readonly #story: Story;
  /** A text with formatting, as HTML. */
  #rich: HtmlText | null = null;
  #attributePart: StoryPart = 'main';
  #hidesNodes = false;

  constructor(story: Story) {
    this.#story = story;
  }

  /** Whether the map has nodes that only a password opens. */
  get hidesNodes(): boolean {
    return this.#hidesNodes;
  }

  open(name: string, attributes: Attributes): void {
    if (this.#rich !== null) this.#rich.open(name, attributes);
    else this.#readElement(name, attributes);
  }

  close(name: string): void {
    this.#rich?.close(name);
    if (name === 'richcontent') this.#rich = null;
  }

  text(text: string): void {
    this.#rich?.text(text);
  }

  #readElement(name: string, attributes: Attributes): void {
    switch (name) {
      case 'node':
        this.#write('main', attributes.get('TEXT'));
        if (attributes.has('ENCRYPTED_CONTENT')) this.#hidesNodes = true;
        return;
      case 'richcontent':
        this.#rich = new HtmlText(
          this.#story,
          attributes.get('TYPE') === 'NOTE' ? 'comments' : 'main',
        );
        return;
      case 'attribute_registry':
        if (attributes.get('SHOW_ATTRIBUTES') === 'hide') this.#attributePart = 'hidden';
        return;
      case 'attribute':
        this.#write(this.#attributePart, attributes.get('NAME'));
        this.#write(this.#attributePart, attributes.get('VALUE'));
        return;
      case 'arrowlink':
        for (const label of arrowLabels) this.#write('main', attributes.get(label));
        return;
      default:
    }
  }

  #write(part: StoryPart, text = ''): void {
    writeLabel(this.#story, part, { text, isHtml: /^\s*<html\b/i.test(text) });
  }
}
