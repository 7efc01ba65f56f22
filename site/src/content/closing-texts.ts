import type { Phrase, Quoted } from './phrase.ts';

/** What the end of a page says. */
export interface ClosingTexts {
  /** A question or an offer, with its punctuation. */
  readonly title: string;
  /** The same in the other voice of the page. */
  readonly companion: Quoted;
  /** One or two sentences. */
  readonly text: Phrase;
}
