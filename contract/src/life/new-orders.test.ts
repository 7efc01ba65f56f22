import { describe, expect, it } from 'vitest';
import { sampleOffer } from '../commands/sample-order.ts';
import { sampleQuote } from '../commands/sample-quote.ts';
import { isUnopened } from './order-life.ts';

const at = '2026-11-20T10:00:00.000Z';
const estimated = sampleQuote({ offers: [sampleOffer({ fromEstimate: true })] });
const paid = {
  ...estimated,
  status: 'in-progress',
  acceptance: { version: 1, name: '林美', byPayment: true, at },
  history: [...estimated.history, { status: 'in-progress', at }],
};

describe('isUnopened', () => {
  it('is true of an order that was paid at once until somebody of the office has looked', () => {
    expect(isUnopened(estimated)).toBe(true);
    expect(isUnopened(paid)).toBe(true);
    expect(isUnopened({ ...paid, openedAt: at })).toBe(false);
  });

  it('is false once the office has done anything', () => {
    const quoted = [...(estimated.offers ?? []), sampleOffer({ version: 2 })];
    expect(isUnopened({ ...estimated, offers: quoted })).toBe(false);
    const later = { status: 'in-progress', at: '2026-11-20T11:00:00.000Z', changeId: 'change' };
    expect(isUnopened({ ...paid, history: [...paid.history, later] })).toBe(false);
    const { byPayment: _, ...acceptance } = paid.acceptance;
    expect(isUnopened({ ...paid, acceptance })).toBe(false);
  });
});
