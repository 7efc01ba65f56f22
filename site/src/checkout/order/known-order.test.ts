import { describe, expect, it } from 'vitest';
import { type DeskState, emptyDesk } from '../../quote/desk/desk-state.ts';
import { findOrder } from './known-order.ts';

const desk: DeskState = {
  ...emptyDesk,
  document: {
    file: new File(['x'], '合同.txt', { type: 'text/plain' }),
    idempotencyKey: 'k',
    requestKey: 'k',
    offeredFiles: 1,
    estimatedWords: 5318,
    measuring: { kind: 'unavailable' },
  },
  pricing: {
    serviceType: 'Standard Translation',
    deliveryTimeline: 'Standard (5-7 days)',
  },
};

describe('findOrder', () => {
  it('names the document, its words and the service of the amount', () => {
    expect(findOrder(desk, 53_180)).toEqual({
      fileName: '合同.txt',
      words: 'about 5,318 words',
      service: 'Standard Translation, Standard (5-7 days)',
    });
  });

  it('claims nothing about another amount, or about an empty desk', () => {
    expect(findOrder(desk, 53_181)).toBeNull();
    expect(findOrder({ ...desk, pricing: null }, 53_180)).toBeNull();
    expect(findOrder(emptyDesk, 53_180)).toBeNull();
  });
});
