import type { Story, StoryPart } from '../../counting/story.ts';
import { DocumentFault } from '../../document-fault.ts';
import type { Attributes } from '../../xml/markup-scanner.ts';
import { HiddenColumns } from '../office/hidden-columns.ts';

/** Sheets shorten equal neighbours to one cell with a number; more text than this is a trick. */
const maxCharacters = 32 * 1024 * 1024;

/**
 * The texts of a sheet's cells and rows, written as often as they are shown, and apart as often as their
 * row or column is hidden. Numbers and error values are no text.
 */
export class RepeatedCells {
  readonly #story: Story;
  #hiddenColumns = new HiddenColumns();
  /** Index of the next column or cell, from 0. */
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

  /** @param part The part that the element is in: a hidden sheet is hidden as a whole. */
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
    this.#hiddenColumns = new HiddenColumns();
    this.#column = 0;
  }

  #addColumns(attributes: Attributes): void {
    const first = this.#column;
    this.#column += readRepeats(attributes);
    if (isHidden(attributes)) this.#hiddenColumns.hide(first, this.#column);
  }

  #startRow(attributes: Attributes, part: StoryPart): void {
    this.#rowRepeats = readRepeats(attributes, 'number-rows-repeated');
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
    this.part = null;
    if (this.#cellText === '') return;
    const hidden = this.#hiddenColumns.countWithin(first, this.#column);
    this.#rowText += this.#repeat(this.#cellText, this.#cellRepeats - hidden);
    this.#hiddenRowText += this.#repeat(this.#cellText, hidden);
  }

  #endRow(): void {
    const part = this.#isRowHidden ? 'hidden' : 'main';
    this.#story.write(part, this.#repeat(this.#rowText, this.#rowRepeats));
    const hiddenText = this.#repeat(this.#hiddenRowText, this.#rowRepeats);
    if (hiddenText !== '') this.#story.write('hidden', hiddenText);
    this.#rowText = '';
    this.#hiddenRowText = '';
  }

  #repeat(text: string, times: number): string {
    this.#characters += text.length * times;
    if (!(this.#characters <= maxCharacters)) {
      throw new DocumentFault('too-large', 'cells are repeated too often');
    }
    return text.repeat(text === '' ? 0 : times);
  }
}

function readRepeats(attributes: Attributes, name = 'number-columns-repeated'): number {
  const repeats = Number(attributes.get(name) ?? 1);
  return repeats >= 1 ? repeats : 1;
}

function isHidden(attributes: Attributes): boolean {
  return (attributes.get('visibility') ?? 'visible') !== 'visible';
}
