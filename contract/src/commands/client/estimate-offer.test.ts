import { describe, expect, it } from 'vitest';
import { keepAll } from '../../files/file-deletion.ts';
import { specifiedPrices } from '../../money/prices.ts';
import { estimateCents } from '../../money/pricing.ts';
import { deliveryTimelines, serviceTypes } from '../../money/services.ts';
import { sampleQuote } from '../sample-quote.ts';
import { makeEstimateOffer } from './estimate-offer.ts';

const now = Date.parse('2026-11-20T10:00:00.000Z');
const counted = sampleQuote({ wordCount: 5318, wordCountBasis: 'measured' });

describe('makeEstimateOffer', () => {
  it('is the estimate that the client saw, with the longest time of the timeline', () => {
    expect(makeEstimateOffer(counted, 53180, now, keepAll)).toEqual({
      version: 1,
      wordCount: 5318,
      countedWords: 5318,
      pricePerWord: '0.10',
      total: '531.80',
      currency: 'USD',
      deliverBy: '2026-11-27T10:00:00.000Z',
      validUntil: '2026-12-20T10:00:00.000Z',
      fromEstimate: true,
      at: '2026-11-20T10:00:00.000Z',
    });
  });

  it('does not outlive the document', () => {
    const rules = { ...keepAll, abandonedDays: 10 };
    const offer = makeEstimateOffer(counted, 53180, now, rules);
    expect(offer?.validUntil).toBe('2026-11-30T10:00:00.000Z');
  });

  it('has the price of every service and timeline to the cent', () => {
    for (const { name: serviceType } of serviceTypes) {
      for (const deliveryTimeline of deliveryTimelines) {
        for (const wordCount of [7, 333, 5319]) {
          const quote = { ...counted, wordCount, serviceType, deliveryTimeline };
          const cents = estimateCents(quote, specifiedPrices);
          expect(makeEstimateOffer(quote, cents, now, keepAll)).not.toBeNull();
          expect(makeEstimateOffer(quote, cents + 1, now, keepAll)).toBeNull();
        }
      }
    }
  });

  it.each(['partial', 'estimated', 'none', 'counting', 'recognized'])(
    'is not made of a count that is %s',
    (wordCountBasis) => {
      expect(makeEstimateOffer({ ...counted, wordCountBasis }, 53180, now, keepAll)).toBeNull();
    },
  );

  it('is not made of less than a provider takes', () => {
    expect(makeEstimateOffer({ ...counted, wordCount: 4 }, 40, now, keepAll)).toBeNull();
  });

  it('is at the rates under which it was asked', () => {
    const rates = { ...specifiedPrices, standardTranslation: '0.165' };
    const quote = { ...counted, rates };
    expect(makeEstimateOffer(quote, 87_747, now, keepAll)).toMatchObject({ pricePerWord: '0.165' });
    expect(makeEstimateOffer(quote, 53_180, now, keepAll)).toBeNull();
  });

  it('says the sum alone where a word costs a part of a tenth of a cent', () => {
    const rates = { ...specifiedPrices, standardTranslation: '0.165', standardDelivery: '1.25' };
    const offer = makeEstimateOffer({ ...counted, rates }, 109_684, now, keepAll);
    expect(offer).toMatchObject({ total: '1096.84', fromEstimate: true });
    expect(offer).not.toHaveProperty('pricePerWord');
  });
});
