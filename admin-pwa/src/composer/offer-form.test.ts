import { sampleOffer } from '@yiqiao/contract/commands/sample-order';
import { specifiedPrices } from '@yiqiao/contract/money/prices';
import { describe, expect, it } from 'vitest';
import type { OfferDraft } from '../offline/storage/records/order-draft.ts';
import { sampleQuote } from '../test/sample-quote.ts';
import {
  draftPrice,
  inAgreedCurrency,
  newOfferDraft,
  readMoment,
  readOfferDraft,
  readWords,
  usualPrice,
} from './offer-form.ts';

const zone = 'Asia/Shanghai';
const now = Date.parse('2026-11-20T12:20:00.000Z');
const context = { queued: undefined, quotesBeginWith: 'USD', now, zone } as const;
const quote = sampleQuote({
  wordCount: 7470,
  serviceType: 'Professional Translation',
  deliveryTimeline: 'Express (2-3 days)',
});
const fresh = newOfferDraft(quote, context);
const read = (differences: Partial<OfferDraft>) =>
  readOfferDraft({ ...fresh, ...differences }, quote, { now, zone });

describe('newOfferDraft', () => {
  it('begins with the currency of the office, unless another was quoted or agreed', () => {
    const inOffice = { ...context, quotesBeginWith: 'CNY' } as const;
    // The office publishes no rates in renminbi.
    expect(newOfferDraft(quote, inOffice)).toMatchObject({ currency: 'CNY', pricePerWord: '' });
    const quoted = { ...quote, offers: [sampleOffer({ currency: 'USD' })] };
    expect(newOfferDraft(quoted, inOffice).currency).toBe('USD');
  });

  it('begins with the count, the rate, the timeline and thirty days, by the clock here', () => {
    expect(fresh).toMatchObject({
      words: '7470',
      priceKind: 'per-word',
      pricePerWord: '0.225',
      // Monday at 18:00 is less than the three days: nobody delivers at 20:20.
      deliverDay: '2026-11-24',
      deliverTime: '18:00',
      validDay: '2026-12-19',
      validTime: '23:59',
    });
  });

  it('proposes the end of a working day where the client is, and never one of a weekend', () => {
    const rush = { deliveryTimeline: 'Rush (24 hours)', timeZone: 'America/Denver' };
    const draft = newOfferDraft({ ...quote, ...rush }, context);
    // Friday 5:20 in Denver; a day later is Saturday.
    expect(readMoment(draft.deliverDay, draft.deliverTime, zone)).toBe(
      Date.parse('2026-11-23T18:00:00-07:00'),
    );
    expect(readMoment(draft.validDay, draft.validTime, zone)).toBe(
      Date.parse('2026-12-19T23:59:00-07:00'),
    );
  });

  it('is never valid for longer than an untouched document is kept', () => {
    const days = (readMoment(fresh.validDay, fresh.validTime, zone) - now) / 86_400_000;
    expect(days).toBeGreaterThan(29);
    expect(days).toBeLessThanOrEqual(30);
  });

  it('begins with the deadline of the client where that is later', () => {
    const asked = { deadlineDate: '2026-11-25', deadlineTime: '09:00', timeZone: 'America/Denver' };
    const draft = newOfferDraft({ ...quote, ...asked }, context);
    expect([draft.deliverDay, draft.deliverTime]).toEqual(['2026-11-26', '00:00']);
    const soon = { ...asked, deadlineDate: '2026-11-21' };
    const needed = newOfferDraft({ ...quote, ...soon }, context);
    expect([needed.deliverDay, needed.deliverTime]).toEqual(['2026-11-24', '09:00']);
  });

  it('begins with what was offered last', () => {
    const offer = {
      version: 1,
      wordCount: 8912,
      countedWords: 7470,
      reason: 'Scans, counted by a person',
      total: '1800.00',
      currency: 'USD',
      deliverBy: '2026-11-28T04:00:00.000Z',
      validUntil: '2026-11-21T04:00:00.000Z',
      note: 'Two rounds of revision.',
      at: '2026-11-19T04:00:00.000Z',
    };
    const draft = newOfferDraft({ ...quote, offers: [offer] }, context);
    expect(draft).toMatchObject({
      words: '8912',
      reason: 'Scans, counted by a person',
      priceKind: 'fixed',
      fixedPrice: '1800.00',
      deliverDay: '2026-11-28',
      deliverTime: '12:00',
      validDay: '2026-12-19',
      note: 'Two rounds of revision.',
    });
  });
});

describe('inAgreedCurrency', () => {
  const accepted = {
    ...quote,
    offers: [sampleOffer({ currency: 'CNY' })],
    acceptance: { version: 1, name: 'Chen Siyuan', at: '2026-11-20T10:00:00.000Z' },
  };

  it('empties the price of a draft in another currency than was agreed meanwhile, and nothing else', () => {
    const draft = { ...fresh, fixedPrice: '200', note: 'Two rounds of revision.' };
    const agreed = { currency: 'CNY', pricePerWord: '', fixedPrice: '' };
    expect(inAgreedCurrency(draft, accepted)).toEqual({ ...draft, ...agreed });
    expect(inAgreedCurrency(draft, quote)).toBe(draft);
  });
});

