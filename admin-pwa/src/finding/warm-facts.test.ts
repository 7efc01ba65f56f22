import { describe, expect, it } from 'vitest';
import { sampleQuotes } from '../test/sample-quote.ts';
import { prepareSearch } from './search-texts.ts';
import { warmFacts } from './warm-facts.ts';

const quotes = sampleQuotes(20);

/** Turns with room for so many rows each. */
function turnsOf(rowsPerTurn: number) {
  let turns = 0;
  return {
    count: () => turns,
    async next() {
      turns += 1;
      let asked = 0;
      return { isOver: () => asked++ >= rowsPerTurn };
    },
  };
}

describe('warmFacts', () => {
  it('has every row ready in the end, in as many turns as it takes', async () => {
    const turns = turnsOf(6);
    const list = [...quotes];
    await warmFacts(list, turns.next, () => false);
    expect(prepareSearch(list, 0).texts).toHaveLength(20);
    expect(turns.count()).toBeGreaterThanOrEqual(6);
  });

  it('stops when there is another list', async () => {
    const list = [...quotes];
    let asked = 0;
    await warmFacts(list, turnsOf(100).next, () => asked++ > 4);
    expect(prepareSearch(list, 0).texts).toHaveLength(5);
  });
});
