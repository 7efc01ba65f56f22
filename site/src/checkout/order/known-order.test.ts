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
      guess: expect.objectContaining({ lead: 'about' }),
    });
  });

  it('knows no guess about a document that was counted whole', () => {
    const counts = { words: 5318, asianCharacters: 0, otherWords: 5318, characters: 20_000 };
    const report = { format: 'text', exactness: 'exact', counts, outside: {} } as const;
    const measuring = { kind: 'done', result: { report, texture: [] }, elapsedMs: 5 } as const;
    const document = desk.document && { ...desk.document, measuring };
    expect(findOrder({ ...desk, document }, 53_180)).toMatchObject({
      words: '5,318 words',
      guess: null,
    });
  });

  it('claims nothing about another amount, or about an empty desk', () => {
    expect(findOrder(desk, 53_181)).toBeNull();
    expect(findOrder({ ...desk, pricing: null }, 53_180)).toBeNull();
    expect(findOrder(emptyDesk, 53_180)).toBeNull();
  });
});