describe('usualPrice', () => {
  it.each([
    ['Standard Translation', 'Standard (5-7 days)', '0.10'],
    ['Professional Translation', 'Express (2-3 days)', '0.225'],
    ['Certified Translation', 'Rush (24 hours)', '0.50'],
  ])('of %s, %s is %s', (serviceType, deliveryTimeline, price) => {
    expect(usualPrice({ serviceType, deliveryTimeline }, 'USD')).toBe(price);
  });

  it.each([
    [{ professionalTranslation: '0.165' }, '0.248'],
    [{ expressDelivery: '1.75' }, '0.263'],
    [{ professionalTranslation: '0.001', expressDelivery: '0.01' }, ''],
  ])('is at the rates under which it was asked: %j', (changes, price) => {
    const rates = { ...specifiedPrices, ...changes };
    expect(usualPrice({ ...quote, rates }, 'USD')).toBe(price);
  });

  it('is none in renminbi, in which the office publishes no rates', () => {
    expect(usualPrice(quote, 'CNY')).toBe('');
  });
});

describe('readWords', () => {
  it('reads a number as it is typed', () => {
    const typed = ['8,912', '8 912', '8，912', '８９１２', '1'];
    expect(typed.map(readWords)).toEqual([8912, 8912, 8912, 8912, 1]);
    const refused = ['', '0', '-5', '8.5', '8,91', 'many', '1000000000'];
    expect(refused.map(readWords)).toEqual(refused.map(() => null));
  });
});

describe('readMoment', () => {
  it('reads the clock of a zone', () => {
    expect(readMoment('2026-11-27', '17:30', zone)).toBe(Date.parse('2026-11-27T09:30:00Z'));
    expect(readMoment('', '17:30', zone)).toBeNaN();
    expect(readMoment('2026-11-27', '', zone)).toBeNaN();
  });
});

describe('draftPrice', () => {
  const priceOf = (differences: Partial<OfferDraft>) => draftPrice({ ...fresh, ...differences });

  it('multiplies tenths of a cent and rounds once', () => {
    expect(priceOf({ words: '8912' })).toEqual({ pricePerWord: '0.225', total: '2005.20' });
    expect(priceOf({ words: '1', pricePerWord: '$0.225' })).toMatchObject({ total: '0.23' });
  });

  it.each(['US$ 0.12', '０．１２', '＄0.12', '￥0.12', '0.12元', 'RMB 0.12'])(
    'reads %s as twelve hundredths',
    (pricePerWord) => {
      expect(priceOf({ words: '100', pricePerWord })).toMatchObject({ total: '12.00' });
    },
  );

  it.each(['0,12', '0，12', '0,225'])('refuses %s instead of charging dollars', (pricePerWord) => {
    expect(priceOf({ words: '100', pricePerWord })).toBeNull();
    expect(priceOf({ priceKind: 'fixed', fixedPrice: '10,00' })).toBeNull();
  });

  it('takes a fixed price as it is', () => {
    expect(priceOf({ priceKind: 'fixed', fixedPrice: '$2,000' })).toEqual({ total: '2000.00' });
  });

  it('is none while something is missing', () => {
    expect(priceOf({ words: '' })).toBeNull();
    expect(priceOf({ pricePerWord: '0.2255' })).toBeNull();
    expect(priceOf({ priceKind: 'fixed', fixedPrice: '0' })).toBeNull();
  });
});

describe('readOfferDraft', () => {
  it('gives the terms as they are sent', () => {
    expect(read({ words: '8,912', reason: ' Scans ', note: 'Hello' })).toEqual({
      terms: {
        wordCount: 8912,
        reason: 'Scans',
        pricePerWord: '0.225',
        total: '2005.20',
        currency: 'USD',
        deliverBy: '2026-11-24T10:00:00.000Z',
        validUntil: '2026-12-19T15:59:00.000Z',
        note: 'Hello',
      },
    });
  });

  it('sends no reason for the counted words', () => {
    const result = read({ reason: 'Left over' });
    expect('terms' in result && result.terms).not.toHaveProperty('reason');
  });

  it.each([
    [{ words: '' }, { words: 'words-invalid' }],
    [{ words: '8912' }, { reason: 'reason-missing' }],
    [{ pricePerWord: 'much' }, { price: 'price-invalid' }],
    [{ deliverDay: '2026-11-20', deliverTime: '08:00' }, { deliver: 'deliver-invalid' }],
    [{ validDay: '2027-06-01' }, { valid: 'valid-invalid' }],
    [{ payDay: '2026-11-19' }, { pay: 'pay-invalid' }],
    [
      { deliverDay: '', validTime: '' },
      { deliver: 'deliver-invalid', valid: 'valid-invalid' },
    ],
  ] satisfies [Partial<OfferDraft>, object][])('says what is wrong with %j', (draft, faults) => {
    expect(read(draft)).toEqual({ faults });
  });
});
