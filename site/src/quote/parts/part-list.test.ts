import { specifiedPrices } from '@yiqiao/contract/money/prices';
import { estimateCents } from '@yiqiao/contract/money/pricing';
import { describe, expect, it } from 'vitest';
import { listParts } from './part-list.ts';

function counts(words: number) {
  return { words, asianCharacters: 0, otherWords: words, characters: words };
}

const standard = { serviceType: 'Standard Translation', deliveryTimeline: 'Standard (5-7 days)' };
const halfCents = {
  serviceType: 'Professional Translation',
  deliveryTimeline: 'Express (2-3 days)',
};

const report = {
  counts: counts(5318),
  outside: {
    comments: counts(310),
    'text-boxes': counts(128),
    notes: counts(0),
    locked: counts(9),
  },
};

describe('listParts', () => {
  it('lists the parts that have words, in the order of the offer', () => {
    expect(listParts(report, 'text-boxes,notes', standard)).toEqual({
      main: { words: 5318, cents: 53_180 },
      rows: [
        { part: 'text-boxes', words: 128, isIn: true, cents: 1280 },
        { part: 'comments', words: 310, isIn: false, cents: 3100 },
      ],
    });
  });

  it('adds up to the estimate where a word costs half a cent more', () => {
    const odd = { counts: counts(1), outside: { 'text-boxes': counts(1), notes: counts(1) } };
    const { main, rows } = listParts(odd, 'text-boxes,notes', halfCents);
    const shown = rows.reduce((sum, { cents }) => sum + cents, main.cents);
    expect(shown).toBe(estimateCents({ wordCount: 3, ...halfCents }, specifiedPrices));
    expect(shown).not.toBe(3 * estimateCents({ wordCount: 1, ...halfCents }, specifiedPrices));
  });
});
