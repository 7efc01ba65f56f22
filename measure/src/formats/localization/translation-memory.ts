import type { Story } from '../../counting/story.ts';
import type { TextReading } from '../../document-reader.ts';
import type { Attributes, MarkupHandler } from '../../xml/markup-scanner.ts';
import { readXmlText } from '../../xml/read-xml-text.ts';

/** Native code of the original file, in TMX 1.4. The text of `hi` and `sub` is the segment's. */
const codeElements: ReadonlySet<string> = new Set(['bpt', 'ept', 'it', 'ph', 'ut']);

/** TMX: of each unit the segment in the source language, which it names itself or the header for all. */
export async function readTranslationMemory(reading: TextReading): Promise<void> {
  await readXmlText(reading, new MemorySegments(reading.story));
}

class MemorySegments implements MarkupHandler {
  readonly #story: Story;
  #headerLanguage = '*all*';
  #sourceLanguage = '*all*';
  /** Whether the unit's source was there; some memories have it in two countries' spelling. */
  #hasSource = false;
  #isSource = false;
  #isInSegment = false;
  #codeDepth = 0;

  constructor(story: Story) {
    this.#story = story;
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'header') this.#headerLanguage = languageOf(attributes.get('srclang') ?? '*all*');
    else if (name === 'tu') {
      this.#hasSource = false;
      this.#sourceLanguage = languageOf(attributes.get('srclang') ?? this.#headerLanguage);
    } else if (name === 'tuv') this.#openVariant(attributes);
    else if (name === 'seg') this.#isInSegment = true;
    else if (codeElements.has(name)) this.#codeDepth += 1;
  }

  close(name: string): void {
    if (codeElements.has(name)) this.#codeDepth -= 1;
    else if (name === 'seg') {
      if (this.#isSource) this.#story.write('main', '\n');
      this.#isInSegment = false;
    }
  }

  text(text: string): void {
    if (this.#isInSegment && this.#isSource && this.#codeDepth === 0) {
      this.#story.write('main', text);
    }
  }

  /** Where no source language is named, the first variant of a unit is taken for it. */
  #openVariant(attributes: Attributes): void {
    const language = languageOf(attributes.get('xml:lang') ?? attributes.get('lang') ?? '');
    const fits = this.#sourceLanguage === '*all*' || isSameLanguage(language, this.#sourceLanguage);
    this.#isSource = fits && !this.#hasSource;
    this.#hasSource ||= fits;
  }
}

function languageOf(tag: string): string {
  return tag.toLowerCase().replaceAll('_', '-');
}

/** Headers say "en" where units say "en-US", and the other way round. */
function isSameLanguage(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);
}
