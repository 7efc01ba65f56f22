import type { Story, StoryPart } from '../../counting/story.ts';
import type { TextReading } from '../../document-reader.ts';
import type { Attributes, MarkupHandler } from '../../xml/markup-scanner.ts';
import { readXmlText } from '../../xml/read-xml-text.ts';
import { isApproved, isLocked, partOfUnit } from './translation-state.ts';

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
  'skl',
  'internal-file',
  // memoQ keeps earlier versions of a unit within it.
  'historical-unit',
]);

/** Elements that can say whether what is in them is to be translated. */
const scopes: ReadonlySet<string> = new Set(['file', 'group', 'trans-unit', 'unit', 'segment']);

/** XLIFF 1.2 and 2.x with the dialects of SDL, memoQ and Phrase: the source segments; notes are comments. */
export async function readXliff(reading: TextReading): Promise<void> {
  await readXmlText(reading, new SourceSegments(reading.story));
}

/** A piece of a unit's source; SDL says only at the unit's end which of its segments are locked. */
interface SourceText {
  readonly segment: string;
  readonly part: StoryPart;
  text: string;
}

class SourceSegments implements MarkupHandler {
  readonly #story: Story;
  readonly #scopes: StoryPart[] = ['main'];
  /** Parts of the open `mrk` elements, the innermost last. */
  readonly #marks: { readonly segment: string; readonly part: StoryPart }[] = [];
  #reading: 'source' | 'seg-source' | 'note' | null = null;
  #source: SourceText[] = [];
  #segmented: SourceText[] = [];
  /** Segments that belong to another part than their unit. */
  #states = new Map<string, StoryPart>();
  #level = 1;
  #silentDepth = 0;

  constructor(story: Story) {
    this.#story = story;
  }

  open(name: string, attributes: Attributes): void {
    if (silentElements.has(name)) this.#silentDepth += 1;
    else if (this.#silentDepth > 0) return;
    else if (name === 'xliff') this.#level = Number(attributes.get('level') ?? 1) || 1;
    else if (scopes.has(name)) {
      this.#scopes.push(partOfUnit(attributes, this.#part(), this.#level));
    } else if (name === 'source' || name === 'seg-source' || name === 'note') this.#reading = name;
    else if (name === 'mrk') this.#openMark(attributes);
    // SDL's list of segments, which follows the source.
    else if (name === 'seg') this.#markSegment(attributes);
  }

  close(name: string): void {
    if (silentElements.has(name)) this.#silentDepth -= 1;
    else if (this.#silentDepth > 0) return;
    else if (scopes.has(name)) {
      this.#writeUnit();
      this.#scopes.pop();
    } else if (name === 'mrk') this.#marks.pop();
    else if (name === 'note') {
      this.#story.write('comments', '\n');
      this.#reading = null;
    } else if (name === this.#reading) this.#reading = null;
  }

  text(text: string): void {
    if (this.#reading === null || this.#silentDepth > 0) return;
    if (this.#reading === 'note') this.#story.write('comments', text);
    else this.#add(this.#reading === 'source' ? this.#source : this.#segmented, text);
  }

  #part(): StoryPart {
    return this.#scopes.at(-1) ?? 'main';
  }

  /** SDL's state of a segment. */
  #markSegment(attributes: Attributes): void {
    const id = attributes.get('id') ?? '';
    if (isLocked(attributes)) this.#states.set(id, 'locked');
    else if (isApproved(attributes)) this.#states.set(id, 'approved');
  }

  #openMark(attributes: Attributes): void {
    const outer = this.#marks.at(-1) ?? { segment: '', part: this.#part() };
    const type = attributes.get('mtype');
    this.#marks.push({
      segment: type === 'seg' ? (attributes.get('mid') ?? '') : outer.segment,
      part: type === 'protected' ? 'locked' : partOfUnit(attributes, outer.part),
    });
  }

  #add(texts: SourceText[], text: string): void {
    const { segment, part } = this.#marks.at(-1) ?? { segment: '', part: this.#part() };
    const last = texts.at(-1);
    if (last?.segment === segment && last.part === part) last.text += text;
    else texts.push({ segment, part, text });
  }

  /** A segmented source repeats the plain one. */
  #writeUnit(): void {
    const texts = this.#segmented.length > 0 ? this.#segmented : this.#source;
    for (const { segment, part, text } of texts) {
      this.#story.write(this.#partOf(segment, part), text);
    }
    const parts = texts.map(({ segment, part }) => this.#partOf(segment, part));
    for (const part of new Set(parts)) this.#story.write(part, '\n');
    this.#source = [];
    this.#segmented = [];
    this.#states = new Map();
  }

  /** What must not be translated stays so, whatever the state of its segment. */
  #partOf(segment: string, part: StoryPart): StoryPart {
    return part === 'locked' ? part : (this.#states.get(segment) ?? part);
  }
}
