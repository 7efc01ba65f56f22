import type { ClosingTexts } from '../closing-texts.ts';
import type { Phrase, Quoted } from '../phrase.ts';
import type { ServiceSlug } from '../services/service-slugs.ts';

/** One of two terms that look or sound alike and do not mean the same. */
export interface DuelTerm {
  readonly term: Quoted;
  readonly reading: Quoted;
  readonly meaning: string | Quoted;
  readonly text: Phrase;
}

/** A kind of work done for an industry. */
export interface IndustryCard {
  readonly name: string;
  readonly nameCompanion: Quoted;
  readonly text: Phrase;
}

/** A term whose obvious translation is wrong. */
export interface FalseFriend {
  readonly source: string | Quoted;
  readonly wrong: string | Quoted;
  readonly ours: Phrase;
}

export interface Expertise {
  readonly name: string;
  readonly text: Phrase;
}

export interface IndustryHero {
  readonly heading: string;
  readonly headingCompanion: Quoted;
  readonly lead: Phrase;
  /** Two terms face to face, the lower half of the hero. */
  readonly duel: readonly [DuelTerm, DuelTerm];
}

/** Everything below the hero, in reading order. */
export interface IndustryBody {
  readonly offer: {
    readonly heading: string;
    readonly cards: readonly IndustryCard[];
    /** Service pages that go into the detail of the cards. */
    readonly services: readonly ServiceSlug[];
  };
  /** What the people who do the work have to know, for an industry that asks first. */
  readonly expertise?: {
    readonly heading: string;
    readonly list: readonly Expertise[];
  };
  readonly falseFriends: {
    readonly heading: string;
    /** Column headings: the source, the mistake, the translation. */
    readonly columns: readonly [source: string, wrong: string, ours: string];
    readonly rows: readonly FalseFriend[];
  };
  readonly closing: ClosingTexts;
}

/** All that an industry page says. The page of the industries without one is a hero only. */
export interface IndustryContent extends IndustryHero {
  readonly body: IndustryBody | null;
}
