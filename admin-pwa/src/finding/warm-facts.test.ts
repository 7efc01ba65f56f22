import { describe, expect, it } from 'vitest';
import { sampleQuote, sampleQuotes } from '../test/sample-quote.ts';
import { deadlineOf } from './quote-facts.ts';
import { prepareRows } from './search-texts.ts';
import { viewsOf } from './views/quote-views.ts';
import { warmFacts, warmViews } from './warm-facts.ts';

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

/** Submissions that count how often a deadline is worked out from its day. */
function countReadDays(count: number) {
  const read = { days: 0 };
  const quotes = sampleQuotes(count).map((quote) => ({
    ...quote,
    get deadlineDate() {
      read.days += 1;
      return '2026-12-01';
    },
  }));
  return { quotes, read };
}

/** How many more steps make the list ready. */
function stepsLeft(list: ReturnType<typeof sampleQuotes>): number {
  let steps = 1;
  while (prepareRows(list)) steps += 1;
  return steps;
}

describe('warmFacts', () => {
  it('prepares the text and the deadline of every row', async () => {
    const { quotes, read } = countReadDays(1_100);
    await warmFacts(quotes, turnsOf(100).next, () => false);
    expect(stepsLeft(quotes)).toBe(1);
    expect(read.days).toBe(1_100);
    for (const quote of quotes) deadlineOf(quote);
    expect(read.days).toBe(1_100);
  });

  it('takes as many turns as the work needs', async () => {
    const turns = turnsOf(100);
    await warmFacts(sampleQuotes(1_100), turns.next, () => false);
    // One for the texts, eleven for the deadlines, one that finds no more.
    expect(turns.count()).toBe(13);
  });

  it('stops when there is another list', async () => {
    const { quotes, read } = countReadDays(1_100);
    let asked = 0;
    await warmFacts(quotes, turnsOf(100).next, () => asked++ > 1);
    expect(stepsLeft(quotes)).toBe(stepsLeft([...quotes]) - 2);
    expect(read.days).toBe(0);
  });
});

describe('warmViews', () => {
  it('works out the views of every row, in as many turns as that takes', async () => {
    const turns = turnsOf(100);
    const quotes = sampleQuotes(250);
    const now = Date.parse('2026-11-20T10:00:00.000Z');
    await warmViews(quotes, now, turns.next, () => false);
    expect(turns.count()).toBe(3);
    const [quote = sampleQuote()] = quotes;
    // The very same until it must be worked out again.
    expect(viewsOf(quote, now + 1)).toBe(viewsOf(quote, now + 2));
    expect(viewsOf(quote, now + 1).from).toBe(now);
  });
});
