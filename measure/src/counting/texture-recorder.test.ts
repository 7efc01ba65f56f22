import { describe, expect, it } from 'vitest';
import { TextCounter } from './text-counter.ts';
import { TextureRecorder } from './texture-recorder.ts';

function record(text: string) {
  const recorder = new TextureRecorder();
  const counter = new TextCounter(recorder);
  counter.add(text);
  return { runs: recorder.finish(), counts: counter.finish() };
}

describe('TextureRecorder', () => {
  it('records the scripts in reading order and where paragraphs end', () => {
    expect(record('请看 the bridge 桥\nSecond line').runs).toEqual([
      { script: 'asian', words: 2, endsParagraph: false },
      { script: 'other', words: 2, endsParagraph: false },
      { script: 'asian', words: 1, endsParagraph: true },
      { script: 'other', words: 2, endsParagraph: false },
    ]);
  });

  it('ends a paragraph once, however many line ends follow', () => {
    expect(record('a\n\n\nb').runs).toHaveLength(2);
  });

  it.each([
    ['mixed text', '字 word\n', 50_000],
    ['one long paragraph', 'word ', 100_000],
    ['short paragraphs', 'two words\n', 30_000],
  ])('keeps at most 2,000 runs of %s and loses no word', (_, unit, times) => {
    const { runs, counts } = record(unit.repeat(times));
    expect(runs.length).toBeLessThanOrEqual(2_000);
    expect(runs.reduce((total, { words }) => total + words, 0)).toBe(counts.words);
  });
});
