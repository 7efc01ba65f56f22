import { describe, expect, it } from 'vitest';
import { createTokenBuckets } from './token-buckets.ts';

function createBuckets(capacity: number) {
  let now = 0;
  const buckets = createTokenBuckets({ capacity, msPerToken: 1000, clock: () => now });
  return {
    ...buckets,
    pass(ms: number) {
      now += ms;
    },
  };
}

describe('createTokenBuckets', () => {
  it('gives a burst, then one token in its time', () => {
    const { take, pass } = createBuckets(2);
    expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 1000]);
    pass(400);
    expect(take('a')).toBeCloseTo(600);
    pass(600);
    expect([take('a'), take('a')]).toEqual([0, 1000]);
    expect(take('b')).toBe(0);
  });

  it('takes several at once or none', () => {
    const { take, waitFor } = createBuckets(10);
    expect(take('a', 7)).toBe(0);
    expect(take('a', 5)).toBe(2000);
    expect(waitFor('a', 3)).toBe(0);
    expect(take('a', 3)).toBe(0);
  });

  it('is not frozen by a clock that was set back', () => {
    const { take, pass } = createBuckets(1);
    pass(1_000_000);
    take('a');
    pass(-900_000);
    expect(take('a')).toBe(1000);
    pass(1000);
    expect(take('a')).toBe(0);
  });

  it('forgets who was not seen for longest when very many come, and remembers who keeps coming', () => {
    const { take } = createBuckets(1);
    take('first');
    take('persistent');
    for (let client = 0; client < 30_000; client += 1) {
      take(`${client}`);
      if (client % 1000 === 0) expect(take('persistent')).toBeGreaterThan(0);
    }
    expect(take('first')).toBe(0);
  });
});
