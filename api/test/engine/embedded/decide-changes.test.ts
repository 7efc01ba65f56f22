import { describe, expect, it } from 'vitest';
import { decideAdd, decideStatus } from '../../../src/engine/embedded/commit/decide-changes.ts';
import { createDraft } from '../../../src/engine/embedded/commit/quote-draft.ts';
import { sampleQuote } from '../../sample-quote.ts';

const at = '2026-11-20T10:00:00.000Z';

describe('decideStatus', () => {
  it('keeps the first status and the latest changes, so that a record does not grow without end', () => {
    const draft = createDraft({ get: () => undefined, findByIdempotencyKey: () => undefined });
    decideAdd(draft, sampleQuote('a'));
    const device = 'Firefox on Windows, at the desk by the window';
    for (let change = 0; change < 600; change += 1) {
      const status = change % 2 === 0 ? 'in-progress' : 'pending';
      decideStatus(draft, 'a', { status, at, device, changeId: `change-${change}` });
    }
    const quote = draft.get('a');
    expect(quote?.history).toHaveLength(100);
    expect(quote?.historyOmitted).toBe(501);
    expect(quote?.history[0]).toEqual({ status: 'pending', at: expect.any(String) });
    expect(quote?.history.at(-1)?.changeId).toBe('change-599');
    expect(JSON.stringify(quote).length).toBeLessThan(25_000);
  });
});
