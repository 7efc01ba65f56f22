import type { Phrase } from './phrase.ts';

/** A question clients really ask, and its answer. */
export interface Question {
  readonly question: string;
  readonly answer: Phrase;
}
