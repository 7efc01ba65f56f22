import type { ClosingTexts } from '../closing-texts.ts';
import type { Phrase, Quoted } from '../phrase.ts';
import type { Question } from '../question.ts';
import type { Specimen, SpecimenHeadings } from '../specimen.ts';

/** A part of the work or of a promise: its name and what it means for this service. */
export interface Point {
  readonly name: string;
  readonly text: Phrase;
}

/** What happens to one kind of file. */
export interface Exchange {
  readonly send: string;
  readonly receive: Phrase;
  /** How its words are counted before the order. */
  readonly counted: string;
}

/** A line or two of a file as it arrives and as it is given back. */
export interface Sample {
  readonly caption: string;
  readonly source: readonly Phrase[];
  readonly delivered: readonly Phrase[];
}

/** All that a service page says, in the order in which it says it. */
export interface ServiceContent {
  /** Title of the page, without its full stop. */
  readonly heading: string;
  readonly headingCompanion: Quoted;
  readonly lead: Phrase;
  /** Shown under the button: a price or a time the company promises. May be empty. */
  readonly aside: Phrase;
  readonly specimens: {
    readonly headings: SpecimenHeadings;
    readonly rows: readonly [Specimen, Specimen, Specimen];
  };
  readonly steps: {
    readonly heading: string;
    readonly list: readonly [Point, Point, Point, Point, Point];
  };
  readonly exchange: {
    readonly heading: string;
    readonly sample: Sample;
    readonly rows: readonly Exchange[];
  };
  readonly preparation: {
    readonly heading: string;
    readonly general: readonly Phrase[];
    readonly intoChinese: readonly Phrase[];
    readonly intoEnglish: readonly Phrase[];
  };
  readonly questions: readonly Question[];
  readonly closing: ClosingTexts;
}
