import type { StoryPart } from '../counting/story.ts';
import { TextCounter } from '../counting/text-counter.ts';
import type { Analysis, SegmentCounts } from '../report/analysis.ts';
import type { Counts } from '../report/counts.ts';
import { maskNumbers, normalizeSegment } from './segment-key.ts';
import { SegmentSet } from './segment-set.ts';

/** One text of a document, counted separately. */
interface CountedText {
  readonly counter: TextCounter;
  counted: Counts;
}

type SegmentClass = 'remaining' | 'repeated' | 'repeatedWithOtherNumbers';

/**
 * Adds up the segments of a document by class. A repetition is a segment equal to an earlier one; the
 * first of them is none, for it has to be translated. So the trade counts: GMX-V 2.0 (GALA, ETSI LIS),
 * "RepetitionMatchedWordCount", without a translation memory in which to find matches; RWS Trados
 * Studio, "WordCountStatistics.Repetitions". Numbers are interchangeable, as in Trados and WorldServer,
 * where they are placeables.
 *
 * Words are counted through the whole of each part, not segment by segment: a word across the border of two
 * segments ("好!We" is two) belongs to the one in which it begins. So the classes add up to the
 * document's own count.
 */
export class SegmentTally {
  readonly #counted = new Map<StoryPart, CountedText>();
  readonly #texts: SegmentSet;
  readonly #masked: SegmentSet;
  readonly #classes: Readonly<Record<SegmentClass, SegmentCounts>> = {
    remaining: noSegments(),
    repeated: noSegments(),
    repeatedWithOtherNumbers: noSegments(),
  };

  /** @param maxSegments different ones, beyond which `add` throws a `DocumentFault` "too-large". */
  constructor(maxSegments: number) {
    this.#texts = new SegmentSet(maxSegments);
    this.#masked = new SegmentSet(maxSegments);
  }

  /** Takes the next segment of a part, with the white space around it. */
  add(part: StoryPart, segment: string): void {
    const text = this.#textOf(part);
    const before = text.counted;
    text.counter.add(segment);
    const after = text.counter.finish();
    text.counted = after;
    if (after.characters === before.characters) return;
    const counts = this.#classes[this.#classify(normalizeSegment(segment))];
    counts.segments += 1;
    counts.words += after.words - before.words;
    counts.asianCharacters += after.asianCharacters - before.asianCharacters;
    counts.otherWords += after.otherWords - before.otherWords;
  }

  finish(): Omit<Analysis, 'limit'> {
    const { remaining, repeated, repeatedWithOtherNumbers } = this.#classes;
    const repetitions = sum(repeated, repeatedWithOtherNumbers);
    return {
      all: sum(repetitions, remaining),
      repetitions,
      withOtherNumbers: repeatedWithOtherNumbers,
      remaining,
    };
  }

  #textOf(part: StoryPart): CountedText {
    const known = this.#counted.get(part);
    if (known !== undefined) return known;
    const counter = new TextCounter();
    const text = { counter, counted: counter.finish() };
    this.#counted.set(part, text);
    return text;
  }

  #classify(normalized: string): SegmentClass {
    const masked = maskNumbers(normalized);
    const isNew = this.#masked.add(masked);
    // Without a number there is but one text of this mask.
    const isNewText = masked === normalized ? isNew : this.#texts.add(normalized);
    if (isNew) return 'remaining';
    return isNewText ? 'repeatedWithOtherNumbers' : 'repeated';
  }
}

function noSegments(): SegmentCounts {
  return { segments: 0, words: 0, asianCharacters: 0, otherWords: 0 };
}

function sum(one: SegmentCounts, other: SegmentCounts): SegmentCounts {
  return {
    segments: one.segments + other.segments,
    words: one.words + other.words,
    asianCharacters: one.asianCharacters + other.asianCharacters,
    otherWords: one.otherWords + other.otherWords,
  };
}
