import { describe, expect, it } from 'vitest';
import { Budget } from './budget.ts';

describe('Budget', () => {
  it('ends when the clock that it was given has gone past the limit, not when time passes', () => {
    let work = 1000;
    const budget = new Budget({ maxMs: 50, maxInflatedBytes: 1, clock: () => work });
    const startedAt = performance.now();
    while (performance.now() - startedAt < 60);
    expect(() => budget.check()).not.toThrow();
    work += 51;
    expect(() => budget.check()).toThrow('longer than allowed');
  });

  it('tells by when the next look at the clock follows, where the reader says so', () => {
    const told: (number | null)[] = [];
    const onCheck = (nextBy: number | null) => void told.push(nextBy);
    const budget = new Budget({ maxMs: 50, maxInflatedBytes: 1, clock: () => 7, onCheck });
    budget.check(30);
    budget.check();
    // Soon after its time, whatever the reader says.
    budget.check(3_000);
    expect(told).toEqual([37, null, 557]);
  });

  it('goes by the time that passes where it was given no clock', () => {
    const budget = new Budget({ maxMs: 5, maxInflatedBytes: 1 });
    const startedAt = performance.now();
    while (performance.now() - startedAt < 6);
    expect(() => budget.check()).toThrow('longer than allowed');
  });

  it('ends a part of the work earlier, and never later than the whole', () => {
    let work = 0;
    const whole = new Budget({ maxMs: 50, maxInflatedBytes: 1, clock: () => work });
    const [part, longer] = [whole.within(10), whole.within(100)];
    work = 11;
    expect(() => part.check()).toThrow('longer than allowed');
    expect(() => whole.check()).not.toThrow();
    work = 51;
    expect(() => longer.check()).toThrow('longer than allowed');
  });
});
