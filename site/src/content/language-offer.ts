/** The line that offers a page in the language it is written in. */
export interface LanguageOfferTexts {
  /** Without its full stop. */
  readonly text: string;
  readonly accept: string;
  readonly decline: string;
}
