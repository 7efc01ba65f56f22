import type { Budget } from '../../budget.ts';
import { DocumentFault } from '../../document-fault.ts';
import type { TextReading } from '../../document-reader.ts';
import type { Attributes, MarkupHandler } from '../../xml/markup-scanner.ts';
import { readXmlText } from '../../xml/read-xml-text.ts';
import { CellTexts } from './cell-texts.ts';
import { PackedPage } from './packed-page.ts';

/** Unpacking a page takes time, however little is on it. */
const maxPages = 10_000;

/**
 * diagrams.net (draw.io): labels of shapes and lines on all pages. Text on a hidden layer counts as hidden, tooltips
 * as descriptions. Names of pages and layers are not part of the drawing and are left out.
 * Source: drawio.com, "The .drawio file format".
 */
export async function readDiagram(reading: TextReading): Promise<void> {
  await readXmlText(reading, new DiagramPages(new CellTexts(reading.story), reading.budget));
}

/** The pages of a file: each is drawn as XML, or packed into one text. */
class DiagramPages implements MarkupHandler {
  readonly longestValue = Number.POSITIVE_INFINITY;
  readonly #cells: CellTexts;
  readonly #budget: Budget;
  #pages = 0;
  #isInPage = false;
  #packed: PackedPage | null = null;

  constructor(cells: CellTexts, budget: Budget) {
    this.#cells = cells;
    this.#budget = budget;
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'diagram') this.#beginPage();
    else this.#cells.open(name, attributes);
  }

  #beginPage(): void {
    this.#isInPage = true;
    this.#pages += 1;
    if (this.#pages > maxPages) throw new DocumentFault('too-large', 'there are too many pages');
  }

  close(name: string): void {
    this.#cells.close(name);
    if (name !== 'diagram') return;
    this.#packed?.end();
    this.#packed = null;
    this.#isInPage = false;
  }

  text(text: string): void {
    if (!this.#isInPage || text.trim() === '') return;
    this.#packed ??= new PackedPage(this.#cells, this.#budget);
    this.#packed.add(text);
  }
}
