import { describe, expect, it } from 'vitest';
import { createFlushPace, type FlushPace } from './flush-pace.ts';

/** How many of the next commits are flushed in place, when each of those takes so long. */
function inPlaceOf(pace: FlushPace, commits: number, ms: number): number {
  let count = 0;
  for (let commit = 0; commit < commits; commit += 1) {
    if (!pace.isInPlace()) continue;
    count += 1;
    pace.note(ms);
  }
  return count;
}

describe('createFlushPace', () => {
  it('flushes in place once the disk has proved to be fast', () => {
    const pace = createFlushPace();
    expect(inPlaceOf(pace, 63, 0.1)).toBe(0);
    expect(inPlaceOf(pace, 100, 0.1)).toBe(100);
  });

  it('tries a disk that is not fast only once in a while', () => {
    expect(inPlaceOf(createFlushPace(), 640, 4)).toBe(10);
  });

  it('is not ended by a flush that is a little slower', () => {
    const pace = createFlushPace();
    inPlaceOf(pace, 64, 0.1);
    expect(inPlaceOf(pace, 10, 5)).toBe(10);
  });

  it('leaves a slow disk alone for long', () => {
    const pace = createFlushPace();
    inPlaceOf(pace, 64, 0.1);
    expect(inPlaceOf(pace, 512, 40)).toBe(1);
  });
});
