import type { Counts } from '../report/counts.ts';
import { addCounts, noCounts } from '../report/counts.ts';
import { type OutsidePart, outsideParts } from '../report/outside-parts.ts';
import { TextCounter } from './text-counter.ts';
import { TextureRecorder } from './texture-recorder.ts';
import type { TextureRun } from './texture-run.ts';

/** The part of a document that a text belongs to. Only `main` is in the headline. */
export type StoryPart = 'main' | OutsidePart;

/** Receives every text that is counted, as it is written. */
export interface StoryListener {
  write(part: StoryPart, text: string): void;
}

/** The texts of a document as its reader writes them, part by part. A line feed ends a paragraph. */
export class Story {
  readonly #listener: StoryListener | undefined;
  readonly #texture = new TextureRecorder();
  readonly #counters = new Map<StoryPart, TextCounter>([['main', new TextCounter(this.#texture)]]);
  readonly #taken = new Map<StoryPart, Counts>();

  constructor(listener?: StoryListener) {
    this.#listener = listener;
  }

  /** The listener that receives the texts. */
  get listener(): StoryListener | undefined {
    return this.#listener;
  }

  /** Adds the counts of a document inside this one. The listener does not get its texts. */
  take(inner: Story): void {
    this.#take('main', inner.counts);
    for (const part of outsideParts) {
      const counts = inner.outside[part];
      if (counts !== undefined) this.#take(part, counts);
    }
    for (const { script, words, endsParagraph } of inner.texture) {
      this.#texture.addRun(script, words);
      if (endsParagraph) this.#texture.endParagraph();
    }
  }

  #take(part: StoryPart, counts: Counts): void {
    this.#taken.set(part, addCounts(this.#taken.get(part) ?? noCounts, counts));
  }

  #finish(part: StoryPart): Counts | undefined {
    const own = this.#counters.get(part)?.finish();
    const taken = this.#taken.get(part);
    return own && taken ? addCounts(own, taken) : (own ?? taken);
  }

  write(part: StoryPart, text: string): void {
    this.#listener?.write(part, text);
    let counter = this.#counters.get(part);
    if (counter === undefined) {
      counter = new TextCounter();
      this.#counters.set(part, counter);
    }
    counter.add(text);
  }

  get counts(): Counts {
    return this.#finish('main') ?? noCounts;
  }

  /** The parts outside the main story that have a text. */
  get outside(): Partial<Record<OutsidePart, Counts>> {
    const outside: Partial<Record<OutsidePart, Counts>> = {};
    for (const part of outsideParts) {
      const counts = this.#finish(part);
      if (counts !== undefined && counts.words > 0) outside[part] = counts;
    }
    return outside;
  }

  get texture(): readonly TextureRun[] {
    return this.#texture.finish();
  }
}
