import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsToDecimal } from './money.ts';
import { readFactor, readRate, specifiedPrices } from './prices.ts';
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
    expect(centsPerWord(serviceType, specifiedPrices)).toBe(cents);
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
    expect(timelinePercent(timeline, specifiedPrices)).toBe(percent);
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
    expect(centsToDecimal(estimateCents({ wordCount: 9, ...standard }, specifiedPrices))).toBe(
      '0.90',
    );
  });

  it('rounds half a cent up', () => {
    const one = {
      wordCount: 1,
      serviceType: 'Professional Translation',
      deliveryTimeline: 'Express',
    };
    expect(estimateCents(one, specifiedPrices)).toBe(23);
  });

  it('equals exact arithmetic for every document of up to 1 GB, at any prices', () => {
    const tenths = fc.integer({ min: 1, max: 9999 });
    const percent = fc.integer({ min: 1, max: 999 });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1024 ** 3 }),
        tenths,
        tenths,
        percent,
        percent,
        fc.constantFrom('Professional Translation', 'Handwritten Translation'),
        fc.constantFrom('', 'Rush (24 hours)'),
        (wordCount, one, other, usual, rush, serviceType, deliveryTimeline) => {
          const prices = {
            ...specifiedPrices,
            professionalTranslation: read(readRate, one, 3),
            anyOther: read(readRate, other, 3),
            standardDelivery: read(readFactor, usual, 2),
            rushDelivery: read(readFactor, rush, 2),
          };
          const rate = serviceType === 'Professional Translation' ? one : other;
          const factor = deliveryTimeline === '' ? usual : rush;
          const exact = (BigInt(wordCount) * BigInt(rate) * BigInt(factor) + 500n) / 1000n;
          const estimate = estimateCents({ wordCount, serviceType, deliveryTimeline }, prices);
          expect(BigInt(estimate)).toBe(exact);
        },
      ),
    );
  });
});

/** As an owner could type it. */
function read(readText: (text: string) => string | null, value: number, places: number): string {
  return readText((value / 10 ** places).toFixed(places)) ?? `${value} was refused`;
}

describe('splitEstimate', () => {
  const halves = {
    serviceType: 'Professional Translation',
    deliveryTimeline: 'Express (2-3 days)',
  };

  it('rounds the parts so that they cost together what the whole does', () => {
    expect(splitEstimate([1, 1, 1], halves, specifiedPrices)).toEqual([23, 22, 23]);
    const anyCounts = fc.array(fc.nat(10_000));
    fc.assert(
      fc.property(anyCounts, (wordCounts) => {
        const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
        expect(sum(splitEstimate(wordCounts, halves, specifiedPrices))).toBe(
          estimateCents({ wordCount: sum(wordCounts), ...halves }, specifiedPrices),
        );
      }),
    );
  });
});
