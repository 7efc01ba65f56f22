import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SegmentReader } from '../src/analysis/segment-reader.ts';
import { SegmentSet } from '../src/analysis/segment-set.ts';
import { SegmentTally } from '../src/analysis/segment-tally.ts';
import { TextCounter } from '../src/counting/text-counter.ts';
import { analyzeBytes } from './analyze-bytes.ts';

function divide(pieces: readonly string[]): string[] {
  const segments: string[] = [];
  const reader = new SegmentReader((segment) => segments.push(segment));
  for (const piece of pieces) reader.write(piece);
  reader.finish();
  return segments;
}

const difficult = fc.string({
  unit: fc.constantFrom(
    ...['a', 'B', ' ', '.', '!', ';', '。', '；', '”', '"', '(', '好', '5', '\n', '…'],
    ...['Inc', 'The', '\u200b', '\u2028', '\ud83d\ude00', '\ud840\udc00', '\ud800', '\udc00'],
  ),
  maxLength: 200,
});

describe('segments of hostile texts', () => {
  it('are the text, however it arrives in pieces', () => {
    fc.assert(
      fc.property(difficult, fc.integer({ min: 1, max: 30 }), (text, length) => {
        const pieces = text.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? [];
        const segments = divide(pieces);
        expect(segments.join('')).toBe(text);
        expect(segments).toEqual(divide([text]));
      }),
      { numRuns: 2_000 },
    );
  });

  it('add up to the count of the text', () => {
    fc.assert(
      fc.property(difficult, (text) => {
        const tally = new SegmentTally(1_000);
        for (const segment of divide([text])) tally.add('main', segment);
        const counter = new TextCounter();
        counter.add(text);
        expect(tally.finish().all.words).toBe(counter.finish().words);
      }),
      { numRuns: 2_000 },
    );
  });

  it('are cut where a sentence does not end, never inside a character', () => {
    const segments = divide([`x${'\ud840\udc00'.repeat(100_000)}`]);
    expect(segments.length).toBeGreaterThan(3);
    for (const segment of segments)
      expect(segment).not.toMatch(/^[\udc00-\udfff]|[\ud800-\udbff]$/);
  });

  it('add up where a paragraph without a full stop is longer than any sentence', async () => {
    const { report, analysis } = await analyzeBytes('ภาษาไทยสวยงาม '.repeat(20_000));
    expect(analysis?.all.words).toBe(report.counts.words);
    expect(analysis?.all.segments).toBeGreaterThan(1);
  });

  it('need no line end, in 10 MB', async () => {
    const { report, analysis } = await analyzeBytes('word '.repeat(2_000_000));
    expect(report.counts.words).toBe(2_000_000);
    expect(analysis?.all.words).toBe(2_000_000);
  });

  it('may be a million', async () => {
    const { analysis } = await analyzeBytes('字\n'.repeat(1_000_000));
    expect(analysis?.all.segments).toBe(1_000_000);
    expect(analysis?.remaining.segments).toBe(1);
  });

  it.each(['a\nb\nc\nd\n', 'a\nb\nc\nd'])(
    'are not compared beyond the limit of different ones: %j',
    async (text) => {
      expect((await analyzeBytes(text, { maxSegments: 4 })).analysis?.all.segments).toBe(4);
      const { report, analysis } = await analyzeBytes(text, { maxSegments: 3 });
      expect(report).toMatchObject({ exactness: 'uncountable', limit: 'too-large' });
      expect(analysis).toBeNull();
    },
  );
});

describe('SegmentSet', () => {
  it('takes no text for another among similar ones', () => {
    const set = new SegmentSet(300_000);
    let found = 0;
    for (let index = 0; index < 150_000; index += 1) {
      if (set.add(`Section ${index}`)) found += 1;
      if (set.add(`${index} noitceS`)) found += 1;
    }
    expect(found).toBe(300_000);
    for (const text of ['Section 0', 'Section 149999', '5 noitceS']) {
      expect(set.add(text)).toBe(false);
    }
  });
});
