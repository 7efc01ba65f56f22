import type { TextureRun } from '@yiqiao/measure/browser';

/** With more marks than this, the drawing would look like wallpaper. */
const maxMarks = 400;

/** The width of the drawing on a desktop; narrower screens wrap the same lines. */
const columns = 38;

const maxRows = 16;

export type Mark = 'ring' | 'dot';

export interface DocumentDrawing {
  readonly wordsPerMark: number;
  /** Marks in reading order, one list for each line of paragraphs. */
  readonly lines: readonly (readonly Mark[])[];
}

/** A document as rings (Chinese) and dots (everything else), each representing the same number of words. */
export function drawDocument(texture: readonly TextureRun[]): DocumentDrawing {
  const words = texture.reduce((sum, run) => sum + run.words, 0);
  const wordsPerMark = chooseWordsPerMark(words);
  return { wordsPerMark, lines: joinUntilItFits(markParagraphs(texture, wordsPerMark)) };
}

/** The smallest of 1, 2, 5, 10, 20, 50 … that keeps the number of marks within bounds. */
export function chooseWordsPerMark(words: number): number {
  for (let decade = 1; ; decade *= 10) {
    for (const step of [1, 2, 5]) {
      if (words <= step * decade * maxMarks) return step * decade;
    }
  }
}

function markParagraphs(texture: readonly TextureRun[], wordsPerMark: number): Mark[][] {
  const paragraphs: Mark[][] = [[]];
  const rest = { asian: wordsPerMark / 2, other: wordsPerMark / 2 };
  for (const { script, words, endsParagraph } of texture) {
    // Text too short for a mark is carried over, so that the overall shares are right.
    const due = rest[script] + words;
    const marks = Math.floor(due / wordsPerMark);
    rest[script] = due - marks * wordsPerMark;
    paragraphs.at(-1)?.push(...Array<Mark>(marks).fill(script === 'asian' ? 'ring' : 'dot'));
    if (endsParagraph) paragraphs.push([]);
  }
  return paragraphs.filter(({ length }) => length > 0);
}

/** Neighbouring paragraphs share a line where a document of many short ones would grow too tall. */
function joinUntilItFits(paragraphs: readonly Mark[][]): readonly Mark[][] {
  let lines = paragraphs;
  while (lines.length > 1 && countRows(lines) > maxRows) lines = joinPairs(lines);
  return lines;
}

function countRows(lines: readonly Mark[][]): number {
  return lines.reduce((rows, { length }) => rows + Math.ceil(length / columns), 0);
}

function joinPairs(lines: readonly Mark[][]): Mark[][] {
  return lines.flatMap((line, index) =>
    index % 2 === 0 ? [[...line, ...(lines[index + 1] ?? [])]] : [],
  );
}
