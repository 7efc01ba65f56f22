import type { Phrase, Quoted } from './phrase.ts';

/** A reason to choose the company. */
export interface Highlight {
  readonly title: string;
  /** The figure, with the words set small before and after it. */
  readonly figure: readonly [before: string, figure: string, after: string];
  readonly text: Phrase;
  /** A claim on a line of its own. */
  readonly claim?: string;
  readonly companion: Quoted;
}
