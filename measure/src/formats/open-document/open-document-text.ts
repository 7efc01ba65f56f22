import type { Story, StoryPart } from '../../counting/story.ts';
import type { Attributes, MarkupHandler } from '../../xml/markup-scanner.ts';
import { ChartObject } from './chart-object.ts';
import { HiddenStyles } from './hidden-styles.ts';
import { RepeatedCells } from './repeated-cells.ts';
import { SheetHeaders } from './sheet-headers.ts';

/** Elements whose text is outside the main story. */
const outsideElements: Readonly<Record<string, StoryPart>> = {
  'note-body': 'notes',
  annotation: 'comments',
  header: 'headers-and-footers',
  'header-left': 'headers-and-footers',
  'header-first': 'headers-and-footers',
  footer: 'headers-and-footers',
  'footer-left': 'headers-and-footers',
  'footer-first': 'headers-and-footers',
  'footer-decl': 'headers-and-footers',
  'header-decl': 'headers-and-footers',
  notes: 'slide-notes',
  'hidden-text': 'hidden',
  'hidden-paragraph': 'hidden',
};

/** Headers and footers of pages, which a page's style may switch off. */
const headerElements: ReadonlySet<string> = new Set(
  'header header-left header-first footer footer-left footer-first'.split(' '),
);

/** Drawn objects: on slides they are the story itself, elsewhere text boxes. */
const shapeElements: ReadonlySet<string> = new Set(
  'text-box custom-shape rect ellipse circle line polyline polygon path connector caption'.split(
    ' ',
  ),
);

/** Elements whose text is removed, machine-made or shown a second time. */
const silentElements: ReadonlySet<string> = new Set([
  'tracked-changes',
  'note-citation',
  'ruby-text',
  'number',
  'forms',
  'binary-data',
  'covered-table-cell',
  'handout-master',
]);

/** Who wrote a comment, and when. */
const commentFacts: ReadonlySet<string> = new Set([
  'creator',
  'date',
  'date-string',
  'creator-initials',
  'sender-initials',
]);

const paragraphElements: ReadonlySet<string> = new Set(['p', 'h', 'footer-decl', 'header-decl']);

/** Writes the text of an OpenDocument's content and styles into a story. */
export class OpenDocumentText implements MarkupHandler {
  readonly #story: Story;
  readonly #isPresentation: boolean;
  readonly #cells: RepeatedCells | null;
  readonly #headers: SheetHeaders | null;
  readonly #styles = new HiddenStyles();
  /** The elements that changed where text goes, and the part to return to. */
  readonly #changes: { readonly name: string; readonly previous: StoryPart | null }[] = [];
  #part: StoryPart | null = 'main';
  #paragraphDepth = 0;
  #lastOpened = '';
  pages = 0;
  /** Charts and formulas in separate folders: the folder's name, and where its texts belong. */
  readonly objects = new Map<string, StoryPart>();
  readonly isSheet: boolean;
  #chart: ChartObject | null = null;

  constructor(story: Story, format: string) {
    this.#story = story;
    this.#isPresentation = /^(?:f?odp|otp)$/.test(format);
    this.isSheet = /^(?:f?ods|ots)$/.test(format);
    this.#cells = this.isSheet ? new RepeatedCells(story) : null;
    this.#headers = this.isSheet ? new SheetHeaders(story) : null;
  }

  open(name: string, attributes: Attributes): void {
    if (this.#chart !== null) {
      this.#chart.open(name, attributes);
      return;
    }
    if (name === 'object') this.#startObject(attributes.get('href'));
    this.#styles.open(name, attributes);
    const part = this.#partOf(name, attributes);
    if (part !== undefined) this.#change(name, part);
    if (shapeElements.has(name) && part === undefined) this.#write('\n');
    if (paragraphElements.has(name)) this.#paragraphDepth += 1;
    if (name === 'page') this.pages += 1;
    this.#lastOpened = name;
    this.#headers?.open(name, attributes, this.#part);
    this.#cells?.open(name, attributes, this.#part);
    if (name === 's') this.#write(' ');
    else if (name === 'tab') this.#write('\t');
    else if (name === 'line-break') this.#write('\n');
  }

  close(name: string): void {
    if (this.#chart !== null && name !== 'object') {
      this.#chart.close(name);
      return;
    }
    if (name === 'object') this.#chart = null;
    this.#styles.close(name);
    this.#cells?.close(name);
    if (paragraphElements.has(name)) {
      this.#write('\n');
      this.#paragraphDepth -= 1;
    }
    if (this.#changes.at(-1)?.name === name) this.#part = this.#changes.pop()?.previous ?? null;
  }

  text(text: string): void {
    if (this.#chart !== null) this.#chart.text(text);
    else if (this.#paragraphDepth > 0) this.#write(text);
  }

  #startObject(href: string | undefined): void {
    if (this.#part === null) return;
    const isInMain = this.#part === 'main' && !this.#isPresentation;
    const part = isInMain ? 'text-boxes' : this.#part;
    if (href === undefined) this.#chart = new ChartObject(this.#story, part, this.isSheet);
    else this.objects.set(href.replace(/^\.\//, '').replace(/\/$/, ''), part);
  }

  #write(text: string): void {
    if (this.#part === null) return;
    if (this.#part === this.#cells?.part) this.#cells.write(text);
    else if (this.#part === 'headers-and-footers' && this.#headers) this.#headers.write(text);
    else this.#story.write(this.#part, text);
  }

  #change(name: string, part: StoryPart | null): void {
    this.#changes.push({ name, previous: this.#part });
    this.#part = part;
  }

  /** Where the text of an element goes; undefined when it stays where it is. */
  #partOf(name: string, attributes: Attributes): StoryPart | null | undefined {
    const isInnermost = this.#changes.at(-1)?.name === name;
    if (this.#part === null) return isInnermost ? null : undefined;
    if (silentElements.has(name)) return null;
    if (headerElements.has(name) && attributes.get('style:display') === 'false') return null;
    if (this.#part === 'headers-and-footers' && this.#headers?.isField(name)) return null;
    if (this.#part === 'comments' && commentFacts.has(name)) return null;
    if (this.#isPresentation && name === 'page-number') return null;
    if (this.#isAlternativeText(name) || this.#isMasterPlaceholder(name, attributes)) return null;
    const style = attributes.get('style-name');
    if (style !== undefined && this.#styles.has(style) && name !== 'page-layout') return 'hidden';
    if (name === 'master-page' && this.#isPresentation) return 'headers-and-footers';
    if (shapeElements.has(name) && !this.#isPresentation && this.#part === 'main') {
      return 'text-boxes';
    }
    return outsideElements[name] ?? (isInnermost ? this.#part : undefined);
  }

  /** Titles and descriptions of drawn objects; a title in a paragraph is a field and shown. */
  #isAlternativeText(name: string): boolean {
    if (name !== 'title' && name !== 'desc') return false;
    return !['p', 'h', 'span', 'a'].includes(this.#lastOpened);
  }

  /** "Click to edit the title": shown to the author only. A master's footer is on every slide. */
  #isMasterPlaceholder(name: string, attributes: Attributes): boolean {
    if (!this.#isPresentation || this.#part !== 'headers-and-footers') return false;
    const role = attributes.get('presentation:class') ?? 'footer';
    return name === 'notes' || role !== 'footer';
  }
}
