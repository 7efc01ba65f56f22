import { describe, expect, it } from 'vitest';
import type { Measurement } from '../../counting/measurement.ts';
import { specifiedPrices } from '../../money/prices.ts';
import { withoutGuessedSum } from '../../record/price-count.ts';
import { isAtRevision } from '../../record/revision.ts';
import { addFailedPage, addPage, continueReading } from '../../record/scan-reading.ts';
import { sampleQuote } from '../sample-quote.ts';
import { decideCount, decideCountRequest } from '../server/decide-count.ts';
import { decideFileDeleted } from './decide-file-deletion.ts';
import { decideRecognizedCount, findRecognizedCount } from './take-reading.ts';

const at = '2026-11-20T10:00:00.000Z';
const now = Date.parse(at);
const counts = { words: 0, asianCharacters: 0, otherWords: 0, characters: 0 };
const measurement: Measurement = {
  format: 'pdf',
  exactness: 'uncountable',
  limit: 'scan',
  counts,
  outside: {},
  pages: 2,
  picturePages: 2,
};
const page = { words: 300, asianCharacters: 300, otherWords: 0 };
const begun = { ...continueReading(undefined, { pages: 'all' }), pages: 2 };
const half = addPage(begun, page, 9);
const reading = { ...addPage(half, page, 9), state: 'finished' };
const scan = sampleQuote({
  measurement,
  reading,
  wordCount: 0,
  wordCountBasis: 'none',
  estimatedCost: '0.00',
});
const said = { wordCount: 600, wordCountBasis: 'recognized', estimatedCost: '60.00' };
const { quote: taken } = decideRecognizedCount(scan, { device: 'Laptop' }, { at: now });

describe('decideRecognizedCount', () => {
  it('makes the middle of the range the count, and the published rates its price', () => {
    expect(taken).toMatchObject({ ...said, recognized: { words: 600, low: 576, high: 624 } });
    expect(isAtRevision(taken, scan.revision)).toBe(true);
  });

  it('says in the history who took it over, and with which range', () => {
    expect(taken.history.at(-1)).toEqual({
      status: 'pending',
      at,
      device: 'Laptop',
      count: { ...said, range: { low: 576, high: 624 } },
    });
  });

  it('takes the same count once', () => {
    expect(decideRecognizedCount(taken, {}, { at: now })).toEqual({
      kind: 'unchanged',
      quote: taken,
    });
  });

  it('adds the pages that were counted', () => {
    const partial = {
      ...measurement,
      exactness: 'partial',
      limit: 'scanned-pages',
      counts: { ...counts, words: 40, otherWords: 40 },
    } as const;
    const { quote } = decideRecognizedCount({ ...scan, measurement: partial }, {}, { at: now });
    expect(quote.wordCount).toBe(640);
  });

  it.each([
    ['was not read', { reading: undefined }],
    ['is being read', { reading: { ...reading, state: 'reading' } }],
    ['was read in part', { reading: { ...half, state: 'finished' } }],
    [
      'has a page that could not be read',
      { reading: { ...addFailedPage(half, 2, 9), state: 'finished' } },
    ],
    ['is being counted', { wordCountBasis: 'counting' }],
    [
      'has other pages that nobody counted',
      { measurement: { ...measurement, limit: 'unreadable-pages' as const } },
    ],
  ])('refuses a document that %s', (_, differences) => {
    const { reading: _read, ...bare } = scan;
    const quote = { ...bare, reading, ...differences } as typeof scan;
    expect(findRecognizedCount(quote)).toBeNull();
    expect(decideRecognizedCount(quote, {}, { at: now })).toMatchObject({ reason: 'not-whole' });
  });
});

describe('a count that was taken over', () => {
  it('stays through another count that finds less, and the deletion of the document', () => {
    const { quote: counting } = decideCountRequest(taken);
    expect(decideCount(counting, { measurement }, now).quote).toMatchObject(said);
    expect(decideFileDeleted(counting, { cause: 'by-hand' }, now).quote).toMatchObject(said);
    expect(withoutGuessedSum(taken)).toMatchObject(said);
  });

  it('has the rates under which it was asked', () => {
    const rates = { ...specifiedPrices, standardTranslation: '0.165' };
    const { quote } = decideRecognizedCount({ ...scan, rates }, {}, { at: now });
    expect(quote).toMatchObject({ estimatedCost: '99.00', rates });
  });

  it('gives way to a whole count', () => {
    const { quote: counting } = decideCountRequest(taken);
    const { limit: _none, ...whole } = measurement;
    const exact: Measurement = { ...whole, exactness: 'exact', counts: { ...counts, words: 612 } };
    expect(decideCount(counting, { measurement: exact }, now).quote).toMatchObject({
      wordCount: 612,
      wordCountBasis: 'measured',
    });
  });
});
