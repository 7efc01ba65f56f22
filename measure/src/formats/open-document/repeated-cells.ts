import type { Story, StoryPart } from '../../counting/story.ts';
import { DocumentFault } from '../../document-fault.ts';
import type { Attributes } from '../../xml/markup-scanner.ts';

/** Sheets shorten equal neighbours to one cell with a number; more text than this is a trick. */
const maxCharacters = 32 * 1024 * 1024;

/** Columns, counted from 0; `end` is the first one behind them. */
interface ColumnRange {
  readonly first: number;
  readonly end: number;
}

/**
 * The texts of a sheet's cells and rows, written as often as they are shown, and apart as often as their
 * row or column is hidden. Numbers and error values are no text.
 */
export class RepeatedCells {
  readonly #story: Story;
  #hiddenColumns: ColumnRange[] = [];
  #column = 0;
  #rowRepeats = 1;
  #isRowHidden = false;
  #rowText = '';
  #hiddenRowText = '';
  #cellRepeats = 1;
  #cellText = '';
  #isTextCell = false;
  #characters = 0;
  /** Where the text of the open cell belongs; `null` outside of cells. */
  part: StoryPart | null = null;

  constructor(story: Story) {
    this.#story = story;
  }

  /** @param part Where the element stands: a hidden sheet is hidden as a whole. */
  open(name: string, attributes: Attributes, part: StoryPart | null): void {
    if (name === 'covered-table-cell') this.#column += readRepeats(attributes);
    if (part !== 'main' && part !== 'hidden') return;
    if (name === 'table') this.#startTable();
    else if (name === 'table-column') this.#addColumns(attributes);
    else if (name === 'table-row') this.#startRow(attributes, part);
    else if (name === 'table-cell') this.#startCell(attributes, part);
  }

  write(text: string): void {
    if (this.#isTextCell) this.#cellText += text;
  }

  close(name: string): void {
    if (name === 'table-cell' && this.part !== null) this.#endCell();
    else if (name === 'table-row') this.#endRow();
  }

  #startTable(): void {
    this.#hiddenColumns = [];
    this.#column = 0;
  }

  #addColumns(attributes: Attributes): void {
    const first = this.#column;
    this.#column += readRepeats(attributes);
    if (isHidden(attributes)) this.#hiddenColumns.push({ first, end: this.#column });
  }

  #startRow(attributes: Attributes, part: StoryPart): void {
    this.#rowRepeats = Number(attributes.get('number-rows-repeated') ?? 1);
    this.#isRowHidden = part === 'hidden' || isHidden(attributes);
    this.#column = 0;
  }

  /** LibreOffice calls an error a text and says beside that it is none. */
  #startCell(attributes: Attributes, part: StoryPart): void {
    const isText = (attributes.get('office:value-type') ?? 'string') === 'string';
    this.#isTextCell = isText && attributes.get('calcext:value-type') !== 'error';
    this.#cellRepeats = readRepeats(attributes);
    this.#cellText = '';
    this.part = part;
  }

  #endCell(): void {
    const first = this.#column;
    this.#column += this.#cellRepeats;
    const hidden = this.#countHidden(first, this.#column);
    this.#rowText += this.#repeat(this.#cellText, this.#cellRepeats - hidden);
    this.#hiddenRowText += this.#repeat(this.#cellText, hidden);
    this.part = null;
  }

  #endRow(): void {
    const part = this.#isRowHidden ? 'hidden' : 'main';
    this.#story.write(part, this.#repeat(this.#rowText, this.#rowRepeats));
    const hiddenText = this.#repeat(this.#hiddenRowText, this.#rowRepeats);
    if (hiddenText !== '') this.#story.write('hidden', hiddenText);
    this.#rowText = '';
    this.#hiddenRowText = '';
  }

  #countHidden(from: number, to: number): number {
    let hidden = 0;
    for (const { first, end } of this.#hiddenColumns) {
      hidden += Math.max(0, Math.min(end, to) - Math.max(first, from));
    }
    return hidden;
  }

  #repeat(text: string, times: number): string {
    this.#characters += text.length * times;
    if (!(this.#characters <= maxCharacters)) {
      throw new DocumentFault('too-large', 'cells are repeated too often');
    }
    return text.repeat(text === '' ? 0 : times);
  }
}

function readRepeats(attributes: Attributes): number {
  return Number(attributes.get('number-columns-repeated') ?? 1);
}

function isHidden(attributes: Attributes): boolean {
  return (attributes.get('visibility') ?? 'visible') !== 'visible';
}
