import { describe, expect, it } from 'vitest';
import { createTurnBudget } from './turn-budget.ts';

const piece = 64 * 1024;

describe('createTurnBudget', () => {
  it('lets a quarter of a megabyte pass, whoever brings it, and then asks to wait a turn', async () => {
    const turn = createTurnBudget();
    for (let count = 0; count < 3; count += 1) expect(turn.spend(piece)).toBeNull();
    const pause = turn.spend(piece);
    expect(pause).not.toBeNull();
    expect(turn.spend(piece)).toBe(pause);
    await pause;
    expect(turn.spend(piece)).toBeNull();
  });

  it('begins anew with every turn', async () => {
    const turn = createTurnBudget();
    for (let count = 0; count < 10; count += 1) {
      expect(turn.spend(piece)).toBeNull();
      await new Promise(setImmediate);
    }
  });
});
