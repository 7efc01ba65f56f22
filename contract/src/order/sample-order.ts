import type { Offer } from './order.ts';

/** An offer that is open until 2026-12-20. For tests. */
export function sampleOffer(changes: Partial<Offer> = {}): Offer {
  return {
    version: 1,
    wordCount: 9,
    countedWords: 9,
    pricePerWord: '0.10',
    total: '0.90',
    currency: 'USD',
    deliverBy: '2026-11-27T12:00:00.000Z',
    validUntil: '2026-12-20T10:00:00.000Z',
    at: '2026-11-20T09:00:00.000Z',
    ...changes,
  };
}
