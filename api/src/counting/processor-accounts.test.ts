import { describe, expect, it } from 'vitest';
import { createProcessorAccounts } from './processor-accounts.ts';

const minuteMs = 60_000;

describe('createProcessorAccounts', () => {
  it('adds up what a client has used, and forgives half of it every quarter of an hour', () => {
    let now = 0;
    const accounts = createProcessorAccounts(() => now);
    accounts.charge('a', 6000);
    accounts.charge('a', 2000);
    expect(accounts.spentBy('a')).toBe(8000);
    expect(accounts.spentBy('b')).toBe(0);
    now += 15 * minuteMs;
    expect(accounts.spentBy('a')).toBeCloseTo(4000);
    accounts.charge('a', 1000);
    now += 30 * minuteMs;
    expect(accounts.spentBy('a')).toBeCloseTo(1250);
  });

  it('forgets in the end what a client has used', () => {
    let now = 0;
    const accounts = createProcessorAccounts(() => now);
    accounts.charge('a', 1000);
    now += 24 * 60 * minuteMs;
    accounts.charge('b', 1000);
    expect(accounts.spentBy('a')).toBe(0);
  });
});
