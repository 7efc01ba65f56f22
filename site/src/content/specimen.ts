import type { Phrase, Quoted } from './phrase.ts';

/** A line of a specimen: a string is in the page's own language, a quote says in which. Without its full stop. */
export type SpecimenLine = string | Quoted;

/** A hard case: what was written, what a careless translation makes of it, and what we deliver. */
export interface Specimen {
  readonly source: SpecimenLine;
  readonly wrong: SpecimenLine;
  readonly ours: SpecimenLine;
  /** Why, in one or two sentences. */
  readonly note: Phrase;
}

export interface SpecimenHeadings {
  readonly source: string;
  readonly wrong: string;
  readonly ours: string;
}
