import { describe, expect, it } from 'vitest';
import { parts } from '../../content/en/quote/parts.ts';
import { describeIncluded, describeNeverIncluded } from './describe-parts.ts';

function counts(words: number) {
  return { words, asianCharacters: 0, otherWords: words, characters: words };
}

const outside = {
  notes: counts(1),
  'text-boxes': counts(1200),
  comments: counts(7),
  locked: counts(12),
  hidden: counts(0),
};

describe('describeIncluded', () => {
  it('names the parts that are counted in and have words', () => {
    expect(describeIncluded(outside, 'text-boxes,notes,hidden', parts)).toBe(
      '1,200 words in text boxes and diagrams, 1 word in footnotes and endnotes',
    );
  });

  it('has nothing to say of the main text alone, or of a record from before the choice', () => {
    expect(describeIncluded(outside, '', parts)).toBeNull();
    expect(describeIncluded(outside, undefined, parts)).toBeNull();
  });
});

describe('describeNeverIncluded', () => {
  it('names what nobody is asked to pay for', () => {
    expect(describeNeverIncluded(outside, parts)).toBe(
      '12 words in text marked as not to be translated',
    );
    expect(describeNeverIncluded({ notes: counts(3) }, parts)).toBeNull();
  });
});
