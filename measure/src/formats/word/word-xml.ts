import type { StoryPart } from '../../counting/story.ts';
import type { Finding, TextReading } from '../../document-reader.ts';
import type { Attributes, MarkupHandler } from '../../xml/markup-scanner.ts';
import { readXmlText } from '../../xml/read-xml-text.ts';
import { WordText } from './word-text.ts';

/** Elements that hold text apart from the body's, and where that text belongs. */
const parts: Readonly<Record<string, StoryPart>> = {
  hdr: 'headers-and-footers',
  ftr: 'headers-and-footers',
  footnote: 'notes',
  endnote: 'notes',
};

/** Where the text of a part belongs, by its path, where today's Word writes all parts into one XML file. */
const packageParts: readonly (readonly [RegExp, StoryPart])[] = [
  [/^\/word\/document\d*\.xml$/, 'main'],
  [/^\/word\/(?:header|footer)\d*\.xml$/, 'headers-and-footers'],
  [/^\/word\/(?:foot|end)notes\.xml$/, 'notes'],
  [/^\/word\/comments\.xml$/, 'comments'],
];

const unread: MarkupHandler = { open: () => {} };

/**
 * The whole document in one file: Word 2003 XML, with notes and comments where they are anchored, and
 * Flat OPC, which has the parts of a `.docx` one after the other.
 */
export async function readWordXml(reading: TextReading): Promise<Finding> {
  const text = new WordXmlText((part) => new WordText(reading.story, part, new Set()));
  await readXmlText(reading, text);
  return text.isCutShort ? { partial: 'damaged' } : {};
}

/** Hands each part to a reader of its own, which leaves that of the body as it is. */
class WordXmlText implements MarkupHandler {
  readonly #readPart: (part: StoryPart) => WordText;
  readonly #body: WordText;
  /** The readers of the parts within it that are open, and at which depth they began. */
  readonly #open: { readonly text: MarkupHandler; readonly depth: number }[] = [];
  #depth = 0;

  constructor(readPart: (part: StoryPart) => WordText) {
    this.#readPart = readPart;
    this.#body = readPart('main');
  }

  /** Whether a field that never ends has kept text behind it from being read. */
  get isCutShort(): boolean {
    return this.#body.isCutShort;
  }

  open(name: string, attributes: Attributes): void {
    this.#depth += 1;
    const text = this.#beginPart(name, attributes);
    if (text === null) this.#current.open(name, attributes);
    else this.#open.push({ text, depth: this.#depth });
  }

  close(name: string): void {
    if (this.#open.at(-1)?.depth === this.#depth) this.#open.pop();
    else this.#current.close?.(name);
    this.#depth -= 1;
  }

  text(text: string): void {
    this.#current.text?.(text);
  }

  #beginPart(name: string, attributes: Attributes): MarkupHandler | null {
    if (name === 'part' && this.#open.length === 0) {
      const path = attributes.get('name') ?? '';
      const part = packageParts.find(([pattern]) => pattern.test(path))?.[1];
      if (part === 'main') return this.#body;
      return part === undefined ? unread : this.#readPart(part);
    }
    const part = isComment(name, attributes) ? 'comments' : parts[name];
    return part === undefined ? null : this.#readPart(part);
  }

  get #current(): MarkupHandler {
    return this.#open.at(-1)?.text ?? this.#body;
  }
}

function isComment(name: string, attributes: Attributes): boolean {
  return name === 'annotation' && attributes.get('type') === 'Word.Comment';
}
