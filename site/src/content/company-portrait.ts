import type { Phrase, Quoted } from './phrase.ts';

export interface Figure {
  readonly value: string;
  readonly label: string;
  readonly companion: Quoted;
}

export interface Value {
  readonly name: string;
  readonly companion: Quoted;
  readonly text: Phrase;
}

/** One of the two names of the company, explained. */
export interface NameHalf {
  /** The name, without its full stop; a string is in the page's own language. */
  readonly word: string | Quoted;
  /** The explanation. */
  readonly text: Phrase;
}
