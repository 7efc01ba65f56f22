import { describe, expect, it } from 'vitest';
import { readSuccess } from './read-success.ts';

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

describe('readSuccess', () => {
  it('reads what the quote page handed over, also after the history has stored it', () => {
    const state = { receipt, replyTo: 'm.lin@harbourlaw.example', ownReport: null };
    expect(readSuccess(structuredClone(state))).toEqual(state);
  });

  it.each([null, undefined, {}, 'state', { receipt }])('finds none in %j', (state) => {
    expect(readSuccess(state)).toBeNull();
  });
});
