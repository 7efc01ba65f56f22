import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { DeskInEnglish } from '../test/desk-in-english.tsx';
import { EstimateTotal } from './estimate-total.tsx';
import type { Guess } from './find-guess.ts';

const pricing = { serviceType: 'Certified Translation', deliveryTimeline: 'Express (2-3 days)' };

const guess: Guess = {
  reason: '199 of 200 pages are missing in it.',
  next: 'A person counts the rest before you pay anything.',
  source: 'the one page that was read',
  lead: 'at least',
};

function show(wordCount: number, isGuess = false) {
  render(
    <MemoryRouter>
      <EstimateTotal wordCount={wordCount} guess={isGuess ? guess : null} pricing={pricing} />
    </MemoryRouter>,
    { wrapper: DeskInEnglish },
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

  it('calls a guess one, and offers the quote before the payment', () => {
    show(6, true);
    expect(screen.getByText('A guess, not a price.')).toBeVisible();
    expect(screen.getByText(/199 of 200 pages are missing/)).toBeVisible();
    expect(screen.getByText('6 words × $0.25 × 1.5, the one page that was read')).toBeVisible();
    expect(screen.getByText(/at least/)).toBeVisible();
    const [first, second] = [screen.getByRole('button', { name: 'Request this Quote' }), payNow()];
    expect(second && first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('offers the quote of a counted document once only, in the form', () => {
    show(6);
    expect(screen.queryByRole('button', { name: 'Request this Quote' })).toBeNull();
    expect(screen.queryByText(/guess/)).toBeNull();
  });
});
