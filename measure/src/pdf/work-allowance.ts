import type { Budget } from '../budget.ts';
import { DocumentFault } from '../document-fault.ts';

/** What reading costs, in characters that are shown: opening a page, and beginning a piece of text. */
const pageCost = 3000;
const pieceCost = 100;

/** The dearest of 380 real documents cost eight for each of its bytes; pages of one table, over and over, fifty. */
const costPerByte = 300;
/** A small document may hold the same text many times. */
const freeCost = 200_000;
/** However large a document is: the dearest, of 619 pages and 300,000 words, cost seven million. */
const mostCost = 200_000_000;

/** Of the reader's time: for the document, and for each page. Most take 20, full drawings 2,000. */
const documentMs = 8000;
const pageMs = 500;
/** pdf.js may be at drawing operators for minutes before it shows any text, and nothing else runs meanwhile. */
const longestStepMs = 8000;

/**
 * The work that a PDF may cause, by its size and its pages: one that draws the same pages or forms over and
 * over shows thousands of times what it holds, and would take minutes to read.
 */
export class WorkAllowance {
  #left: number;
  readonly #budget: Budget;

  /** Its time begins now. */
  constructor(bytes: number, pages: number, budget: Budget) {
    this.#left = Math.min(mostCost, freeCost + bytes * costPerByte);
    this.#budget = budget.within(documentMs + pages * pageMs);
    this.#spend(pages * pageCost);
  }

  spendPiece(text: string): void {
    this.#spend(pieceCost + text.length);
  }

  /** Throws when the time is over. Called between pages, and between the parts of one. */
  check(): void {
    this.#budget.check(longestStepMs);
  }

  #spend(cost: number): void {
    this.#left -= cost;
    if (this.#left < 0) throw new DocumentFault('too-large', 'it shows far more than it holds');
  }
}
