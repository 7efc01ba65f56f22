import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { describe, expect, it } from 'vitest';
import { wordsText } from '../list/rows/quote-words.ts';
import { sampleQuote } from '../test/sample-quote.ts';
import { amountText } from './amount-text.ts';

type Report = NonNullable<QuoteSubmission['measurement']>;

const counts = { words: 6, asianCharacters: 0, otherWords: 6, characters: 30 };
const report: Report = { format: 'pdf', exactness: 'exact', counts, outside: {} };
const uncounted: Report = { ...report, exactness: 'uncountable' };

const submissions = {
  whole: sampleQuote({ wordCount: 6, estimatedCost: '0.60', measurement: report }),
  partial: sampleQuote({
    wordCount: 6,
    wordCountBasis: 'partial',
    estimatedCost: '0.60',
    measurement: {
      ...report,
      exactness: 'partial',
      limit: 'scanned-pages',
      pages: 200,
      picturePages: 199,
    },
  }),
  nothingYet: sampleQuote({
    wordCount: 0,
    wordCountBasis: 'partial',
    estimatedCost: '0.00',
    measurement: { ...report, format: 'eml', exactness: 'partial', limit: 'attachments' },
  }),
  /** As an earlier release stored it. */
  scan: sampleQuote({
    wordCount: 443_288,
    wordCountBasis: 'estimated',
    estimatedCost: '44328.80',
    measurement: { ...uncounted, limit: 'scan', pages: 200 },
  }),
  estimate: sampleQuote({
    wordCount: 18_700,
    wordCountBasis: 'estimated',
    estimatedCost: '1870.00',
    measurement: { ...uncounted, format: 'unknown', limit: 'unknown-format' },
  }),
  counting: sampleQuote({
    wordCount: 2161,
    wordCountBasis: 'counting',
    estimatedCost: '216.10',
    measurement: null,
  }),
  recognized: sampleQuote({
    wordCount: 544,
    wordCountBasis: 'recognized',
    recognized: { words: 544, low: 522, high: 566 },
    estimatedCost: '54.40',
    measurement: { ...uncounted, limit: 'scan', pages: 2 },
  }),
  recording: sampleQuote({
    wordCount: 0,
    wordCountBasis: 'none',
    estimatedCost: '0.00',
    measurement: { ...uncounted, format: 'mp3', limit: 'audio', durationSeconds: 2538 },
  }),
};

describe('wordsText', () => {
  it.each([
    ['whole', '6 words'],
    ['partial', 'at least 6 words, 199 of 200 pages not counted'],
    ['scan', '200 scanned pages, to be counted'],
    ['estimate', 'about 18,700 words, estimated'],
    ['recognized', 'about 544 words, recognized'],
    ['recording', '42:18 minutes of audio, to be listened to'],
    ['counting', 'being counted'],
  ] as const)('says what is known of a document: %s', (kind, text) => {
    expect(wordsText(submissions[kind])).toBe(text);
  });

  it('reads records of version 0.1', () => {
    const { partial, recording } = submissions;
    const old = { ...report, exactness: 'partial', limit: 'scanned-pages', pages: 200 } as const;
    expect(wordsText({ ...partial, wordCountBasis: 'measured', measurement: old })).toBe(
      'at least 6 words, partly counted',
    );
    expect(wordsText({ ...recording, wordCountBasis: 'estimated', wordCount: 26_850 })).toBe(
      '42:18 minutes of audio, to be listened to',
    );
  });
});

describe('amountText', () => {
  it.each([
    ['whole', '$0.60'],
    ['partial', 'at least $0.60'],
    ['nothingYet', 'no sum yet'],
    ['scan', 'no sum yet'],
    ['estimate', 'no sum yet'],
    ['recognized', 'about $54.40'],
    ['recording', 'no sum yet'],
    ['counting', 'no sum yet'],
  ] as const)('says what an amount is worth: %s', (kind, text) => {
    expect(amountText(submissions[kind])).toBe(text);
  });
});
