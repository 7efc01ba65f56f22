import type { TextureRun } from '@yiqiao/measure/browser';
import { describe, expect, it } from 'vitest';
import { chooseWordsPerMark, drawDocument } from './document-marks.ts';

function run(script: TextureRun['script'], words: number, endsParagraph = false): TextureRun {
  return { script, words, endsParagraph };
}

describe('chooseWordsPerMark', () => {
  it.each([
    [0, 1],
    [400, 1],
    [401, 2],
    [5318, 20],
    [41_870, 200],
  ])('lets %d words have marks of %d', (words, expected) => {
    expect(chooseWordsPerMark(words)).toBe(expected);
  });
});

describe('drawDocument', () => {
  it('draws a ring for Chinese and a dot for the rest, a line for each paragraph', () => {
    const texture = [run('asian', 2), run('other', 1, true), run('other', 2, true)];
    expect(drawDocument(texture)).toEqual({
      wordsPerMark: 1,
      lines: [
        ['ring', 'ring', 'dot'],
        ['dot', 'dot'],
      ],
    });
  });

  it('keeps the shares true when every run is shorter than a mark', () => {
    const texture = Array.from({ length: 1000 }, () => [run('asian', 3), run('other', 1, true)]);
    const marks = drawDocument(texture.flat()).lines.flat();
    expect(marks).toHaveLength(400);
    expect(marks.filter((mark) => mark === 'ring')).toHaveLength(300);
  });

  it('stays low for a document of many short paragraphs', () => {
    const texture = Array.from({ length: 300 }, () => run('other', 1, true));
    const { lines } = drawDocument(texture);
    expect(lines.flat()).toHaveLength(300);
    expect(lines.length).toBeLessThanOrEqual(16);
  });

  it('has no lines for an empty document', () => {
    expect(drawDocument([])).toEqual({ wordsPerMark: 1, lines: [] });
  });
});
