import { sampleOffer } from '@yiqiao/contract/commands/sample-order';
import { describe, expect, it } from 'vitest';
import { sampleQuote } from '../test/sample-quote.ts';
import { lifeStops } from './life-stops.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const offers = [sampleOffer()];
const acceptance = { version: 1, name: 'Chen Siyuan', at: '2026-11-20T11:00:00.000Z' };

const statesOf = (differences: Parameters<typeof sampleQuote>[0]) =>
  lifeStops(sampleQuote(differences), now).map(({ state }) => state);

describe('lifeStops', () => {
  it.each([
    ['a new request', {}, 1],
    ['an open quote', { offers }, 2],
    ['an expired quote', { offers: [sampleOffer({ validUntil: '2026-11-20T10:00:00.000Z' })] }, 1],
    ['an accepted quote', { status: 'in-progress', offers, acceptance }, 3],
    ['work begun without a quote', { status: 'in-progress' }, 3],
    [
      'finished files',
      {
        status: 'in-progress',
        offers,
        acceptance,
        deliveries: [{ number: 1, at: '2026-11-20T11:30:00.000Z', files: [] }],
      },
      4,
    ],
  ] as const)('is at the stop after %s', (_what, differences, current) => {
    const states = statesOf(structuredClone(differences) as Parameters<typeof sampleQuote>[0]);
    expect(states.indexOf('now')).toBe(current);
    expect(states.slice(0, current).every((state) => state === 'done')).toBe(true);
    expect(states.slice(current + 1).every((state) => state === 'to-come')).toBe(true);
  });

  it('is done when the order is completed', () => {
    const history = [{ status: 'completed', at: '2026-11-20T11:00:00.000Z' }];
    expect(new Set(statesOf({ status: 'completed', history }))).toEqual(new Set(['done']));
  });

  it('shows only what was when the order was cancelled', () => {
    expect(statesOf({ status: 'cancelled', offers })).toEqual([
      'done',
      'done',
      'to-come',
      'to-come',
      'to-come',
    ]);
  });

  it('names the version of a second quote', () => {
    const second = sampleOffer({ version: 2 });
    const [, quoted] = lifeStops(sampleQuote({ offers: [...offers, second] }), now);
    expect(quoted?.detail).toMatch(/^2nd, 20 Nov$/);
  });

  it('keeps to what was accepted while an amendment is open', () => {
    const amendment = sampleOffer({ version: 2, amends: 1 });
    const quote = sampleQuote({
      status: 'in-progress',
      offers: [...offers, amendment],
      acceptance,
    });
    const [, quoted, , delivered] = lifeStops(quote, now);
    expect(quoted?.detail).not.toMatch(/2nd/);
    expect(delivered).toMatchObject({ state: 'now', detail: 'by Fri 27 Nov' });
  });

  it('says beside the acceptance when it was paid', () => {
    const at = '2026-11-20T11:05:00.000Z';
    const paid = { id: 'p', version: 1, amount: '0.90', currency: 'USD', state: 'paid', at };
    const payments = [{ ...paid, paidAt: at, updatedAt: at }];
    const quote = sampleQuote({ status: 'in-progress', offers, acceptance, payments });
    const [, , accepted] = lifeStops(quote, now);
    expect(accepted?.detail).toMatch(/^Fri 20 Nov, \d\d:00\npaid \d\d:05$/);
  });

  it('keeps to a day, or an hour of today, where there is little room', () => {
    const stops = lifeStops(sampleQuote({ createdAt: '2026-11-18T11:00:00.000Z', offers }), now);
    expect(stops.map(({ brief }) => brief)).toEqual([
      '18 Nov',
      expect.stringMatching(/^\d\d:\d\d$/),
      expect.stringMatching(/^by \d+ \w+$/),
      null,
      null,
    ]);
  });
});
