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

/** One of the two names of the company, explained. Without its full stop. */
export interface NameHalf {
  readonly word: string | Quoted;
  readonly text: Phrase;
}
