import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { defaultPricing } from '../desk/default-pricing.ts';
import { emptyDesk, type SourceDocument } from '../desk/desk-state.ts';
import { quoteDesk, useQuoteDesk } from '../desk/quote-desk.ts';
import { DeskInEnglish } from '../test/desk-in-english.tsx';
import { PriceEstimate } from './price-estimate.tsx';

const counts = { words: 1, asianCharacters: 0, otherWords: 1, characters: 5 };

const document: SourceDocument = {
  file: new File(['hello'], 'hello.txt', { type: 'text/plain' }),
  idempotencyKey: 'key',
  requestKey: 'key',
  offeredFiles: 1,
  estimatedWords: 1,
  measuring: {
    kind: 'done',
    elapsedMs: 1,
    result: { report: { format: 'text', exactness: 'exact', counts, outside: {} }, texture: [] },
  },
  include: '',
};

function Estimate() {
  const pricing = useQuoteDesk((desk) => desk.pricing);
  return <PriceEstimate document={document} pricing={pricing} />;
}

const renderEstimate = () =>
  render(
    <MemoryRouter>
      <Estimate />
    </MemoryRouter>,
    { wrapper: DeskInEnglish },
  );

afterEach(() => quoteDesk.store.setState(emptyDesk, true));

describe('PriceEstimate', () => {
  it('leaves the focus alone when its panel was open on arrival', () => {
    quoteDesk.setPricing(defaultPricing);
    renderEstimate();
    expect(screen.getByRole('region')).toBeVisible();
    expect(window.document.body).toHaveFocus();
  });

  it('moves the focus with the button that opens or closes the panel', async () => {
    renderEstimate();
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('region')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: /close/i }));
    expect(screen.getByRole('button')).toHaveFocus();
  });
});
