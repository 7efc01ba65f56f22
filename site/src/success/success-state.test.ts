import { describe, expect, it } from 'vitest';
import { readReceipt, successState } from './success-state.ts';

const receipt = {
  id: 'q1',
  reference: 'YQ-7F3K-Q2ZD',
  status: 'pending',
  fileName: '合同.docx',
  fileSize: 12,
  wordCount: 9,
  estimatedWordCount: 2,
  wordCountBasis: 'measured',
  estimatedCost: '0.90',
  createdAt: '2026-11-20T14:31:00.000Z',
} as const;

describe('readReceipt', () => {
  it('reads what the quote page handed over, also after the history has stored it', () => {
    expect(readReceipt(structuredClone(successState(receipt)))).toEqual(receipt);
  });

  it.each([null, undefined, {}, 'state', successState(null)])('finds none in %j', (state) => {
    expect(readReceipt(state)).toBeNull();
  });
});
