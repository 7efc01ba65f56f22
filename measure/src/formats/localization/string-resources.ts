import type { Story, StoryPart } from '../../counting/story.ts';
import type { TextReader } from '../../document-reader.ts';
import type { Attributes, MarkupHandler } from '../../xml/markup-scanner.ts';
import { readXmlText } from '../../xml/read-xml-text.ts';

/** A unit with more pieces of text is no program's; they are no longer held. */
const mostHeld = 10_000;

/** How one vocabulary of string resources says what is text. */
interface Vocabulary {
  /** The part that the texts in an element belong to; undefined where that is for its parent to say. */
  readonly partOf: (name: string, attributes: Attributes) => StoryPart | 'none' | undefined;
  /** An element whose texts wait until it closes: one within it may say that they are no longer in use. */
  readonly unit?: string;
  readonly isUnused?: (name: string, attributes: Attributes) => boolean;
  /** Undoes the vocabulary's own escapes. */
  readonly unescape?: (text: string) => string;
}

/** Android's `strings.xml`. Source: developer.android.com, "String resources". */
const android: Vocabulary = {
  partOf(name, attributes) {
    if (attributes.get('translatable') === 'false' || attributes.get('translate') === 'no') {
      return 'locked';
    }
    // Their items are numbers, colors and sizes: "More resource types", "Style resource".
    if (name === 'integer-array' || name === 'style') return 'none';
    // "Mark message parts that should not be translated": xliff:g.
    if (name === 'g') return 'locked';
    return name === 'string' || name === 'item' ? 'main' : undefined;
  },
  unescape: (text) =>
    text
      .replaceAll(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
      .replaceAll(/\\[nt]/g, ' ')
      .replaceAll(/\\(.)/g, '$1'),
};

/** .NET's `.resx`: values of texts, not of types such as sizes and pictures. */
const resx: Vocabulary = {
  partOf(name, attributes) {
    if (name === 'data') {
      const isTyped = attributes.has('type') || attributes.has('mimetype');
      return isTyped || attributes.get('name')?.startsWith('>>') ? 'none' : undefined;
    }
    if (name === 'resheader' || name === 'metadata' || name === 'schema') return 'none';
    if (name === 'comment') return 'comments';
    return name === 'value' ? 'main' : undefined;
  },
};

/** Qt Linguist's `.ts`: source strings of messages that the program still has. Source: doc.qt.io, "TS file format". */
const qt: Vocabulary = {
  unit: 'message',
  isUnused: (name, attributes) =>
    name === 'translation' && /^(?:obsolete|vanished)$/.test(attributes.get('type') ?? ''),
  partOf(name) {
    if (name === 'translation' || name === 'name' || name === 'location') return 'none';
    if (name === 'oldsource' || name === 'oldcomment') return 'none';
    if (/^(?:comment|extracomment|translatorcomment)$/.test(name)) return 'comments';
    return name === 'source' ? 'main' : undefined;
  },
};

/** In `.stringsdict`: types of rules and of values, and texts that are nothing but a variable. */
const ruleOfPlurals =
  /^(?:NSString(?:PluralRule|VariableWidthRule|DeviceSpecificRule)Type|l{0,2}[duixXofegs@]|%(?:\d\$)?#@\w+@)$/;

/** Apple's property lists (`.strings`, `.stringsdict`): values, not keys or the types of plural rules. */
const propertyList: Vocabulary = {
  partOf: (name) => (name === 'string' ? 'main' : undefined),
  unescape: (text) => (ruleOfPlurals.test(text) ? '' : text),
};

const vocabularies = { android, resx, qt, plist: propertyList };

export type ResourceFormat = keyof typeof vocabularies;

export function stringResourcesReader(format: ResourceFormat): TextReader {
  return (reading) => readXmlText(reading, new ResourceTexts(reading.story, vocabularies[format]));
}

class ResourceTexts implements MarkupHandler {
  readonly #story: Story;
  readonly #vocabulary: Vocabulary;
  /** The part of each open element, the innermost last. */
  readonly #parts: (StoryPart | 'none' | undefined)[] = [];
  #text = '';
  /** The texts of the unit that is being read; `null` outside of one. */
  #held: [StoryPart, string][] | null = null;

  constructor(story: Story, vocabulary: Vocabulary) {
    this.#story = story;
    this.#vocabulary = vocabulary;
  }

  open(name: string, attributes: Attributes): void {
    this.#flush();
    if (name === this.#vocabulary.unit) this.#held = [];
    else if (this.#held && this.#vocabulary.isUnused?.(name, attributes)) this.#held = [];
    const outer = this.#parts.at(-1);
    const isClosed = outer === 'none' || outer === 'locked';
    this.#parts.push(isClosed ? outer : (this.#vocabulary.partOf(name, attributes) ?? outer));
  }

  close(name: string): void {
    this.#flush();
    const part = this.#parts.pop();
    if (part !== this.#parts.at(-1)) this.#write(part, '\n');
    if (name !== this.#vocabulary.unit) return;
    for (const [heldPart, text] of this.#held ?? []) this.#story.write(heldPart, text);
    this.#held = null;
  }

  text(text: string): void {
    this.#text += text;
  }

  #flush(): void {
    this.#write(this.#parts.at(-1), this.#vocabulary.unescape?.(this.#text) ?? this.#text);
    this.#text = '';
  }

  #write(part: StoryPart | 'none' | undefined, text: string): void {
    if (part === undefined || part === 'none') return;
    if (this.#held === null || this.#held.length > mostHeld) this.#story.write(part, text);
    else this.#held.push([part, text]);
  }
}
