import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { DeskInEnglish } from '../test/desk-in-english.tsx';
import { EstimateTotal } from './estimate-total.tsx';
import type { MissingPart } from './find-missing-part.ts';

const pricing = { serviceType: 'Certified Translation', deliveryTimeline: 'Express (2-3 days)' };

const missing: MissingPart = {
  reason: '199 of 200 pages are missing in it.',
  next: 'A person counts the rest before you pay anything.',
  source: 'the one page that was read',
};

function show(wordCount: number, isPart = false) {
  render(
    <MemoryRouter>
      <EstimateTotal wordCount={wordCount} missing={isPart ? missing : null} pricing={pricing} />
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

  it('calls the price of a part that, and offers no payment of it', () => {
    show(6, true);
    expect(screen.getByText('The price of what was counted so far.')).toBeVisible();
    expect(screen.getByText(/199 of 200 pages are missing/)).toBeVisible();
    expect(screen.getByText('6 words × $0.25 × 1.5, the one page that was read')).toBeVisible();
    expect(screen.getByText('2.25')).toBeVisible();
    expect(payNow()).toBeNull();
  });

  it('leaves the request to the form', () => {
    show(6, true);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
