import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchForStall } from './stall-watch.ts';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('watchForStall', () => {
  it('speaks up when nothing has moved for that long', () => {
    const onStall = vi.fn();
    watchForStall(2 * minute, onStall);
    vi.advanceTimersByTime(2 * minute - 1);
    expect(onStall).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onStall).toHaveBeenCalledOnce();
  });

  it('is patient with a slow line', () => {
    const onStall = vi.fn();
    const watch = watchForStall(2 * minute, onStall);
    for (let minutes = 0; minutes < 60; minutes += 1) {
      vi.advanceTimersByTime(minute);
      watch.moved();
    }
    expect(onStall).not.toHaveBeenCalled();
  });

  it('is silent after the end', () => {
    const onStall = vi.fn();
    const watch = watchForStall(2 * minute, onStall);
    watch.end();
    vi.advanceTimersByTime(10 * minute);
    expect(onStall).not.toHaveBeenCalled();
    expect(watch.ended.aborted).toBe(true);
  });
});
