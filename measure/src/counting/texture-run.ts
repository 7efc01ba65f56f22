/** A run of one script in reading order: `asian` counts characters, `other` counts words. */
export interface TextureRun {
  readonly script: 'asian' | 'other';
  readonly words: number;
  /** Whether a paragraph ends in or after this run. */
  readonly endsParagraph: boolean;
}
