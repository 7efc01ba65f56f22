import { describe, expect, it } from 'vitest';
import { formatPlayingTime } from './playing-time.ts';

describe('formatPlayingTime', () => {
  it('pads the seconds and keeps hours as minutes', () => {
    expect(formatPlayingTime(9)).toBe('0:09');
    expect(formatPlayingTime(59.6)).toBe('1:00');
    expect(formatPlayingTime(5400)).toBe('90:00');
  });
});
