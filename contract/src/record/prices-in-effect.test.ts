import { describe, expect, it } from 'vitest';
import { sampleSettingsAt, withCompany, withPrices } from '../commands/settings/sample-settings.ts';
import { nameOfPrices, specifiedPrices } from '../money/prices.ts';
import { findPricesInEffect } from './prices-in-effect.ts';

const hour = 3_600_000;
const minute = 60_000;
const at = (hours: number) => sampleSettingsAt + hours * hour;
const moment = (hours: number) => new Date(at(hours)).toISOString();

const first = withPrices(null, { professionalTranslation: '0.16', rushDelivery: '2.5' });
const second = withPrices(withCompany(first, { name: 'Harbour' }), { anyOther: '0.12' }, at(30));
const firstPrices = { ...specifiedPrices, professionalTranslation: '0.16', rushDelivery: '2.5' };
const present = { ...firstPrices, anyOther: '0.12' };

describe('findPricesInEffect', () => {
  it('are today’s for whoever does not say what they were shown', () => {
    expect(findPricesInEffect(null, undefined, at(0))).toEqual({ present: specifiedPrices });
    expect(findPricesInEffect(second, undefined, at(31))).toEqual({ present });
  });

  it('are today’s for whoever was shown them', () => {
    expect(findPricesInEffect(second, nameOfPrices(present), at(31))).toEqual({ present });
    const shown = nameOfPrices(specifiedPrices);
    expect(findPricesInEffect(null, shown, at(0))).toEqual({ present: specifiedPrices });
  });

  it.each([
    [-minute, true],
    [0, false],
    [minute, false],
  ])('honours former ones for 24 hours after they were replaced, and %i ms', (more, isHonoured) => {
    const shown = nameOfPrices(specifiedPrices);
    expect(findPricesInEffect(first, shown, at(24) + more)).toEqual({
      present: firstPrices,
      former: { prices: specifiedPrices, replacedAt: moment(0), isHonoured },
    });
  });

  it('finds each that there was, with all that was changed at once', () => {
    expect(findPricesInEffect(second, nameOfPrices(firstPrices), at(31))).toEqual({
      present,
      former: { prices: firstPrices, replacedAt: moment(30), isHonoured: true },
    });
    expect(findPricesInEffect(second, nameOfPrices(specifiedPrices), at(31)).former).toEqual({
      prices: specifiedPrices,
      replacedAt: moment(0),
      isHonoured: false,
    });
  });

  it('takes the last time where the same prices held twice', () => {
    const back = withPrices(second, { anyOther: null }, at(32));
    const again = withPrices(back, { anyOther: '0.13' }, at(40));
    expect(findPricesInEffect(again, nameOfPrices(firstPrices), at(63)).former).toMatchObject({
      replacedAt: moment(40),
      isHonoured: true,
    });
  });

  it.each([
    ['never were', nameOfPrices({ ...specifiedPrices, certifiedTranslation: '0.001' })],
    [
      'held only between two lines of one change',
      nameOfPrices({ ...specifiedPrices, rushDelivery: '2.5' }),
    ],
    ['are no name', '0.001'],
    ['are empty', ''],
  ])('are today’s for prices that %s', (_what, shown) => {
    expect(findPricesInEffect(second, shown, at(31))).toEqual({ present });
  });
});
