import type { Phrase, Quoted } from '../phrase.ts';

/** A paragraph, or a list of points under one. */
export type Clause = Phrase | { readonly points: readonly Phrase[] };

export interface LegalSection {
  /** Address of the section within its page. */
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly Clause[];
}

/** A text somebody's lawyer reads: numbered sections under a short introduction. */
export interface LegalDocument {
  readonly title: string;
  readonly companion: Quoted;
  /** In a translation: which text prevails, around a link to it. */
  readonly prevails?: { readonly before: string; readonly link: string; readonly after: string };
  readonly lead: Phrase;
  readonly sections: readonly LegalSection[];
}
