import type { Story, StoryPart } from '../../counting/story.ts';
import type { Attributes } from '../../xml/markup-scanner.ts';

/** The page style of sheets that name none. */
const standardStyle = 'Default';

/** What is filled in when a sheet is printed; Excel's headers have codes in these places. */
const fieldElements: ReadonlySet<string> = new Set([
  'sheet-name',
  'page-number',
  'page-count',
  'date',
  'time',
  'title',
  'file-name',
]);

/**
 * Headers and footers of sheets, which belong to page styles: LibreOffice writes two with headers into
 * every document, whether a sheet uses them or not. Those of each style that a shown sheet uses are
 * written once, without fields.
 */
export class SheetHeaders {
  readonly #story: Story;
  readonly #texts = new Map<string, string>();
  /** Page styles by the style of the sheet. */
  readonly #pageStyles = new Map<string, string>();
  #pageStyle = standardStyle;

  constructor(story: Story) {
    this.#story = story;
  }

  isField(name: string): boolean {
    return fieldElements.has(name);
  }

  open(name: string, attributes: Attributes, part: StoryPart | null): void {
    if (name === 'master-page') this.#pageStyle = attributes.get('style:name') ?? standardStyle;
    else if (name === 'style') this.#addStyle(attributes);
    else if (name === 'table' && part === 'main') this.#writeFor(attributes.get('style-name'));
  }

  /** Adds to the headers and footers of the page style that was opened last. */
  write(text: string): void {
    this.#texts.set(this.#pageStyle, (this.#texts.get(this.#pageStyle) ?? '') + text);
  }

  #addStyle(attributes: Attributes): void {
    const pageStyle = attributes.get('style:master-page-name');
    const name = attributes.get('style:name');
    if (name !== undefined && pageStyle) this.#pageStyles.set(name, pageStyle);
  }

  #writeFor(sheetStyle = ''): void {
    const pageStyle = this.#pageStyles.get(sheetStyle) ?? standardStyle;
    const text = this.#texts.get(pageStyle);
    if (text === undefined) return;
    this.#texts.delete(pageStyle);
    this.#story.write('headers-and-footers', text);
  }
}
