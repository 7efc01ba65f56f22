import { render, screen } from '@testing-library/react';
import type { OrderPayment } from '@yiqiao/contract/record/payment';
import { describe, expect, it } from 'vitest';
import { sampleQuote } from '../test/sample-quote.ts';
import { Payments } from './payments.tsx';

const at = '2026-11-20T09:00:00.000Z';
const now = Date.parse('2026-11-20T12:00:00.000Z');
const paid: OrderPayment = {
  id: 'p1',
  version: 2,
  amount: '831.30',
  currency: 'USD',
  state: 'paid',
  method: 'card',
  at,
  paidAt: at,
  updatedAt: at,
};

function lineOf(differences: Partial<OrderPayment>) {
  render(<Payments quote={sampleQuote({ payments: [{ ...paid, ...differences }] })} now={now} />);
  return screen.getByRole('listitem');
}

describe('Payments', () => {
  it('is not there before somebody has begun to pay', () => {
    const { container } = render(<Payments quote={sampleQuote()} now={now} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('says what was paid, when and how', () => {
    expect(lineOf({})).toHaveTextContent(/^\$831\.30paid by cardFri 20 Nov, .*for quote 2$/);
  });

  it.each([
    [{ state: 'open', submittedAt: at }, 'under way'],
    [{ state: 'refunded', refunded: '831.30' }, 'refunded'],
    [{ state: 'partly-refunded', refunded: '31.30' }, '$31.30 went back'],
    [{ state: 'disputed' }, 'disputed by the client’s bank'],
    [{ state: 'unclear', received: { units: 500, currency: 'JPY' } }, '¥500 came instead'],
    [{ state: 'failed', failedAt: at }, 'the payment failed'],
  ])('tells %o as it is', (differences, expected) => {
    expect(lineOf(differences)).toHaveTextContent(expected);
  });
});
