import type { Story } from '../../counting/story.ts';
import { DocumentFault } from '../../document-fault.ts';
import type { Attributes } from '../../xml/markup-scanner.ts';

/** Sheets shorten equal neighbours to one cell with a number; more text than this is a trick. */
const maxCharacters = 32 * 1024 * 1024;

/** The texts of a sheet's cells and rows, written as often as they are shown. Numbers are no text. */
export class RepeatedCells {
  readonly #story: Story;
  #rowRepeats = 1;
  #isRowHidden = false;
  #rowText = '';
  #cellRepeats = 1;
  #cellText = '';
  #isTextCell = false;
  #characters = 0;
  isOpen = false;

  constructor(story: Story) {
    this.#story = story;
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'table-row') {
      this.#rowRepeats = Number(attributes.get('number-rows-repeated') ?? 1);
      this.#isRowHidden = (attributes.get('visibility') ?? 'visible') !== 'visible';
      this.#rowText = '';
    } else if (name === 'table-cell') {
      this.#cellRepeats = Number(attributes.get('number-columns-repeated') ?? 1);
      this.#isTextCell = (attributes.get('office:value-type') ?? 'string') === 'string';
      this.#cellText = '';
      this.isOpen = true;
    }
  }

  write(text: string): void {
    if (this.#isTextCell) this.#cellText += text;
  }

  close(name: string): void {
    if (name === 'table-cell' && this.isOpen) {
      this.#rowText += this.#repeat(this.#cellText, this.#cellRepeats);
      this.isOpen = false;
    } else if (name === 'table-row') {
      const text = this.#repeat(this.#rowText, this.#rowRepeats);
      this.#story.write(this.#isRowHidden ? 'hidden' : 'main', text);
    }
  }

  #repeat(text: string, times: number): string {
    this.#characters += text.length * times;
    if (!(this.#characters <= maxCharacters)) {
      throw new DocumentFault('too-large', 'cells are repeated too often');
    }
    return text.repeat(text === '' ? 0 : times);
  }
}
