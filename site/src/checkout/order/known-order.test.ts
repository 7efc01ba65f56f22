import { describe, expect, it } from 'vitest';
import { checkout } from '../../content/en/checkout/checkout.ts';
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
    include: 'text-boxes,notes',
  },
  pricing: {
    serviceType: 'Standard Translation',
    deliveryTimeline: 'Standard (5-7 days)',
  },
};

function read(exactness: 'exact' | 'partial'): DeskState {
  const counts = { words: 5318, asianCharacters: 0, otherWords: 5318, characters: 20_000 };
  const report = { format: 'text', exactness, counts, outside: {} } as const;
  const measuring = { kind: 'done', result: { report, texture: [] }, elapsedMs: 5 } as const;
  return { ...desk, document: desk.document && { ...desk.document, measuring } };
}

describe('findOrder', () => {
  it('names the document, its words and the service of the amount', () => {
    expect(findOrder(read('exact'), 53_180, checkout)).toMatchObject({
      fileName: '合同.txt',
      words: '5,318 words',
      service: 'Standard Translation, Standard (5-7 days)',
      wordCount: 5318,
      direction: '',
    });
  });

  it('knows no order for a document that was not counted whole', () => {
    expect(findOrder(desk, 53_180, checkout)).toBeNull();
    expect(findOrder(read('partial'), 53_180, checkout)).toBeNull();
  });

  it('knows the order by the words that are counted in', () => {
    const counts = { words: 300, asianCharacters: 0, otherWords: 300, characters: 900 };
    const outside = { 'text-boxes': counts, comments: counts };
    const report = { format: 'docx', exactness: 'exact', counts, outside } as const;
    const measuring = { kind: 'done', result: { report, texture: [] }, elapsedMs: 5 } as const;
    const document = desk.document && { ...desk.document, measuring };
    expect(findOrder({ ...desk, document }, 6_000, checkout)?.words).toBe('600 words');
    const ticked = document && { ...document, include: 'text-boxes,comments' };
    expect(findOrder({ ...desk, document: ticked }, 9_000, checkout)?.words).toBe('900 words');
    expect(findOrder({ ...desk, document: ticked }, 6_000, checkout)).toBeNull();
  });

  it('claims nothing about another amount, or about an empty desk', () => {
    expect(findOrder(read('exact'), 53_181, checkout)).toBeNull();
    expect(findOrder({ ...read('exact'), pricing: null }, 53_180, checkout)).toBeNull();
    expect(findOrder(emptyDesk, 53_180, checkout)).toBeNull();
  });
});
