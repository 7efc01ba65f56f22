import type { Story } from '../../counting/story.ts';
import type { TextReader } from '../../document-reader.ts';
import { readEachLine } from '../text/lines.ts';

/** Texts with cues of several lines: SubRip, WebVTT, and SubViewer as YouTube writes it. */
type SubtitleFormat = 'srt' | 'vtt' | 'sbv';

/** "0:00:01.000,0:00:04.000" */
const subViewerTiming = /^\s*\d+:\d\d:\d\d\.\d{1,3},\d+:\d\d:\d\d\.\d{1,3}\s*$/;
const arrowTiming = /^\s*(?:\d+:)?\d{1,2}:\d\d[.,]\d{1,3}\s*-->\s*(?:\d+:)?\d{1,2}:\d\d[.,]\d{1,3}/;

/** The format of a subtitle text, judged by its beginning; null when it is none. */
export function recogniseSubtitles(head: string): SubtitleFormat | null {
  if (/^\uFEFF?WEBVTT(?:\s|$)/.test(head)) return 'vtt';
  const lines = head.split(/\r\n|\n|\r/, 20).filter((line) => line.trim() !== '');
  if (lines.slice(0, 2).some((line) => arrowTiming.test(line))) return 'srt';
  return subViewerTiming.test(lines[0] ?? '') ? 'sbv' : null;
}

/**
 * What viewers read; no numbers, times, notes, styles or tags. In SubRip a text whose time was lost is a
 * cue all the same; in WebVTT such a block is a note or a style.
 */
export function subtitlesReader(format: SubtitleFormat): TextReader {
  return async ({ story, ...text }) => {
    const cues = new CueText(story, format !== 'vtt');
    await readEachLine(text, (line) => cues.add(line));
    cues.end();
  };
}

class CueText {
  readonly #story: Story;
  readonly #countsUntimed: boolean;
  #isInCue: boolean;
  #isFirstOfBlock = true;
  /** The last line of a cue waits: a number before a timing belongs to the next cue. */
  #held: string | null = null;

  constructor(story: Story, countsUntimed: boolean) {
    this.#story = story;
    this.#countsUntimed = countsUntimed;
    this.#isInCue = countsUntimed;
  }

  add(line: string): void {
    if (arrowTiming.test(line) || subViewerTiming.test(line)) {
      if (this.#held !== null && !/^\s*\d+\s*$/.test(this.#held)) this.#write(this.#held);
      this.#held = null;
      this.#isInCue = true;
      this.#isFirstOfBlock = false;
    } else if (line.trim() === '') {
      this.end();
      this.#isInCue = this.#countsUntimed;
      this.#isFirstOfBlock = true;
    } else if (this.#isInCue) {
      this.end();
      // The number of a cue that has no time.
      const isNumber = this.#isFirstOfBlock && /^\uFEFF?\s*\d+\s*$/.test(line);
      if (!isNumber) this.#held = line;
      this.#isFirstOfBlock = false;
    }
  }

  end(): void {
    if (this.#held !== null) this.#write(this.#held);
    this.#held = null;
  }

  #write(line: string): void {
    const shown = line
      .replaceAll(/<[^<>]*>|\{\\[^{}]*\}/g, '')
      .replaceAll('[br]', '\n')
      .replaceAll('&nbsp;', '\u00a0')
      .replaceAll(/&(?:lrm|rlm);/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
    this.#story.write('main', `${shown}\n`);
  }
}
