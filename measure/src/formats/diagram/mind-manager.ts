import type { Story, StoryPart } from '../../counting/story.ts';
import type { Finding, Reading } from '../../document-reader.ts';
import type { Attributes, MarkupHandler } from '../../xml/markup-scanner.ts';
import { readXmlPart } from '../../xml/read-xml.ts';
import type { ZipArchive } from '../../zip/zip-archive.ts';
import { HtmlText } from '../markup/html-text.ts';

export const mindManagerMap = 'Document.xml';

/**
 * MindManager: texts and labels of topics; notes and comments apart. Texts that only new topics begin with
 * have another name. Source: MindManagerApplication.xsd, which the program puts beside the map.
 */
export async function readMindManager(
  archive: ZipArchive,
  { story, budget }: Reading,
): Promise<Finding> {
  await readXmlPart(archive, mindManagerMap, budget, new TopicTexts(story));
  return {};
}

class TopicTexts implements MarkupHandler {
  readonly longestValue = Number.POSITIVE_INFINITY;
  readonly #story: Story;
  #note: HtmlText | null = null;
  /** The note as plain text, where nothing of the note itself was read. */
  #preview = '';

  constructor(story: Story) {
    this.#story = story;
  }

  open(name: string, attributes: Attributes): void {
    if (this.#note !== null) this.#note.open(name, attributes);
    else this.#readElement(name, attributes);
  }

  close(name: string): void {
    this.#note?.close(name);
    if (name !== 'NotesXhtmlData') return;
    this.#write('comments', this.#preview);
    this.#note = null;
  }

  text(text: string): void {
    if (text.trim() !== '') this.#preview = '';
    this.#note?.text(text);
  }

  #readElement(name: string, attributes: Attributes): void {
    switch (name) {
      case 'Text':
        this.#write('main', attributes.get('PlainText'));
        return;
      case 'TextLabel':
        this.#write('main', attributes.get('TextLabelName'));
        return;
      case 'Comment':
        this.#write('comments', attributes.get('Text'));
        return;
      case 'NotesXhtmlData':
        this.#note = new HtmlText(this.#story, 'comments');
        this.#preview = attributes.get('PreviewPlainText') ?? '';
        return;
      default:
    }
  }

  #write(part: StoryPart, text = ''): void {
    this.#story.write(part, `${text}\n`);
  }
}
