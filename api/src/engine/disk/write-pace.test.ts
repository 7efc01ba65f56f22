import { describe, expect, it } from 'vitest';
import { createWritePace, type WritePace } from './write-pace.ts';

/** How many of the next writes are made in place, when each of those takes so long. */
function inPlaceOf(pace: WritePace, writes: number, ms: number): number {
  let count = 0;
  for (let write = 0; write < writes; write += 1) {
    if (!pace.isInPlace()) continue;
    count += 1;
    pace.note(ms);
  }
  return count;
}

describe('createWritePace', () => {
  it('writes in place once the disk has proved to be fast', () => {
    const pace = createWritePace();
    expect(inPlaceOf(pace, 63, 0.1)).toBe(0);
    expect(inPlaceOf(pace, 100, 0.1)).toBe(100);
  });

  it('tries a disk that is not fast only once in a while', () => {
    expect(inPlaceOf(createWritePace(), 640, 4)).toBe(10);
  });

  it('is not ended by a write that is a little slower', () => {
    const pace = createWritePace();
    inPlaceOf(pace, 64, 0.1);
    expect(inPlaceOf(pace, 10, 5)).toBe(10);
  });

  it('leaves a slow disk alone for long', () => {
    const pace = createWritePace();
    inPlaceOf(pace, 64, 0.1);
    expect(inPlaceOf(pace, 512, 40)).toBe(1);
  });
});
