import type { Budget } from '../../budget.ts';
import { joinBytes } from '../../byte-source.ts';
import { viewBytes } from '../../byte-view.ts';
import type { Story, StoryPart } from '../../counting/story.ts';
import { HiddenColumns } from '../office/hidden-columns.ts';
import { spendShared } from '../office/shared-text.ts';
import { readSheetHeader } from '../office/sheet-header.ts';
import { findAtoms } from './atoms.ts';
import type { WorkbookRecord } from './records.ts';
import { StringTable } from './string-table.ts';
import { readWordArt, shapeProperties } from './word-art.ts';

const formula = 0x0006;
const header = 0x0014;
const footer = 0x0015;
const object = 0x005d;
const columns = 0x007d;
const richLabel = 0x00d6;
const drawing = 0x00ec;
const sharedLabel = 0x00fd;
const textObject = 0x01b6;
const label = 0x0204;
const formulaText = 0x0207;
const row = 0x0208;

const noteObject = 0x19;
const isRowHidden = 0x20;

/** Writes the texts of one sheet's cells, each time they are shown; hidden rows and columns apart. */
export class SheetRecords {
  readonly #story: Story;
  readonly #part: StoryPart;
  readonly #strings: readonly string[];
  readonly #budget: Budget;
  readonly #hiddenRows = new Set<number>();
  readonly #hiddenColumns = new HiddenColumns();
  #formulaCell = { row: 0, column: 0 };
  #isNote = false;

  constructor(story: Story, part: StoryPart, strings: readonly string[], budget: Budget) {
    this.#story = story;
    this.#part = part;
    this.#strings = strings;
    this.#budget = budget;
  }

  add({ type, parts }: WorkbookRecord): void {
    const [data = new Uint8Array()] = parts;
    const view = viewBytes(data);
    if (data.length < 2) return;
    const cell = () => ({ row: view.getUint16(0, true), column: view.getUint16(2, true) });
    switch (type) {
      case row:
        if (data.length >= 16 && view.getUint8(12) & isRowHidden) {
          this.#hiddenRows.add(view.getUint16(0, true));
        }
        break;
      case columns:
        if (data.length >= 10 && view.getUint8(8) & 1) {
          this.#hiddenColumns.hide(view.getUint16(0, true), view.getUint16(2, true) + 1);
        }
        break;
      case sharedLabel:
        if (data.length >= 10) this.#writeShared(cell(), view.getUint32(6, true));
        break;
      case label:
      case richLabel:
        if (data.length >= 8) this.#write(cell(), readString(parts, 6));
        break;
      case formula:
        if (data.length >= 4) this.#formulaCell = cell();
        break;
      case formulaText:
        this.#write(this.#formulaCell, readString(parts, 0));
        break;
      case header:
      case footer:
        this.#story.write('headers-and-footers', `${readSheetHeader(readString(parts, 0))}\n`);
        break;
      case drawing:
        this.#writeWordArt(joinBytes(parts));
        break;
      case object:
        this.#isNote = data.length >= 6 && view.getUint16(4, true) === noteObject;
        break;
      case textObject:
        this.#writeTextObject(view, parts);
        break;
    }
  }

  #writeShared(cell: { readonly row: number; readonly column: number }, index: number): void {
    const text = this.#strings[index] ?? '';
    spendShared(text, this.#budget);
    this.#write(cell, text);
  }

  #write(cell: { readonly row: number; readonly column: number }, text: string): void {
    const isHidden = this.#hiddenRows.has(cell.row) || this.#hiddenColumns.has(cell.column);
    if (text !== '') this.#story.write(isHidden ? 'hidden' : this.#part, `${text}\n`);
  }

  /** Its text is in the record that continues it. */
  #writeTextObject(view: DataView, parts: readonly Uint8Array[]): void {
    if (view.byteLength < 12 || parts.length < 2) return;
    const table = new StringTable(parts.slice(1), 1);
    const isWide = ((parts[1]?.[0] ?? 0) & 1) !== 0;
    const text = table.readCharacters(view.getUint16(10, true), isWide);
    this.#story.write(this.#isNote ? 'comments' : this.#drawnPart, `${text}\n`);
  }

  /** Each record holds whole shapes; containers that begin in one may end in a later one. */
  #writeWordArt(data: Uint8Array): void {
    this.#budget.spendInflated(data.length);
    const shapes = { type: drawing, instance: 0, isContainer: true, data };
    for (const properties of findAtoms(shapes, [shapeProperties])) {
      const text = readWordArt(properties);
      if (text !== '') this.#story.write(this.#drawnPart, `${text}\n`);
    }
  }

  get #drawnPart(): StoryPart {
    return this.#part === 'main' ? 'text-boxes' : this.#part;
  }
}

/** A string with its length in front. */
function readString(parts: readonly Uint8Array[], at: number): string {
  return new StringTable(parts, at).readRich();
}
