import type { Story, StoryPart } from '../../counting/story.ts';
import type { TextReading } from '../../document-reader.ts';
import { decodeText, type EncodedText } from '../../encodings/decode-text.ts';
import type { Attributes, MarkupHandler } from '../../xml/markup-scanner.ts';
import { readXmlText } from '../../xml/read-xml-text.ts';
import { HiddenColumns } from '../office/hidden-columns.ts';
import { readSheetHeader } from '../office/sheet-header.ts';

/** Excel 2003 XML, which other programs export as well, mostly under the ending of `.xls`. */
export async function readWorkbookXml(reading: TextReading): Promise<void> {
  // That a sheet is hidden is said behind its cells.
  const hiddenSheets = await findHiddenSheets(reading);
  await readXmlText(reading, new WorkbookXmlText(reading.story, hiddenSheets));
}

const sheetOrHidden = /<(?:\w+:)?(?:(Worksheet)[\s>]|Visible\s*>\s*Sheet(?:Very)?Hidden)/g;
/** Characters of the longest of these that programs write. */
const longestMark = 100;

/** Their numbers, from 1 on: looked for in the text itself, as reading its XML twice would take twice as long. */
async function findHiddenSheets(encoded: EncodedText): Promise<ReadonlySet<number>> {
  const hidden = new Set<number>();
  let sheet = 0;
  let rest = '';
  for await (const piece of decodeText(encoded)) {
    const text = rest + piece;
    let end = text.length - longestMark;
    for (const { 0: mark, 1: isSheet, index } of text.matchAll(sheetOrHidden)) {
      if (isSheet) sheet += 1;
      else hidden.add(sheet);
      end = Math.max(end, index + mark.length);
    }
    rest = text.slice(Math.max(0, end));
  }
  return hidden;
}

/** Texts of cells, not numbers, dates and truth values; hidden sheets, rows and columns apart. */
class WorkbookXmlText implements MarkupHandler {
  readonly #story: Story;
  readonly #hiddenSheets: ReadonlySet<number>;
  #sheet = 0;
  #hiddenColumns = new HiddenColumns();
  /** The last column and cell that were read, from 1 on. */
  #column = 0;
  #cell = 0;
  #isRowHidden = false;
  #isComment = false;
  #collects = false;

  /** @param hiddenSheets Their numbers, from 1 on. */
  constructor(story: Story, hiddenSheets: ReadonlySet<number>) {
    this.#story = story;
    this.#hiddenSheets = hiddenSheets;
  }

  open(name: string, attributes: Attributes): void {
    switch (name) {
      case 'Worksheet':
        this.#sheet += 1;
        break;
      case 'Table':
        this.#hiddenColumns = new HiddenColumns();
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
    return this.#isHidden ? 'hidden' : 'main';
  }

  get #isHidden(): boolean {
    return (
      this.#isRowHidden ||
      this.#hiddenColumns.has(this.#cell) ||
      this.#hiddenSheets.has(this.#sheet)
    );
  }

  #readColumn(attributes: Attributes): void {
    const first = Number(attributes.get('Index') ?? this.#column + 1);
    this.#column = first + Number(attributes.get('Span') ?? 0);
    if (attributes.get('Hidden') === '1') this.#hiddenColumns.hide(first, this.#column + 1);
  }
}
