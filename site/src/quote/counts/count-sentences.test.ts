import type { Measurement } from '@yiqiao/contract/counting/measurement';
import { describe, expect, it } from 'vitest';
import { counting } from '../../content/en/quote/words/counting.ts';
import { describeRule } from './count-sentences.ts';

function counts(asianCharacters: number, otherWords: number) {
  const words = asianCharacters + otherWords;
  return { words, asianCharacters, otherWords, characters: words };
}

const measured: Measurement = {
  format: 'docx',
  exactness: 'exact',
  counts: counts(406, 1904),
  outside: {},
};

describe('describeRule', () => {
  it('says by which rule was counted, and no number for a second time', () => {
    expect(describeRule(measured, counting)).toBe('Counted by Word’s rule.');
  });

  it('says on how many pages or slides', () => {
    expect(describeRule({ ...measured, pages: 24 }, counting)).toBe(
      'Counted by Word’s rule, 24 pages.',
    );
    expect(describeRule({ ...measured, pages: 1 }, counting)).toBe(
      'Counted by Word’s rule, 1 page.',
    );
    expect(describeRule({ ...measured, format: 'pptx', pages: 9 }, counting)).toBe(
      'Counted by Word’s rule, 9 slides.',
    );
  });
});
