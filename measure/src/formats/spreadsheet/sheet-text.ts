import type { Budget } from '../../budget.ts';
import type { Story, StoryPart } from '../../counting/story.ts';
import type { Attributes, MarkupHandler } from '../../xml/markup-scanner.ts';
import { HiddenColumns } from '../office/hidden-columns.ts';
import { spendShared } from '../office/shared-text.ts';
import { readSheetHeader } from '../office/sheet-header.ts';
import { unescapeString } from './unescape-string.ts';

/**
 * Writes the texts of one sheet's cells into a story, each time they are shown: shared, inline and
 * computed texts; not numbers, dates and truth values. Hidden rows and columns go to "hidden".
 */
export class SheetText implements MarkupHandler {
  readonly #story: Story;
  readonly #part: StoryPart;
  readonly #sharedStrings: readonly string[];
  readonly #budget: Budget;
  readonly #hiddenColumns = new HiddenColumns();
  #cellType = '';
  #cellReference = '';
  #value = '';
  #collects = false;
  #isRowHidden = false;
  #phoneticDepth = 0;

  constructor(story: Story, part: StoryPart, sharedStrings: readonly string[], budget: Budget) {
    this.#story = story;
    this.#part = part;
    this.#sharedStrings = sharedStrings;
    this.#budget = budget;
  }

  open(name: string, attributes: Attributes): void {
    switch (name) {
      case 'col':
        if (isTrue(attributes.get('hidden'))) {
          const first = Number(attributes.get('min'));
          this.#hiddenColumns.hide(first, Number(attributes.get('max')) + 1);
        }
        break;
      case 'row':
        this.#isRowHidden = isTrue(attributes.get('hidden'));
        break;
      case 'c':
        this.#cellType = attributes.get('t') ?? 'n';
        this.#cellReference = attributes.get('r') ?? '';
        this.#value = '';
        break;
      case 'rPh':
        this.#phoneticDepth += 1;
        break;
      default:
        if (isTextElement(name)) this.#collects = this.#phoneticDepth === 0;
    }
  }

  close(name: string): void {
    if (name === 'c') this.#writeCell();
    else if (name === 'rPh') this.#phoneticDepth -= 1;
    else if (isTextElement(name)) this.#collects = false;
    if (/^(?:odd|even|first)(?:Header|Footer)$/.test(name)) this.#writeHeader();
  }

  text(text: string): void {
    if (this.#collects) this.#value += text;
  }

  #writeCell(): void {
    const text = this.#readCell();
    this.#value = '';
    if (text === '') return;
    const isHidden = this.#isRowHidden || this.#hiddenColumns.has(readColumn(this.#cellReference));
    this.#story.write(isHidden ? 'hidden' : this.#part, `${text}\n`);
  }

  #readCell(): string {
    if (this.#value === '') return '';
    if (this.#cellType === 's') {
      const text = this.#sharedStrings[Number(this.#value)] ?? '';
      spendShared(text, this.#budget);
      return text;
    }
    return this.#cellType === 'inlineStr' || this.#cellType === 'str'
      ? unescapeString(this.#value)
      : '';
  }

  #writeHeader(): void {
    this.#story.write('headers-and-footers', `${readSheetHeader(this.#value)}\n`);
    this.#value = '';
  }
}

function isTextElement(name: string): boolean {
  return name === 'v' || name === 't' || /^(?:odd|even|first)(?:Header|Footer)$/.test(name);
}

function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}

/** The number of the column that a cell reference like "AB12" begins with. */
function readColumn(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]*/.exec(reference)?.[0] ?? '') {
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  return column;
}
