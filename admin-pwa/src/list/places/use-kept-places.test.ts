import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleQuote, sampleQuotes } from '../../test/sample-quote.ts';
import { useKeptPlaces } from './use-kept-places.ts';

const all = sampleQuotes(5);
const only = (...ids: string[]) => ids.flatMap((id) => all.filter((quote) => quote.id === id));
const ids = (quotes: readonly { id: string }[]) => quotes.map(({ id }) => id);

function keep(found: readonly (typeof all)[number][]) {
  return renderHook(({ list, quotes, search }) => useKeptPlaces(list, quotes, search), {
    initialProps: { list: found, quotes: all as readonly (typeof all)[number][], search: 'new' },
  });
}

describe('useKeptPlaces', () => {
  it('keeps a row where it stands, as it is now, until another search is made', () => {
    const { result, rerender } = keep(only('q5', 'q4', 'q2'));
    const changed = sampleQuote({ id: 'q4', status: 'completed' });
    const quotes = all.map((quote) => (quote.id === 'q4' ? changed : quote));
    rerender({ list: only('q5', 'q2'), quotes, search: 'new' });
    expect(ids(result.current)).toEqual(['q5', 'q4', 'q2']);
    expect(result.current[1]).toBe(changed);
    rerender({ list: only('q5', 'q2'), quotes, search: 'overdue' });
    expect(ids(result.current)).toEqual(['q5', 'q2']);
  });

  it('puts what comes in where it belongs, and moves nothing else', () => {
    const { result, rerender } = keep(only('q4', 'q2'));
    rerender({ list: only('q2', 'q3', 'q4', 'q1'), quotes: all, search: 'new' });
    expect(ids(result.current)).toEqual(['q4', 'q1', 'q2', 'q3']);
    rerender({ list: only('q5', 'q2'), quotes: all, search: 'new' });
    expect(ids(result.current)).toEqual(['q5', 'q4', 'q1', 'q2', 'q3']);
  });

  it('lets go of what is no longer there at all', () => {
    const { result, rerender } = keep(only('q5', 'q4'));
    rerender({ list: only('q5'), quotes: all.filter(({ id }) => id !== 'q4'), search: 'new' });
    expect(ids(result.current)).toEqual(['q5']);
  });

  it('is the whole list as it is where that is asked for', () => {
    const { result, rerender } = keep(all);
    const next = [sampleQuote({ id: 'q6' }), ...all];
    rerender({ list: next, quotes: next, search: 'new' });
    expect(result.current).toBe(next);
  });
});
