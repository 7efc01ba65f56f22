import { DocumentFault } from '../document-fault.ts';

/** What reading costs, in characters that are shown: opening a page, and beginning a piece of text. */
const pageCost = 3000;
const pieceCost = 100;

/** The dearest of 380 real documents cost eight for each of its bytes; pages of one table, over and over, fifty. */
const costPerByte = 300;
/** A small document may hold the same text many times. */
const freeCost = 200_000;

/**
 * The work that a PDF may cause, by its size: one that draws the same pages or forms over and over shows
 * thousands of times what it holds, and would take minutes to read.
 */
export class WorkAllowance {
  #left: number;

  constructor(bytes: number) {
    this.#left = freeCost + bytes * costPerByte;
  }

  spendPages(count: number): void {
    this.#spend(count * pageCost);
  }

  spendPiece(text: string): void {
    this.#spend(pieceCost + text.length);
  }

  #spend(cost: number): void {
    this.#left -= cost;
    if (this.#left < 0) throw new DocumentFault('too-large', 'it shows far more than it holds');
  }
}
