import type { Measurement } from '@yiqiao/contract/measurement';
import { describe, expect, it } from 'vitest';
import {
  describeBasis,
  describeCounts,
  describeLimit,
  describeOutside,
  formatDuration,
} from './count-sentences.ts';

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

function uncountable(change: Partial<Measurement>): Measurement {
  return { ...measured, exactness: 'uncountable', counts: counts(0, 0), ...change };
}

describe('describeCounts', () => {
  it('names both scripts with thousands separators', () => {
    expect(describeCounts(counts(406, 1904))).toBe('1,904 words and 406 Chinese characters');
  });

  it('leaves out a script that does not occur', () => {
    expect(describeCounts(counts(5000, 0))).toBe('5,000 Chinese characters');
    expect(describeCounts(counts(0, 1))).toBe('1 word');
    expect(describeCounts(counts(0, 0))).toBe('0 words');
  });
});

describe('describeBasis', () => {
  it('says by which rule was counted, and no number for a second time', () => {
    expect(describeBasis(measured, 'text/plain')).toBe('Counted by Word’s rule.');
  });

  it('says how an estimate came about', () => {
    expect(describeBasis(null, 'text/plain')).toBe('Estimated from the spaces in the text.');
    expect(describeBasis(uncountable({ limit: 'image' }), 'image/png')).toBe(
      'Estimated from the file size.',
    );
  });
});

describe('describeLimit', () => {
  it('has nothing to say about an exact count', () => {
    expect(describeLimit(measured)).toBeNull();
  });

  it('calls a file without a byte empty, not damaged', () => {
    const empty = uncountable({ format: 'empty', limit: 'damaged' });
    expect(describeLimit(empty)).toBe('This file is empty: please check that it is the right one.');
  });

  it('explains a scan', () => {
    const sentence = 'This PDF is a scan: a person will count it.';
    expect(describeLimit(uncountable({ limit: 'scan' }))).toBe(sentence);
  });

  it('tells how long a recording plays', () => {
    const video = uncountable({ limit: 'video', durationSeconds: 751 });
    expect(describeLimit(video)).toBe('Video, 12:31 minutes: a person will listen to it.');
    expect(describeLimit(uncountable({ limit: 'audio' }))).toBe(
      'Audio: a person will listen to it.',
    );
  });
});

describe('formatDuration', () => {
  it('pads the seconds and keeps hours as minutes', () => {
    expect(formatDuration(9)).toBe('0:09');
    expect(formatDuration(59.6)).toBe('1:00');
    expect(formatDuration(5400)).toBe('90:00');
  });
});

describe('describeOutside', () => {
  it('lists every part that has words', () => {
    const outside = { notes: counts(0, 1), comments: counts(0, 0), hidden: counts(1200, 0) };
    expect(describeOutside({ ...measured, outside })).toEqual([
      '1 word in footnotes and endnotes',
      '1,200 words in hidden text',
    ]);
  });
});
