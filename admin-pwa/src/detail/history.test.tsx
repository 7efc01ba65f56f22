import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleQuote } from '../test/sample-quote.ts';
import { History } from './history.tsx';

const at = '2026-11-20T09:00:00.000Z';
const now = Date.parse('2026-11-20T12:00:00.000Z');

function lineOf(count: { wordCount: number; wordCountBasis: string; estimatedCost: string }) {
  const history = [
    { status: 'pending', at },
    { status: 'pending', at: '2026-11-20T09:00:20.000Z', count },
  ];
  render(<History quote={sampleQuote({ history })} now={now} />);
  return screen.getAllByRole('listitem')[0];
}

describe('History', () => {
  it('tells what was counted after the submission had been stored, and what it costs', () => {
    const line = lineOf({ wordCount: 646, wordCountBasis: 'measured', estimatedCost: '64.60' });
    expect(line).toHaveTextContent(/^Count finished.*646 words, \$64\.60$/);
    expect(line).not.toHaveTextContent('pending');
  });

  it('says of a count that is not whole that it is not', () => {
    const line = lineOf({ wordCount: 1, wordCountBasis: 'partial', estimatedCost: '0.10' });
    expect(line).toHaveTextContent('at least 1 word, at least $0.10');
  });

  it('calls an estimate no count', () => {
    const line = lineOf({ wordCount: 2161, wordCountBasis: 'estimated', estimatedCost: '216.10' });
    expect(line).toHaveTextContent('Could not be counted');
    expect(line).not.toHaveTextContent('2,161');
  });
});
