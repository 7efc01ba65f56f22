import { render, screen } from '@testing-library/react';
import type { QuoteReceipt } from '@yiqiao/contract/record/quote';
import { describe, expect, it } from 'vitest';
import { success } from '../content/en/success.ts';
import { sampleReceipt } from '../quote/test/sample-receipt.ts';
import { EstimateRow } from './estimate-row.tsx';

const counted = {
  ...sampleReceipt,
  wordCount: 1001,
  wordCountBasis: 'measured',
  estimatedCost: '247.75',
};

function show(changes: Partial<QuoteReceipt>, cents: number | null = null, words = 1001) {
  const shown = cents === null ? null : { wordCount: words, cents };
  render(<EstimateRow texts={success} receipt={{ ...counted, ...changes }} shown={shown} />);
}

describe('EstimateRow', () => {
  it('says nothing where prices are as they were shown, or none was', () => {
    show({}, 24_775);
    show({});
    expect(screen.queryByText('Estimate')).toBeNull();
  });

  it('says that an estimate is honoured, and when its prices changed', () => {
    show({ ratesReplacedAt: '2026-11-21T14:31:00.000Z' }, 24_775);
    expect(screen.getByText('$247.75')).toBeVisible();
    expect(
      screen.getByText(/^At the prices you were shown\. They changed on Sat 21 Nov,/),
    ).toBeVisible();
  });

  it('says so while the office still counts, with the sum that was shown', () => {
    const ratesReplacedAt = '2026-11-21T14:31:00.000Z';
    show({ wordCountBasis: 'counting', estimatedCost: '0.00', ratesReplacedAt }, 22_523);
    expect(screen.getByText('$225.23')).toBeVisible();
    show({ wordCountBasis: 'counting', estimatedCost: '0.00', ratesReplacedAt });
    expect(screen.getAllByText('Estimate')).toHaveLength(1);
  });

  it('says what it costs today where another sum was shown for the same words', () => {
    show({}, 22_523);
    expect(screen.getByText('$247.75')).toBeVisible();
    expect(screen.getByText(/since you were shown \$225\.23/)).toBeVisible();
  });

  it('blames no prices for another count, nor for none', () => {
    show({}, 22_523, 900);
    show({ wordCountBasis: 'counting' }, 22_523);
    expect(screen.queryByText('Estimate')).toBeNull();
  });
});
