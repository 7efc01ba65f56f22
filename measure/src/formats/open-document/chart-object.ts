import type { Story, StoryPart } from '../../counting/story.ts';
import type { Attributes, MarkupHandler } from '../../xml/markup-scanner.ts';

/** Elements of a chart whose paragraphs are shown. */
const titles: ReadonlySet<string> = new Set(['title', 'subtitle', 'footer']);

/**
 * Writes the texts of an OpenDocument chart into a story: its titles, and the names of series and
 * categories, which are in its own table. A chart on a sheet shows cells that are counted there.
 */
export class ChartObject implements MarkupHandler {
  readonly #story: Story;
  readonly #part: StoryPart;
  readonly #isOnSheet: boolean;
  #chartDepth = 0;
  #titleDepth = 0;
  #isTextCell = false;
  #paragraphDepth = 0;

  constructor(story: Story, part: StoryPart, isOnSheet: boolean) {
    this.#story = story;
    this.#part = part;
    this.#isOnSheet = isOnSheet;
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'chart') this.#chartDepth += 1;
    else if (titles.has(name)) this.#titleDepth += 1;
    else if (name === 'table-cell') {
      this.#isTextCell = !this.#isOnSheet && attributes.get('office:value-type') === 'string';
    } else if (name === 'p') this.#paragraphDepth += 1;
  }

  close(name: string): void {
    if (name === 'chart') this.#chartDepth -= 1;
    else if (titles.has(name)) this.#titleDepth -= 1;
    else if (name === 'table-cell') this.#isTextCell = false;
    else if (name === 'p') {
      this.#write('\n');
      this.#paragraphDepth -= 1;
    }
  }

  text(text: string): void {
    this.#write(text);
  }

  /** Other objects, such as formulas and whole documents, have no chart around their texts. */
  #write(text: string): void {
    const isShown = this.#titleDepth > 0 || this.#isTextCell;
    if (this.#chartDepth > 0 && isShown && this.#paragraphDepth > 0) {
      this.#story.write(this.#part, text);
    }
  }
}
