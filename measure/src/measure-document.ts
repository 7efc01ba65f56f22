import type { Measurement } from '@yiqiao/contract/measurement';

/** Random access to a document's bytes: a `File` in the browser, a file descriptor in Node. */
export interface ByteSource {
  readonly size: number;
  /** Resolves to the bytes from `offset`, fewer than `length` only at the end. */
  read(offset: number, length: number): Promise<Uint8Array>;
}

/** A run of one script in reading order: `asian` counts characters, `other` counts words. */
export interface TextureRun {
  readonly script: 'asian' | 'other';
  readonly words: number;
  /** Whether a paragraph ends after this run. */
  readonly endsParagraph: boolean;
}

export interface MeasuredDocument {
  readonly report: Measurement;
  /** The main story's scripts in reading order, merged to at most 2,000 runs, for drawing. */
  readonly texture: readonly TextureRun[];
}
