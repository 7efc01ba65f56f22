import { describe, expect, it } from 'vitest';
import type { Measurement } from '../../counting/measurement.ts';
import { withoutGuessedSum } from '../../record/price-count.ts';
import { isAtRevision } from '../../record/revision.ts';
import { decideFileDeleted } from '../office/decide-file-deletion.ts';
import { sampleQuote } from '../sample-quote.ts';
import { decideCount, decideCountRequest } from './decide-count.ts';

const at = '2026-11-20T10:00:00.000Z';
const now = Date.parse(at);
const measurement: Measurement = {
  format: 'docx',
  exactness: 'exact',
  counts: { words: 646, asianCharacters: 600, otherWords: 46, characters: 900 },
  outside: {},
};
const uncounted: Measurement = { ...measurement, format: 'pdf', exactness: 'uncountable' };
const unknown: Measurement = { ...uncounted, format: 'unknown', limit: 'unknown-format' };
const counting = sampleQuote({ wordCountBasis: 'counting' });

describe('decideCountRequest', () => {
  it('has a document counted, once', () => {
    const { kind, quote } = decideCountRequest(sampleQuote());
    expect({ kind, basis: quote.wordCountBasis }).toEqual({ kind: 'changed', basis: 'counting' });
    expect(decideCountRequest(quote)).toEqual({ kind: 'unchanged', quote });
  });

  it('refuses where the document is gone', () => {
    const gone = decideFileDeleted(sampleQuote(), { cause: 'by-hand' }, now).quote;
    expect(decideCountRequest(gone)).toMatchObject({ kind: 'refused', reason: 'gone' });
  });
});

describe('decideCount', () => {
  it('records words and price in the record and its history, and nobody has touched it', () => {
    const { quote } = decideCount(counting, { measurement }, now);
    const count = { wordCount: 646, wordCountBasis: 'measured', estimatedCost: '64.60' };
    expect(quote).toMatchObject({ ...count, measurement, revision: 4 });
    expect(quote.updatedAt).toBe(counting.updatedAt);
    expect(quote.history.at(-1)).toEqual({ status: 'pending', at, count });
  });

  it('leaves in force a decision that was made before the count came in', () => {
    const { quote } = decideCount(counting, { measurement }, now);
    expect(isAtRevision(quote, counting.revision)).toBe(true);
  });

  it('keeps what was known before when it could not be counted', () => {
    const again = sampleQuote({ wordCountBasis: 'counting', measurement });
    const { quote } = decideCount(again, { measurement: undefined }, now);
    expect(quote).toMatchObject({ wordCount: 646, wordCountBasis: 'measured', measurement });
  });

  it('forgets whose turn it was, as the deletion of the document does', () => {
    const waiting = { ...counting, countedFor: 'visitor' };
    const { quote: counted } = decideCount(waiting, { measurement }, now);
    const { quote: gone } = decideFileDeleted(waiting, { cause: 'by-hand' }, now);
    for (const quote of [counted, gone]) expect(quote).not.toHaveProperty('countedFor');
  });

  it('changes nothing when nobody waits for it', () => {
    const { quote: counted } = decideCount(counting, { measurement }, now);
    const gone = decideFileDeleted(counting, { cause: 'by-hand' }, now).quote;
    for (const quote of [counted, gone]) {
      expect(decideCount(quote, { measurement }, now)).toEqual({ kind: 'unchanged', quote });
    }
  });

  it.each([
    ['a scan', { ...uncounted, limit: 'scan' }, { wordCount: 0, wordCountBasis: 'none' }],
    [
      'a locked file',
      { ...uncounted, limit: 'encrypted' },
      { wordCount: 0, wordCountBasis: 'none' },
    ],
    ['an unknown file', unknown, { wordCount: 9, wordCountBasis: 'estimated' }],
  ] as const)('gives %s no price', (_what, found, count) => {
    const { quote } = decideCount(counting, { measurement: found }, now);
    expect(quote).toMatchObject({ ...count, estimatedCost: '0.00', estimatedWordCount: 9 });
  });
});

describe('withoutGuessedSum', () => {
  const guessed = { wordCount: 106_775, estimatedWordCount: 106_775, estimatedCost: '10677.50' };
  const unpriced = { ...guessed, estimatedCost: '0.00' };

  it.each([
    ['estimated', { ...uncounted, limit: 'scan' }, { wordCount: 0, wordCountBasis: 'none' }],
    ['estimated', unknown, { wordCountBasis: 'estimated' }],
    ['estimated', null, { wordCountBasis: 'estimated' }],
    ['counting', null, { wordCount: 0, wordCountBasis: 'counting' }],
  ] as const)(
    'takes the sum off a record of an earlier release: %s',
    (wordCountBasis, found, to) => {
      const stored = sampleQuote({ ...guessed, wordCountBasis, measurement: found });
      expect(withoutGuessedSum(stored)).toEqual({ ...stored, ...unpriced, ...to });
    },
  );

  it.each([
    ['measured', measurement],
    ['measured', { ...measurement, exactness: 'partial' }],
    ['counting', measurement],
  ] as const)('leaves what was counted as it was priced: %s', (wordCountBasis, found) => {
    const stored = sampleQuote({ ...guessed, wordCountBasis, measurement: found });
    expect(withoutGuessedSum(stored)).toEqual(stored);
  });
});
