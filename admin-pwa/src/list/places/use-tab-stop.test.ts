import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleQuotes } from '../../test/sample-quote.ts';
import { useTabStop } from './use-tab-stop.ts';

const quotes = sampleQuotes(5);
const without = (id: string) => quotes.filter((quote) => quote.id !== id);

function follow(activeId: string | null) {
  return renderHook(({ list, search }) => useTabStop(list, activeId, search), {
    initialProps: { list: quotes, search: 'pending' },
  });
}

describe('useTabStop', () => {
  it('begins at the top and follows the active submission', () => {
    expect(follow(null).result.current).toBe(0);
    expect(follow('q3').result.current).toBe(2);
  });

  it('stays where the active submission stood when that leaves the list', () => {
    const { result, rerender } = follow('q3');
    rerender({ list: without('q3'), search: 'pending' });
    expect(result.current).toBe(2);
  });

  it('never stands behind the end', () => {
    const { result, rerender } = follow('q1');
    rerender({ list: without('q1'), search: 'pending' });
    expect(result.current).toBe(3);
  });

  it('begins at the top of what another search has found', () => {
    const { result, rerender } = follow('q3');
    rerender({ list: without('q3'), search: 'completed' });
    expect(result.current).toBe(0);
  });
});
