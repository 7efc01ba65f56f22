import type { Story, StoryPart } from '../../counting/story.ts';
import type { DocumentReader } from '../../document-reader.ts';
import type { Attributes, MarkupHandler } from '../../xml/markup-scanner.ts';
import { readXmlText } from '../../xml/read-xml-text.ts';
import { readSheetHeader } from '../office/sheet-header.ts';

/** Excel 2003 XML, which other programs export as well, mostly under the ending of `.xls`. */
export function workbookXmlReader(encoding: string): DocumentReader {
  return (reading) => readXmlText(reading, encoding, new WorkbookXmlText(reading.story));
}

/**
 * Texts of cells, not numbers, dates and truth values; hidden rows and columns apart. That a sheet is
 * hidden is said behind its cells only: they count as shown.
 */
class WorkbookXmlText implements MarkupHandler {
  readonly #story: Story;
  #hiddenColumns = new Set<number>();
  /** The last column and cell that were read, from 1 on. */
  #column = 0;
  #cell = 0;
  #isRowHidden = false;
  #isComment = false;
  #collects = false;

  constructor(story: Story) {
    this.#story = story;
  }

  open(name: string, attributes: Attributes): void {
    switch (name) {
      case 'Table':
        this.#hiddenColumns = new Set();
        this.#column = 0;
        break;
      case 'Column':
        this.#readColumn(attributes);
        break;
      case 'Row':
        this.#isRowHidden = attributes.get('Hidden') === '1';
        this.#cell = 0;
        break;
      case 'Cell':
        this.#cell = Number(attributes.get('Index') ?? this.#cell + 1);
        break;
      case 'Comment':
        this.#isComment = true;
        break;
      case 'Data':
        this.#collects = this.#isComment || attributes.get('Type') === 'String';
        break;
      case 'Header':
      case 'Footer':
        this.#story.write(
          'headers-and-footers',
          `${readSheetHeader(attributes.get('Data') ?? '')}\n`,
        );
        break;
      default:
    }
  }

  close(name: string): void {
    if (name === 'Comment') this.#isComment = false;
    if (name !== 'Data') return;
    this.text('\n');
    this.#collects = false;
  }

  text(text: string): void {
    if (this.#collects) this.#story.write(this.#part, text);
  }

  get #part(): StoryPart {
    if (this.#isComment) return 'comments';
    return this.#isRowHidden || this.#hiddenColumns.has(this.#cell) ? 'hidden' : 'main';
  }

  #readColumn(attributes: Attributes): void {
    const first = Number(attributes.get('Index') ?? this.#column + 1);
    // A sheet has 256 columns in this format, whatever a span says.
    this.#column = Math.min(256, first + Number(attributes.get('Span') ?? 0));
    if (attributes.get('Hidden') !== '1') return;
    for (let column = first; column <= this.#column; column += 1) this.#hiddenColumns.add(column);
  }
}
