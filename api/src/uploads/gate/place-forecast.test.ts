import { describe, expect, it } from 'vitest';
import { createPlaceForecast } from './place-forecast.ts';

function createForecast(places: number, random = () => 0) {
  let now = Date.UTC(2026, 10, 21);
  const forecast = createPlaceForecast({ places, clock: () => now, random });
  return {
    ...forecast,
    pass(seconds: number) {
      now += seconds * 1000;
    },
  };
}

describe('createPlaceForecast', () => {
  it('sends one who is refused back soon, and never at once', () => {
    expect(createForecast(64).secondsUntilFree(1000)).toBe(2);
  });

  it('spreads a crowd over the time in which places become free', () => {
    const { noteEnd, secondsUntilFree } = createForecast(64);
    for (let ended = 0; ended < 50; ended += 1) noteEnd(4000);
    const waits = Array.from({ length: 800 }, () => secondsUntilFree(2000));
    expect(waits.at(159)).toBeCloseTo(10);
    expect(waits.at(799)).toBeCloseTo(50);
  });

  it('promises nobody a later moment than in a minute', () => {
    const { secondsUntilFree } = createForecast(1);
    const waits = Array.from({ length: 100 }, () => secondsUntilFree(600_000));
    expect(Math.max(...waits)).toBe(60);
  });

  it('learns how long uploads take, and forgets a crowd that is over', () => {
    const { noteEnd, secondsUntilFree, pass } = createForecast(1);
    for (let ended = 0; ended < 50; ended += 1) noteEnd(20_000);
    expect(secondsUntilFree(0)).toBeCloseTo(20, 1);
    expect(secondsUntilFree(0)).toBeCloseTo(40, 1);
    pass(120);
    expect(secondsUntilFree(0)).toBeCloseTo(20, 1);
  });

  it('keeps those who were refused together apart', () => {
    expect(createForecast(64, () => 1).secondsUntilFree(1000)).toBe(2.5);
  });
});
