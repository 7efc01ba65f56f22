import { describe, expect, it } from 'vitest';
import { sampleReceipt as receipt } from '../quote/test/sample-receipt.ts';
import { readSuccess } from './read-success.ts';

describe('readSuccess', () => {
  it('reads what the quote page handed over, also after the history has stored it', () => {
    const state = { receipt, replyTo: 'm.lin@harbourlaw.example', ownReport: null };
    expect(readSuccess(structuredClone(state))).toEqual(state);
  });

  it.each([null, undefined, {}, 'state', { receipt }])('finds none in %j', (state) => {
    expect(readSuccess(state)).toBeNull();
  });
});
