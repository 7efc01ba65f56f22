import type { CountListener } from './text-counter.ts';
import type { TextureRun } from './texture-run.ts';

const maxRuns = 2_000;

interface Grain {
  asian: number;
  other: number;
  asianFirst: boolean;
  endsParagraph: boolean;
}

/**
 * Records the scripts of a story in reading order, in at most 2,000 runs however long it is: when
 * the runs become too many, neighbours are merged into grains of twice as many words.
 */
export class TextureRecorder implements CountListener {
  #runs: TextureRun[] = [];
  #grainWords = 1;
  #grain: Grain = emptyGrain();

  addRun(script: 'asian' | 'other', words: number): void {
    const grain = this.#grain;
    if (grain.asian + grain.other === 0) grain.asianFirst = script === 'asian';
    grain[script] += words;
    if (grain.asian + grain.other >= this.#grainWords) this.#flush();
  }

  endParagraph(): void {
    if (this.#grain.asian + this.#grain.other === 0) this.#markParagraphEnd();
    else this.#grain.endsParagraph = true;
  }

  finish(): readonly TextureRun[] {
    this.#flush();
    return this.#runs;
  }

  #flush(): void {
    const { asian, other, asianFirst, endsParagraph } = this.#grain;
    this.#grain = emptyGrain();
    if (asianFirst) this.#append('asian', asian);
    this.#append('other', other);
    if (!asianFirst) this.#append('asian', asian);
    if (endsParagraph) this.#markParagraphEnd();
    if (this.#runs.length > maxRuns) this.#coarsen();
  }

  #append(script: 'asian' | 'other', words: number): void {
    if (words === 0) return;
    const last = this.#runs.at(-1);
    if (last?.script === script && !last.endsParagraph) {
      this.#runs[this.#runs.length - 1] = { ...last, words: last.words + words };
    } else {
      this.#runs.push({ script, words, endsParagraph: false });
    }
  }

  #markParagraphEnd(): void {
    const last = this.#runs.at(-1);
    if (last) this.#runs[this.#runs.length - 1] = { ...last, endsParagraph: true };
  }

  #coarsen(): void {
    const finer = this.#runs;
    this.#runs = [];
    this.#grainWords *= 2;
    for (const run of finer) {
      this.addRun(run.script, run.words);
      if (run.endsParagraph) this.endParagraph();
    }
  }
}

function emptyGrain(): Grain {
  return { asian: 0, other: 0, asianFirst: false, endsParagraph: false };
}
