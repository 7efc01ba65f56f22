import type { Box } from './matrix.ts';

/** Cells along each side of a page: a strip of a scan is seldom thinner. */
const side = 64;

/** How much of a page is covered, however many boxes overlap. */
export class CoverGrid {
  readonly #view: Box;
  readonly #cells = new Uint8Array(side * side);
  #covered = 0;

  /** @param view the page: left, bottom, right, top. */
  constructor([left = 0, bottom = 0, right = 0, top = 0]: readonly number[]) {
    this.#view = [left, bottom, right, top];
  }

  /** A cell is covered when its center is. */
  cover([left, bottom, right, top]: Box): void {
    const [x0, y0, x1, y1] = this.#view;
    const columns = cellsWithin((left - x0) / (x1 - x0), (right - x0) / (x1 - x0));
    const rows = cellsWithin((bottom - y0) / (y1 - y0), (top - y0) / (y1 - y0));
    for (let row = rows.first; row < rows.end; row += 1) {
      for (let column = columns.first; column < columns.end; column += 1) {
        const cell = row * side + column;
        this.#covered += 1 - (this.#cells[cell] ?? 1);
        this.#cells[cell] = 1;
      }
    }
  }

  /** 0 to 1. */
  get share(): number {
    return this.#covered / this.#cells.length;
  }
}

/** The cells whose centers lie between two fractions of the side. */
function cellsWithin(from: number, to: number) {
  const first = Math.max(0, Math.ceil(from * side - 0.5));
  const end = Math.min(side, Math.floor(to * side - 0.5) + 1);
  // Numbers that no page has, such as infinity, cover nothing.
  return Number.isNaN(first + end) ? { first: 0, end: 0 } : { first, end };
}
