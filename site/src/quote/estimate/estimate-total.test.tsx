import { render, screen } from '@testing-library/react';
import type { WordCount } from '@yiqiao/contract/measurement';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { EstimateTotal } from './estimate-total.tsx';

const pricing = { serviceType: 'Certified Translation', deliveryTimeline: 'Express (2-3 days)' };

function show(wordCount: number, wordCountBasis: WordCount['wordCountBasis'] = 'measured') {
  render(
    <MemoryRouter>
      <EstimateTotal count={{ wordCount, wordCountBasis }} pricing={pricing} />
    </MemoryRouter>,
  );
}

const payNow = () => screen.queryByRole('link', { name: 'Pay Now' });

describe('EstimateTotal', () => {
  it('spells out the sum and links its exact cents', () => {
    show(1001);
    expect(screen.getByText('1,001 words × $0.25 × 1.5')).toBeVisible();
    expect(screen.getByText('375.38')).toHaveTextContent('$375.38');
    expect(payNow()).toHaveAttribute('href', '/checkout?amount=375.38');
  });

  it('offers no payment of nothing', () => {
    show(0);
    expect(screen.getByText('0.00')).toBeVisible();
    expect(payNow()).toBeNull();
  });

  it('does not link an amount that the checkout would refuse', () => {
    show(2_666_668);
    expect(payNow()).toBeNull();
    expect(screen.getByText(/more than can be paid online/)).toBeVisible();
  });

  it('warns that estimated words are not the last word', () => {
    show(1, 'estimated');
    expect(screen.getByText(/your quote follows the real count/)).toBeVisible();
  });
});
