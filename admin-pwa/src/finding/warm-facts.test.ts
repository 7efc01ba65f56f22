import { describe, expect, it } from 'vitest';
import { sampleQuotes } from '../test/sample-quote.ts';
import { prepareRows } from './search-texts.ts';
import { warmFacts } from './warm-facts.ts';

const quotes = sampleQuotes(1_100);

/** Turns with room for so many steps each. */
function turnsOf(stepsPerTurn: number) {
  let turns = 0;
  return {
    count: () => turns,
    async next() {
      turns += 1;
      let asked = 0;
      return { isOver: () => ++asked >= stepsPerTurn };
    },
  };
}

/** How many more steps make the list ready. */
function stepsLeft(list: typeof quotes): number {
  let steps = 1;
  while (prepareRows(list)) steps += 1;
  return steps;
}

describe('warmFacts', () => {
  it('has every row ready in the end, in as many turns as it takes', async () => {
    const turns = turnsOf(100);
    const list = [...quotes];
    await warmFacts(list, turns.next, () => false);
    expect(stepsLeft(list)).toBe(1);
    // All deadlines alone take eleven.
    expect(turns.count()).toBeGreaterThan(11);
  });

  it('stops when there is another list', async () => {
    const list = [...quotes];
    let asked = 0;
    await warmFacts(list, turnsOf(100).next, () => asked++ > 1);
    expect(stepsLeft(list)).toBe(stepsLeft([...quotes]) - 2);
  });
});
