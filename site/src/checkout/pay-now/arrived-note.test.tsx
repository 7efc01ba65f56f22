import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { checkout } from '../../content/en/checkout/checkout.ts';
import { DeskInEnglish } from '../../quote/test/desk-in-english.tsx';
import { sampleReceipt } from '../../quote/test/sample-receipt.ts';
import { CheckoutTextsContext } from '../checkout-texts.ts';
import { ArrivedNote } from './arrived-note.tsx';
import type { Arrived } from './use-pay-now.ts';

const receipt = { ...sampleReceipt, payVersion: 1, estimatedCost: '247.75' };

function show(step: Arrived['step'], amount: number) {
  const pay = vi.fn(async () => {});
  render(
    <CheckoutTextsContext value={checkout}>
      <ArrivedNote amount={amount} arrived={{ receipt, step }} pay={pay} />
    </CheckoutTextsContext>,
    { wrapper: DeskInEnglish },
  );
  return pay;
}

describe('ArrivedNote', () => {
  it('tells the new price before anybody pays it', async () => {
    const pay = show('changed', 22_523);
    expect(screen.getByRole('heading', { name: 'Our prices have changed' })).toHaveFocus();
    expect(screen.getByText(/showed \$225\.23; at today’s prices it is \$247\.75/)).toBeVisible();
    expect(pay).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Pay $247.75' }));
    expect(pay).toHaveBeenCalledExactlyOnceWith(receipt);
  });

  it('asks for the price that was shown where it holds', () => {
    show('ready', 24_775);
    expect(screen.getByRole('heading', { name: 'Your document has arrived' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay $247.75' })).toBeVisible();
  });

  it('offers no payment where there is nothing to pay', () => {
    show('differs', 22_523);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
