import { describe, expect, it } from 'vitest';
import { deadline } from '../../content/en/quote/deadline.ts';
import { describeTimeFormat } from './time-hint.ts';

describe('describeTimeFormat', () => {
  it('speaks of AM and PM where the clock has them', () => {
    expect(describeTimeFormat(deadline, 'en-US')).toBe('hour:minute AM/PM');
  });

  it('does not where the clock has 24 hours', () => {
    expect(describeTimeFormat(deadline, 'de-DE')).toBe('hour:minute, 00:00 to 23:59');
    expect(describeTimeFormat(deadline, 'zh-CN')).toBe('hour:minute, 00:00 to 23:59');
  });
});
