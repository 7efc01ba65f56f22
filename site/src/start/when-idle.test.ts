import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdleOrTouched } from './when-idle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('whenIdleOrTouched', () => {
  it('starts once when the browser is idle after the first paint', () => {
    const start = vi.fn(async () => {});
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback));
    whenIdleOrTouched(start);
    expect(start).not.toHaveBeenCalled();
    vi.runAllTimers();
    window.dispatchEvent(new Event('pointerdown'));
    expect(start).toHaveBeenCalledOnce();
  });

  it('starts at the first touch, however busy the browser is', () => {
    const start = vi.fn(async () => {});
    vi.stubGlobal('requestIdleCallback', () => 0);
    whenIdleOrTouched(start);
    vi.runAllTimers();
    expect(start).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('keydown'));
    expect(start).toHaveBeenCalledOnce();
  });

  it('starts again at the next touch when the code was lost on the way', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const start = vi.fn(async () => {});
    start.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    whenIdleOrTouched(start);
    window.dispatchEvent(new Event('pointerdown'));
    await vi.waitFor(() => {
      window.dispatchEvent(new Event('pointerdown'));
      expect(start).toHaveBeenCalledTimes(2);
    });
    window.dispatchEvent(new Event('pointerdown'));
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('starts in a browser that cannot tell when it is idle', () => {
    const start = vi.fn(async () => {});
    whenIdleOrTouched(start);
    vi.runAllTimers();
    expect(start).toHaveBeenCalledOnce();
  });
});
