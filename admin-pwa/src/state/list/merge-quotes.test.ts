import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { toSegments } from '@yiqiao/contract/segments';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleQuote, sampleQuotes } from '../../test/sample-quote.ts';
import { mergeQuotes } from './merge-quotes.ts';

describe('mergeQuotes', () => {
  it('gives the list that the server has, whatever was added and changed, told once or twice', () => {
    fc.assert(
      fc.property(fc.nat(160), fc.array(fc.nat(220), { maxLength: 60 }), (count, picks) => {
        const before = sampleQuotes(count);
        const now = [...before];
        const changed = new Map<string, QuoteSubmission>();
        for (const pick of picks) {
          const known = now[pick];
          const next = known
            ? { ...known, revision: known.revision + 1 }
            : sampleQuote({ id: `q${now.length + 1}` });
          if (known) now[pick] = next;
          else now.unshift(next);
          changed.set(next.id, next);
        }
        const merged = mergeQuotes(toSegments([...before].reverse()), [...changed.values()]);
        expect(merged).toEqual(toSegments([...now].reverse()));
        expect(mergeQuotes(merged, [...changed.values()])).toBe(merged);
      }),
      { seed: 13 },
    );
  });

  it('keeps a row that is newer already, and every segment without a change', () => {
    const list = toSegments(sampleQuotes(120).reverse());
    const [newest] = list.flat();
    const older = sampleQuote({ ...newest, revision: 0, status: 'cancelled' });
    expect(mergeQuotes(list, [older])).toBe(list);
    const merged = mergeQuotes(list, [{ ...older, revision: 2 }]);
    expect(merged.map((segment, at) => segment === list[at])).toEqual([false, true, true]);
  });
});
