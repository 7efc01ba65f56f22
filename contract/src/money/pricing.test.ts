import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsToDecimal } from './money.ts';
import {
  centsPerWord,
  estimateCents,
  splitEstimate,
  timelineDays,
  timelinePercent,
} from './pricing.ts';

const standard = { serviceType: 'Standard Translation', deliveryTimeline: 'Standard (5-7 days)' };

describe('centsPerWord', () => {
  it.each([
    ['Standard Translation', 10],
    ['Professional Translation', 15],
    ['Premium Translation', 20],
    ['Certified Translation', 25],
    ['', 10],
    ['Handwritten Translation', 10],
    ['toString', 10],
  ])('prices a word of "%s" at %i cents', (serviceType, cents) => {
    expect(centsPerWord(serviceType)).toBe(cents);
  });
});

describe('timelinePercent', () => {
  it.each([
    ['Standard (5-7 days)', 100],
    ['Express (2-3 days)', 150],
    ['Rush (24 hours)', 200],
    ['Super Express', 150],
    ['Rush, please', 200],
    ['', 100],
    ['express', 100],
  ])('multiplies "%s" by %i percent', (timeline, percent) => {
    expect(timelinePercent(timeline)).toBe(percent);
  });
});

describe('timelineDays', () => {
  it.each([
    ['Standard (5-7 days)', 7],
    ['Express (2-3 days)', 3],
    ['Rush (24 hours)', 1],
    ['', 7],
  ])('gives "%s" %i days at most', (timeline, days) => {
    expect(timelineDays(timeline)).toBe(days);
  });
});

describe('estimateCents', () => {
  it('prices 9 words at $0.90', () => {
    expect(centsToDecimal(estimateCents({ wordCount: 9, ...standard }))).toBe('0.90');
  });

  it('rounds half a cent up', () => {
    const one = {
      wordCount: 1,
      serviceType: 'Professional Translation',
      deliveryTimeline: 'Express',
    };
    expect(estimateCents(one)).toBe(23);
  });

  it('equals exact arithmetic for every document of up to 1 GB', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1024 ** 3 }),
        fc.constantFrom(
          'Standard Translation',
          'Professional Translation',
          'Certified Translation',
        ),
        fc.constantFrom('', 'Express', 'Rush'),
        (wordCount, serviceType, deliveryTimeline) => {
          const exact =
            (BigInt(wordCount) *
              BigInt(centsPerWord(serviceType)) *
              BigInt(timelinePercent(deliveryTimeline)) +
              50n) /
            100n;
          expect(estimateCents({ wordCount, serviceType, deliveryTimeline })).toBe(Number(exact));
        },
      ),
    );
  });
});

describe('splitEstimate', () => {
  const halves = {
    serviceType: 'Professional Translation',
    deliveryTimeline: 'Express (2-3 days)',
  };

  it('rounds the parts so that they cost together what the whole does', () => {
    expect(splitEstimate([1, 1, 1], halves)).toEqual([23, 22, 23]);
    const anyCounts = fc.array(fc.nat(10_000));
    fc.assert(
      fc.property(anyCounts, (wordCounts) => {
        const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
        expect(sum(splitEstimate(wordCounts, halves))).toBe(
          estimateCents({ wordCount: sum(wordCounts), ...halves }),
        );
      }),
    );
  });
});
