import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const repository = join(import.meta.dirname, '../..');
const page = readFileSync(join(repository, 'docs/asvs.md'), 'utf8');

/** Every requirement of the tables; a row may name several that have one state for one reason. */
const requirements = [...page.matchAll(/^\| (\d[\d., ]*) \| ([12]) \| ([^|]+) \| /gm)].flatMap(
  ([, numbers, level, state]) =>
    numbers.split(', ').map((number) => ({ number, level: Number(level), state })),
);

const numbersOf = (texts) => texts.map(Number);

describe('docs/asvs.md', () => {
  it('has every requirement of levels 1 and 2 once, in every chapter', () => {
    const numbers = requirements.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).toHaveLength(253);
    const chapters = new Set(numbers.map((number) => Number(number.split('.', 1)[0])));
    expect([...chapters]).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
  });

  it('counts by state what its tables say', () => {
    const states = ['holds', 'partly', 'no', 'n/a'];
    expect(states).toEqual(
      expect.arrayContaining([...new Set(requirements.map(({ state }) => state))]),
    );
    for (const state of [...states, 'all']) {
      const meant = requirements.filter((it) => state === 'all' || it.state === state);
      const counts = [1, 2].map((level) => meant.filter((it) => it.level === level).length);
      const [, ...written] = page.match(`\\n\\| ${state} \\| (\\d+) \\| (\\d+) \\| (\\d+) \\|`);
      expect([state, ...numbersOf(written)]).toEqual([state, ...counts, meant.length]);
    }
  });

  it('names files and folders that exist', () => {
    const named = [...page.matchAll(/`((?:admin-pwa|api|contract|measure|scripts|site)\/[^`]+)`/g)];
    expect(named.length).toBeGreaterThan(50);
    const missing = named
      .map(([, path]) => path)
      .filter((path) => !existsSync(join(repository, path)));
    expect(missing).toEqual([]);
  });
});
